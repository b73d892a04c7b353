import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools" ALTER COLUMN "motto" DROP NOT NULL;
  ALTER TABLE "schools" ALTER COLUMN "founded" DROP NOT NULL;
  ALTER TABLE "schools" ALTER COLUMN "affiliation_number" DROP NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "schools" SET "motto" = coalesce("motto", ''), "founded" = coalesce("founded", 0), "affiliation_number" = coalesce("affiliation_number", '');
  ALTER TABLE "schools" ALTER COLUMN "motto" SET NOT NULL;
  ALTER TABLE "schools" ALTER COLUMN "founded" SET NOT NULL;
  ALTER TABLE "schools" ALTER COLUMN "affiliation_number" SET NOT NULL;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools" ALTER COLUMN "map_embed" DROP NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "schools" SET "map_embed" = '' WHERE "map_embed" IS NULL;
  ALTER TABLE "schools" ALTER COLUMN "map_embed" SET NOT NULL;`)
}

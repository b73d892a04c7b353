import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "students" ADD COLUMN "admission" varchar;
  ALTER TABLE "students" ADD COLUMN "moved_for" varchar;
  ALTER TABLE "students" ADD COLUMN "moved_from" varchar;
  CREATE INDEX "students_admission_idx" ON "students" USING btree ("admission");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "students_admission_idx";
  ALTER TABLE "students" DROP COLUMN "admission";
  ALTER TABLE "students" DROP COLUMN "moved_for";
  ALTER TABLE "students" DROP COLUMN "moved_from";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_did" ADD VALUE 'expired';
  ALTER TABLE "schools" ADD COLUMN "retention_set_aside_days" numeric;
  ALTER TABLE "schools" ADD COLUMN "retention_enquiry_months" numeric;
  ALTER TABLE "schools" ADD COLUMN "retention_guest_book_months" numeric;
  ALTER TABLE "activity" ADD COLUMN "count" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_did";
  CREATE TYPE "public"."enum_activity_did" AS ENUM('added', 'changed', 'drafted', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'linked', 'disabled', 'enabled', 'blurred');
  ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE "public"."enum_activity_did" USING "did"::"public"."enum_activity_did";
  ALTER TABLE "schools" DROP COLUMN "retention_set_aside_days";
  ALTER TABLE "schools" DROP COLUMN "retention_enquiry_months";
  ALTER TABLE "schools" DROP COLUMN "retention_guest_book_months";
  ALTER TABLE "activity" DROP COLUMN "count";`)
}

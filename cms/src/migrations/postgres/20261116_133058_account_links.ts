import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_did" ADD VALUE 'linked';
  ALTER TYPE "public"."enum_activity_did" ADD VALUE 'disabled';
  ALTER TYPE "public"."enum_activity_did" ADD VALUE 'enabled';
  ALTER TABLE "staff_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "staff" ADD COLUMN "disabled" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "link_hash" varchar;
  ALTER TABLE "staff" ADD COLUMN "link_until" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "link_kind" varchar;
  CREATE INDEX "staff_link_hash_idx" ON "staff" USING btree ("link_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_did";
  CREATE TYPE "public"."enum_activity_did" AS ENUM('added', 'changed', 'drafted', 'published', 'unpublished', 'trashed', 'restored', 'deleted');
  ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE "public"."enum_activity_did" USING "did"::"public"."enum_activity_did";
  DROP INDEX "staff_link_hash_idx";
  ALTER TABLE "staff_sessions" DROP COLUMN "browser";
  ALTER TABLE "staff" DROP COLUMN "disabled";
  ALTER TABLE "staff" DROP COLUMN "link_hash";
  ALTER TABLE "staff" DROP COLUMN "link_until";
  ALTER TABLE "staff" DROP COLUMN "link_kind";`)
}

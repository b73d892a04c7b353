import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_did" ADD VALUE 'blurred';
  ALTER TABLE "galleries" ADD COLUMN "photos_checked" boolean;
  ALTER TABLE "galleries" ADD COLUMN "photos_checked_by" varchar;
  ALTER TABLE "galleries" ADD COLUMN "photos_checked_on" varchar;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_photos_checked" boolean;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_photos_checked_by" varchar;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_photos_checked_on" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_did";
  CREATE TYPE "public"."enum_activity_did" AS ENUM('added', 'changed', 'drafted', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'linked', 'disabled', 'enabled');
  ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE "public"."enum_activity_did" USING "did"::"public"."enum_activity_did";
  ALTER TABLE "galleries" DROP COLUMN "photos_checked";
  ALTER TABLE "galleries" DROP COLUMN "photos_checked_by";
  ALTER TABLE "galleries" DROP COLUMN "photos_checked_on";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_photos_checked";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_photos_checked_by";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_photos_checked_on";`)
}

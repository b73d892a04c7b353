import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_did" ADD VALUE 'exported' BEFORE 'expired';
  ALTER TYPE "public"."enum_activity_did" ADD VALUE 'erased' BEFORE 'expired';
  ALTER TYPE "public"."enum_activity_did" ADD VALUE 'corrected' BEFORE 'expired';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_did";
  CREATE TYPE "public"."enum_activity_did" AS ENUM('added', 'changed', 'drafted', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'linked', 'disabled', 'enabled', 'blurred', 'expired');
  ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE "public"."enum_activity_did" USING "did"::"public"."enum_activity_did";`)
}

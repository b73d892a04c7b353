import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_did" ADD VALUE 'factorOn' BEFORE 'blurred';
  ALTER TYPE "public"."enum_activity_did" ADD VALUE 'factorOff' BEFORE 'blurred';
  ALTER TYPE "public"."enum_activity_did" ADD VALUE 'factorCodes' BEFORE 'blurred';
  ALTER TYPE "public"."enum_activity_did" ADD VALUE 'factorRemoved' BEFORE 'blurred';
  ALTER TYPE "public"."enum_activity_did" ADD VALUE 'recovered' BEFORE 'blurred';
  ALTER TABLE "schools" ADD COLUMN "demands_second_factor" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "factor" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_did";
  CREATE TYPE "public"."enum_activity_did" AS ENUM('added', 'changed', 'drafted', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'linked', 'disabled', 'enabled', 'blurred', 'exported', 'erased', 'corrected', 'expired');
  ALTER TABLE "activity" ALTER COLUMN "did" SET DATA TYPE "public"."enum_activity_did" USING "did"::"public"."enum_activity_did";
  ALTER TABLE "schools" DROP COLUMN "demands_second_factor";
  ALTER TABLE "staff" DROP COLUMN "factor";`)
}

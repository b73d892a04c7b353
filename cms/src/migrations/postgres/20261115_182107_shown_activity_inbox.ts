import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_activity_did" AS ENUM('added', 'changed', 'drafted', 'published', 'unpublished', 'deleted');
  CREATE TABLE "activity" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"who" varchar NOT NULL,
  	"did" "enum_activity_did" NOT NULL,
  	"kind" varchar NOT NULL,
  	"title" varchar,
  	"collection" varchar NOT NULL,
  	"record" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "news" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_documents_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_documents_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "notifications" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "notifications" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_notifications_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_notifications_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "highlights" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "highlights" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_highlights_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_highlights_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_registrations_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_registrations_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "note" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "settled_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "settled_by" varchar;
  ALTER TABLE "guest_book" ADD COLUMN "note" varchar;
  ALTER TABLE "guest_book" ADD COLUMN "settled_at" timestamp(3) with time zone;
  ALTER TABLE "guest_book" ADD COLUMN "settled_by" varchar;
  ALTER TABLE "activity" ADD CONSTRAINT "activity_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "activity_school_idx" ON "activity" USING btree ("school_id");
  CREATE INDEX "activity_who_idx" ON "activity" USING btree ("who");
  CREATE INDEX "activity_did_idx" ON "activity" USING btree ("did");
  CREATE INDEX "activity_kind_idx" ON "activity" USING btree ("kind");
  CREATE INDEX "activity_updated_at_idx" ON "activity" USING btree ("updated_at");
  CREATE INDEX "activity_created_at_idx" ON "activity" USING btree ("created_at");
  CREATE INDEX "news_show_from_idx" ON "news" USING btree ("show_from");
  CREATE INDEX "news_show_until_idx" ON "news" USING btree ("show_until");
  CREATE INDEX "_news_v_version_version_show_from_idx" ON "_news_v" USING btree ("version_show_from");
  CREATE INDEX "_news_v_version_version_show_until_idx" ON "_news_v" USING btree ("version_show_until");
  CREATE INDEX "documents_show_from_idx" ON "documents" USING btree ("show_from");
  CREATE INDEX "documents_show_until_idx" ON "documents" USING btree ("show_until");
  CREATE INDEX "_documents_v_version_version_show_from_idx" ON "_documents_v" USING btree ("version_show_from");
  CREATE INDEX "_documents_v_version_version_show_until_idx" ON "_documents_v" USING btree ("version_show_until");
  CREATE INDEX "events_show_from_idx" ON "events" USING btree ("show_from");
  CREATE INDEX "events_show_until_idx" ON "events" USING btree ("show_until");
  CREATE INDEX "_events_v_version_version_show_from_idx" ON "_events_v" USING btree ("version_show_from");
  CREATE INDEX "_events_v_version_version_show_until_idx" ON "_events_v" USING btree ("version_show_until");
  CREATE INDEX "notifications_show_from_idx" ON "notifications" USING btree ("show_from");
  CREATE INDEX "notifications_show_until_idx" ON "notifications" USING btree ("show_until");
  CREATE INDEX "_notifications_v_version_version_show_from_idx" ON "_notifications_v" USING btree ("version_show_from");
  CREATE INDEX "_notifications_v_version_version_show_until_idx" ON "_notifications_v" USING btree ("version_show_until");
  CREATE INDEX "highlights_show_from_idx" ON "highlights" USING btree ("show_from");
  CREATE INDEX "highlights_show_until_idx" ON "highlights" USING btree ("show_until");
  CREATE INDEX "_highlights_v_version_version_show_from_idx" ON "_highlights_v" USING btree ("version_show_from");
  CREATE INDEX "_highlights_v_version_version_show_until_idx" ON "_highlights_v" USING btree ("version_show_until");
  CREATE INDEX "registrations_show_from_idx" ON "registrations" USING btree ("show_from");
  CREATE INDEX "registrations_show_until_idx" ON "registrations" USING btree ("show_until");
  CREATE INDEX "_registrations_v_version_version_show_from_idx" ON "_registrations_v" USING btree ("version_show_from");
  CREATE INDEX "_registrations_v_version_version_show_until_idx" ON "_registrations_v" USING btree ("version_show_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activity" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "activity" CASCADE;
  DROP INDEX "news_show_from_idx";
  DROP INDEX "news_show_until_idx";
  DROP INDEX "_news_v_version_version_show_from_idx";
  DROP INDEX "_news_v_version_version_show_until_idx";
  DROP INDEX "documents_show_from_idx";
  DROP INDEX "documents_show_until_idx";
  DROP INDEX "_documents_v_version_version_show_from_idx";
  DROP INDEX "_documents_v_version_version_show_until_idx";
  DROP INDEX "events_show_from_idx";
  DROP INDEX "events_show_until_idx";
  DROP INDEX "_events_v_version_version_show_from_idx";
  DROP INDEX "_events_v_version_version_show_until_idx";
  DROP INDEX "notifications_show_from_idx";
  DROP INDEX "notifications_show_until_idx";
  DROP INDEX "_notifications_v_version_version_show_from_idx";
  DROP INDEX "_notifications_v_version_version_show_until_idx";
  DROP INDEX "highlights_show_from_idx";
  DROP INDEX "highlights_show_until_idx";
  DROP INDEX "_highlights_v_version_version_show_from_idx";
  DROP INDEX "_highlights_v_version_version_show_until_idx";
  DROP INDEX "registrations_show_from_idx";
  DROP INDEX "registrations_show_until_idx";
  DROP INDEX "_registrations_v_version_version_show_from_idx";
  DROP INDEX "_registrations_v_version_version_show_until_idx";
  ALTER TABLE "news" DROP COLUMN "show_from";
  ALTER TABLE "news" DROP COLUMN "show_until";
  ALTER TABLE "_news_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_news_v" DROP COLUMN "version_show_until";
  ALTER TABLE "documents" DROP COLUMN "show_from";
  ALTER TABLE "documents" DROP COLUMN "show_until";
  ALTER TABLE "_documents_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_documents_v" DROP COLUMN "version_show_until";
  ALTER TABLE "events" DROP COLUMN "show_from";
  ALTER TABLE "events" DROP COLUMN "show_until";
  ALTER TABLE "_events_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_events_v" DROP COLUMN "version_show_until";
  ALTER TABLE "notifications" DROP COLUMN "show_from";
  ALTER TABLE "notifications" DROP COLUMN "show_until";
  ALTER TABLE "_notifications_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_notifications_v" DROP COLUMN "version_show_until";
  ALTER TABLE "highlights" DROP COLUMN "show_from";
  ALTER TABLE "highlights" DROP COLUMN "show_until";
  ALTER TABLE "_highlights_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_highlights_v" DROP COLUMN "version_show_until";
  ALTER TABLE "registrations" DROP COLUMN "show_from";
  ALTER TABLE "registrations" DROP COLUMN "show_until";
  ALTER TABLE "_registrations_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_registrations_v" DROP COLUMN "version_show_until";
  ALTER TABLE "enquiries" DROP COLUMN "note";
  ALTER TABLE "enquiries" DROP COLUMN "settled_at";
  ALTER TABLE "enquiries" DROP COLUMN "settled_by";
  ALTER TABLE "guest_book" DROP COLUMN "note";
  ALTER TABLE "guest_book" DROP COLUMN "settled_at";
  ALTER TABLE "guest_book" DROP COLUMN "settled_by";
  DROP TYPE "public"."enum_activity_did";`)
}

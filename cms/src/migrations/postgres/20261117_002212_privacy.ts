import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_privacy_requests_status" AS ENUM('new', 'answered', 'spam');
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"status" "enum_privacy_requests_status" DEFAULT 'new' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"due_on" varchar NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"relation" varchar,
  	"student_name" varchar,
  	"student_class" varchar,
  	"request" varchar,
  	"message" varchar,
  	"note" varchar,
  	"settled_at" timestamp(3) with time zone,
  	"settled_by" varchar,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "schools" ADD COLUMN "grievance_contact_name" varchar;
  ALTER TABLE "schools" ADD COLUMN "grievance_contact_designation" varchar;
  ALTER TABLE "schools" ADD COLUMN "grievance_contact_email" varchar;
  ALTER TABLE "schools" ADD COLUMN "grievance_contact_phone" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_requests_id" integer;
  ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "privacy_requests_school_idx" ON "privacy_requests" USING btree ("school_id");
  CREATE INDEX "privacy_requests_status_idx" ON "privacy_requests" USING btree ("status");
  CREATE INDEX "privacy_requests_received_at_idx" ON "privacy_requests" USING btree ("received_at");
  CREATE INDEX "privacy_requests_due_on_idx" ON "privacy_requests" USING btree ("due_on");
  CREATE UNIQUE INDEX "privacy_requests_fingerprint_idx" ON "privacy_requests" USING btree ("fingerprint");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  CREATE INDEX "privacy_requests_deleted_at_idx" ON "privacy_requests" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "privacy_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "privacy_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk";
  
  DROP INDEX "payload_locked_documents_rels_privacy_requests_id_idx";
  ALTER TABLE "schools" DROP COLUMN "grievance_contact_name";
  ALTER TABLE "schools" DROP COLUMN "grievance_contact_designation";
  ALTER TABLE "schools" DROP COLUMN "grievance_contact_email";
  ALTER TABLE "schools" DROP COLUMN "grievance_contact_phone";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_requests_id";
  DROP TYPE "public"."enum_privacy_requests_status";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consents_relation" AS ENUM('Mother', 'Father', 'Guardian', 'Student');
  CREATE TYPE "public"."enum_consents_how" AS ENUM('Admission', 'Paper', 'Message', 'InPerson');
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"student_id" integer,
  	"name" varchar,
  	"class" varchar,
  	"purposes_photograph_given" boolean DEFAULT false,
  	"purposes_photograph_withdrawn_on" varchar,
  	"purposes_naming_given" boolean DEFAULT false,
  	"purposes_naming_withdrawn_on" varchar,
  	"purposes_birthday_given" boolean DEFAULT false,
  	"purposes_birthday_withdrawn_on" varchar,
  	"purposes_voice_given" boolean DEFAULT false,
  	"purposes_voice_withdrawn_on" varchar,
  	"given_by" varchar NOT NULL,
  	"relation" "enum_consents_relation" NOT NULL,
  	"given_on" varchar NOT NULL,
  	"until" varchar,
  	"how" "enum_consents_how" NOT NULL,
  	"paper_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "students" ADD COLUMN "left_on" varchar;
  ALTER TABLE "schools" ADD COLUMN "consent_from" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" integer;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_paper_id_private_files_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "consents_school_idx" ON "consents" USING btree ("school_id");
  CREATE INDEX "consents_student_idx" ON "consents" USING btree ("student_id");
  CREATE INDEX "consents_relation_idx" ON "consents" USING btree ("relation");
  CREATE INDEX "consents_given_on_idx" ON "consents" USING btree ("given_on");
  CREATE INDEX "consents_until_idx" ON "consents" USING btree ("until");
  CREATE INDEX "consents_how_idx" ON "consents" USING btree ("how");
  CREATE INDEX "consents_paper_idx" ON "consents" USING btree ("paper_id");
  CREATE INDEX "consents_import_key_idx" ON "consents" USING btree ("import_key");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "consents_deleted_at_idx" ON "consents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "school_importKey_22_idx" ON "consents" USING btree ("school_id","import_key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "students_left_on_idx" ON "students" USING btree ("left_on");
  CREATE INDEX "schools_consent_from_idx" ON "schools" USING btree ("consent_from");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");`)
  // Schools that were here before: those who were not asked yet are shown as before, until the rules bind (DPDP Rules, 2025, rule 1: eighteen months after 13 November 2025).
  await db.execute(sql`UPDATE "schools" SET "consent_from" = '2027-05-13';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consents" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  DROP INDEX "students_left_on_idx";
  DROP INDEX "schools_consent_from_idx";
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  ALTER TABLE "students" DROP COLUMN "left_on";
  ALTER TABLE "schools" DROP COLUMN "consent_from";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  DROP TYPE "public"."enum_consents_relation";
  DROP TYPE "public"."enum_consents_how";`)
}

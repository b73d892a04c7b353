import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schools_disclosure_rows_section" AS ENUM('A', 'B', 'C', 'D', 'E');
  CREATE TYPE "public"."enum_staff_signs_as" AS ENUM('Manager', 'Principal');
  CREATE TYPE "public"."enum_certificates_kind" AS ENUM('affiliation', 'registration', 'noc', 'recognition', 'building', 'fire', 'self-declaration', 'health', 'leaving', 'minority', 'other');
  CREATE TYPE "public"."enum_certificates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_version_kind" AS ENUM('affiliation', 'registration', 'noc', 'recognition', 'building', 'fire', 'self-declaration', 'health', 'leaving', 'minority', 'other');
  CREATE TYPE "public"."enum__certificates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_board_results_class" AS ENUM('X', 'XII');
  CREATE TYPE "public"."enum_board_results_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__board_results_v_version_class" AS ENUM('X', 'XII');
  CREATE TYPE "public"."enum__board_results_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_committees_kind" AS ENUM('SMC', 'PTA');
  CREATE TYPE "public"."enum_committees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__committees_v_version_kind" AS ENUM('SMC', 'PTA');
  CREATE TYPE "public"."enum__committees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_signatures_as" AS ENUM('Manager', 'Principal');
  CREATE TABLE "schools_disclosure_laboratories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"number" numeric,
  	"size" numeric
  );
  
  CREATE TABLE "schools_disclosure_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "enum_schools_disclosure_rows_section" NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "certificates_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"kind" "enum_certificates_kind",
  	"title" varchar,
  	"file_id" integer,
  	"number" varchar,
  	"issued_by" varchar,
  	"issued_on" varchar,
  	"valid_from" varchar,
  	"valid_until" varchar,
  	"text" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_certificates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_certificates_v_version_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_certificates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_kind" "enum__certificates_v_version_kind",
  	"version_title" varchar,
  	"version_file_id" integer,
  	"version_number" varchar,
  	"version_issued_by" varchar,
  	"version_issued_on" varchar,
  	"version_valid_from" varchar,
  	"version_valid_until" varchar,
  	"version_text" varchar,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__certificates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "board_results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"class" "enum_board_results_class",
  	"session_year" varchar,
  	"registered" numeric,
  	"passed" numeric,
  	"from90" numeric,
  	"from75" numeric,
  	"from60" numeric,
  	"below60" numeric,
  	"remarks" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_board_results_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_board_results_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_class" "enum__board_results_v_version_class",
  	"version_session_year" varchar,
  	"version_registered" numeric,
  	"version_passed" numeric,
  	"version_from90" numeric,
  	"version_from75" numeric,
  	"version_from60" numeric,
  	"version_below60" numeric,
  	"version_remarks" varchar,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__board_results_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "committees_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"office" varchar,
  	"who" varchar
  );
  
  CREATE TABLE "committees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"kind" "enum_committees_kind",
  	"from" varchar,
  	"until" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_committees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_committees_v_version_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"office" varchar,
  	"who" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_committees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_kind" "enum__committees_v_version_kind",
  	"version_from" varchar,
  	"version_until" varchar,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__committees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "signatures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"certificate_id" integer,
  	"as" "enum_signatures_as" NOT NULL,
  	"name" varchar NOT NULL,
  	"staff" numeric,
  	"file_id" integer,
  	"path" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "schools" ADD COLUMN "disclosure_school_code" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_udise" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_society" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_manager" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_principal_name" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_principal_qualification" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_vice_principal" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_headmistress" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_non_teaching" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_campus_area" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_built_up_area" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_playground_area" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_rooms" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_classrooms_number" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_classrooms_size" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_library_size" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_library_books" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_computers" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_internet" varchar;
  ALTER TABLE "schools" ADD COLUMN "disclosure_toilets_girls" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_toilets_boys" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_toilets_special" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_toilets_staff" numeric;
  ALTER TABLE "schools" ADD COLUMN "disclosure_inspection_video" varchar;
  ALTER TABLE "staff" ADD COLUMN "signs_as" "enum_staff_signs_as";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "certificates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "board_results_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "committees_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "signatures_id" integer;
  ALTER TABLE "schools_disclosure_laboratories" ADD CONSTRAINT "schools_disclosure_laboratories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_disclosure_rows" ADD CONSTRAINT "schools_disclosure_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates_details" ADD CONSTRAINT "certificates_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v_version_details" ADD CONSTRAINT "_certificates_v_version_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_parent_id_certificates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "board_results" ADD CONSTRAINT "board_results_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_board_results_v" ADD CONSTRAINT "_board_results_v_parent_id_board_results_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."board_results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_board_results_v" ADD CONSTRAINT "_board_results_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "committees_members" ADD CONSTRAINT "committees_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees" ADD CONSTRAINT "committees_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committees_v_version_members" ADD CONSTRAINT "_committees_v_version_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_committees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_committees_v" ADD CONSTRAINT "_committees_v_parent_id_committees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."committees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committees_v" ADD CONSTRAINT "_committees_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signatures" ADD CONSTRAINT "signatures_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signatures" ADD CONSTRAINT "signatures_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signatures" ADD CONSTRAINT "signatures_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "schools_disclosure_laboratories_order_idx" ON "schools_disclosure_laboratories" USING btree ("_order");
  CREATE INDEX "schools_disclosure_laboratories_parent_id_idx" ON "schools_disclosure_laboratories" USING btree ("_parent_id");
  CREATE INDEX "schools_disclosure_rows_order_idx" ON "schools_disclosure_rows" USING btree ("_order");
  CREATE INDEX "schools_disclosure_rows_parent_id_idx" ON "schools_disclosure_rows" USING btree ("_parent_id");
  CREATE INDEX "schools_disclosure_rows_section_idx" ON "schools_disclosure_rows" USING btree ("section");
  CREATE INDEX "certificates_details_order_idx" ON "certificates_details" USING btree ("_order");
  CREATE INDEX "certificates_details_parent_id_idx" ON "certificates_details" USING btree ("_parent_id");
  CREATE INDEX "certificates_school_idx" ON "certificates" USING btree ("school_id");
  CREATE INDEX "certificates_kind_idx" ON "certificates" USING btree ("kind");
  CREATE INDEX "certificates_file_idx" ON "certificates" USING btree ("file_id");
  CREATE INDEX "certificates_issued_on_idx" ON "certificates" USING btree ("issued_on");
  CREATE INDEX "certificates_valid_from_idx" ON "certificates" USING btree ("valid_from");
  CREATE INDEX "certificates_valid_until_idx" ON "certificates" USING btree ("valid_until");
  CREATE INDEX "certificates_import_key_idx" ON "certificates" USING btree ("import_key");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates_deleted_at_idx" ON "certificates" USING btree ("deleted_at");
  CREATE INDEX "certificates__status_idx" ON "certificates" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_19_idx" ON "certificates" USING btree ("school_id","import_key");
  CREATE INDEX "_certificates_v_version_details_order_idx" ON "_certificates_v_version_details" USING btree ("_order");
  CREATE INDEX "_certificates_v_version_details_parent_id_idx" ON "_certificates_v_version_details" USING btree ("_parent_id");
  CREATE INDEX "_certificates_v_parent_idx" ON "_certificates_v" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_version_version_school_idx" ON "_certificates_v" USING btree ("version_school_id");
  CREATE INDEX "_certificates_v_version_version_kind_idx" ON "_certificates_v" USING btree ("version_kind");
  CREATE INDEX "_certificates_v_version_version_file_idx" ON "_certificates_v" USING btree ("version_file_id");
  CREATE INDEX "_certificates_v_version_version_issued_on_idx" ON "_certificates_v" USING btree ("version_issued_on");
  CREATE INDEX "_certificates_v_version_version_valid_from_idx" ON "_certificates_v" USING btree ("version_valid_from");
  CREATE INDEX "_certificates_v_version_version_valid_until_idx" ON "_certificates_v" USING btree ("version_valid_until");
  CREATE INDEX "_certificates_v_version_version_import_key_idx" ON "_certificates_v" USING btree ("version_import_key");
  CREATE INDEX "_certificates_v_version_version_updated_at_idx" ON "_certificates_v" USING btree ("version_updated_at");
  CREATE INDEX "_certificates_v_version_version_created_at_idx" ON "_certificates_v" USING btree ("version_created_at");
  CREATE INDEX "_certificates_v_version_version_deleted_at_idx" ON "_certificates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_certificates_v_version_version__status_idx" ON "_certificates_v" USING btree ("version__status");
  CREATE INDEX "_certificates_v_created_at_idx" ON "_certificates_v" USING btree ("created_at");
  CREATE INDEX "_certificates_v_updated_at_idx" ON "_certificates_v" USING btree ("updated_at");
  CREATE INDEX "_certificates_v_latest_idx" ON "_certificates_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_15_idx" ON "_certificates_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "board_results_school_idx" ON "board_results" USING btree ("school_id");
  CREATE INDEX "board_results_class_idx" ON "board_results" USING btree ("class");
  CREATE INDEX "board_results_session_year_idx" ON "board_results" USING btree ("session_year");
  CREATE INDEX "board_results_import_key_idx" ON "board_results" USING btree ("import_key");
  CREATE INDEX "board_results_updated_at_idx" ON "board_results" USING btree ("updated_at");
  CREATE INDEX "board_results_created_at_idx" ON "board_results" USING btree ("created_at");
  CREATE INDEX "board_results_deleted_at_idx" ON "board_results" USING btree ("deleted_at");
  CREATE INDEX "board_results__status_idx" ON "board_results" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_20_idx" ON "board_results" USING btree ("school_id","import_key");
  CREATE INDEX "_board_results_v_parent_idx" ON "_board_results_v" USING btree ("parent_id");
  CREATE INDEX "_board_results_v_version_version_school_idx" ON "_board_results_v" USING btree ("version_school_id");
  CREATE INDEX "_board_results_v_version_version_class_idx" ON "_board_results_v" USING btree ("version_class");
  CREATE INDEX "_board_results_v_version_version_session_year_idx" ON "_board_results_v" USING btree ("version_session_year");
  CREATE INDEX "_board_results_v_version_version_import_key_idx" ON "_board_results_v" USING btree ("version_import_key");
  CREATE INDEX "_board_results_v_version_version_updated_at_idx" ON "_board_results_v" USING btree ("version_updated_at");
  CREATE INDEX "_board_results_v_version_version_created_at_idx" ON "_board_results_v" USING btree ("version_created_at");
  CREATE INDEX "_board_results_v_version_version_deleted_at_idx" ON "_board_results_v" USING btree ("version_deleted_at");
  CREATE INDEX "_board_results_v_version_version__status_idx" ON "_board_results_v" USING btree ("version__status");
  CREATE INDEX "_board_results_v_created_at_idx" ON "_board_results_v" USING btree ("created_at");
  CREATE INDEX "_board_results_v_updated_at_idx" ON "_board_results_v" USING btree ("updated_at");
  CREATE INDEX "_board_results_v_latest_idx" ON "_board_results_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_16_idx" ON "_board_results_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "committees_members_order_idx" ON "committees_members" USING btree ("_order");
  CREATE INDEX "committees_members_parent_id_idx" ON "committees_members" USING btree ("_parent_id");
  CREATE INDEX "committees_school_idx" ON "committees" USING btree ("school_id");
  CREATE INDEX "committees_kind_idx" ON "committees" USING btree ("kind");
  CREATE INDEX "committees_from_idx" ON "committees" USING btree ("from");
  CREATE INDEX "committees_until_idx" ON "committees" USING btree ("until");
  CREATE INDEX "committees_import_key_idx" ON "committees" USING btree ("import_key");
  CREATE INDEX "committees_updated_at_idx" ON "committees" USING btree ("updated_at");
  CREATE INDEX "committees_created_at_idx" ON "committees" USING btree ("created_at");
  CREATE INDEX "committees_deleted_at_idx" ON "committees" USING btree ("deleted_at");
  CREATE INDEX "committees__status_idx" ON "committees" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_21_idx" ON "committees" USING btree ("school_id","import_key");
  CREATE INDEX "_committees_v_version_members_order_idx" ON "_committees_v_version_members" USING btree ("_order");
  CREATE INDEX "_committees_v_version_members_parent_id_idx" ON "_committees_v_version_members" USING btree ("_parent_id");
  CREATE INDEX "_committees_v_parent_idx" ON "_committees_v" USING btree ("parent_id");
  CREATE INDEX "_committees_v_version_version_school_idx" ON "_committees_v" USING btree ("version_school_id");
  CREATE INDEX "_committees_v_version_version_kind_idx" ON "_committees_v" USING btree ("version_kind");
  CREATE INDEX "_committees_v_version_version_from_idx" ON "_committees_v" USING btree ("version_from");
  CREATE INDEX "_committees_v_version_version_until_idx" ON "_committees_v" USING btree ("version_until");
  CREATE INDEX "_committees_v_version_version_import_key_idx" ON "_committees_v" USING btree ("version_import_key");
  CREATE INDEX "_committees_v_version_version_updated_at_idx" ON "_committees_v" USING btree ("version_updated_at");
  CREATE INDEX "_committees_v_version_version_created_at_idx" ON "_committees_v" USING btree ("version_created_at");
  CREATE INDEX "_committees_v_version_version_deleted_at_idx" ON "_committees_v" USING btree ("version_deleted_at");
  CREATE INDEX "_committees_v_version_version__status_idx" ON "_committees_v" USING btree ("version__status");
  CREATE INDEX "_committees_v_created_at_idx" ON "_committees_v" USING btree ("created_at");
  CREATE INDEX "_committees_v_updated_at_idx" ON "_committees_v" USING btree ("updated_at");
  CREATE INDEX "_committees_v_latest_idx" ON "_committees_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_17_idx" ON "_committees_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "signatures_school_idx" ON "signatures" USING btree ("school_id");
  CREATE INDEX "signatures_certificate_idx" ON "signatures" USING btree ("certificate_id");
  CREATE INDEX "signatures_file_idx" ON "signatures" USING btree ("file_id");
  CREATE INDEX "signatures_updated_at_idx" ON "signatures" USING btree ("updated_at");
  CREATE INDEX "signatures_created_at_idx" ON "signatures" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_board_results_fk" FOREIGN KEY ("board_results_id") REFERENCES "public"."board_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_committees_fk" FOREIGN KEY ("committees_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_signatures_fk" FOREIGN KEY ("signatures_id") REFERENCES "public"."signatures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_board_results_id_idx" ON "payload_locked_documents_rels" USING btree ("board_results_id");
  CREATE INDEX "payload_locked_documents_rels_committees_id_idx" ON "payload_locked_documents_rels" USING btree ("committees_id");
  CREATE INDEX "payload_locked_documents_rels_signatures_id_idx" ON "payload_locked_documents_rels" USING btree ("signatures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools_disclosure_laboratories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schools_disclosure_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_certificates_v_version_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_certificates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "board_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_board_results_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_committees_v_version_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_committees_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signatures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schools_disclosure_laboratories" CASCADE;
  DROP TABLE "schools_disclosure_rows" CASCADE;
  DROP TABLE "certificates_details" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "_certificates_v_version_details" CASCADE;
  DROP TABLE "_certificates_v" CASCADE;
  DROP TABLE "board_results" CASCADE;
  DROP TABLE "_board_results_v" CASCADE;
  DROP TABLE "committees_members" CASCADE;
  DROP TABLE "committees" CASCADE;
  DROP TABLE "_committees_v_version_members" CASCADE;
  DROP TABLE "_committees_v" CASCADE;
  DROP TABLE "signatures" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_certificates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_board_results_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_committees_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_signatures_fk";
  
  DROP INDEX "payload_locked_documents_rels_certificates_id_idx";
  DROP INDEX "payload_locked_documents_rels_board_results_id_idx";
  DROP INDEX "payload_locked_documents_rels_committees_id_idx";
  DROP INDEX "payload_locked_documents_rels_signatures_id_idx";
  ALTER TABLE "schools" DROP COLUMN "disclosure_school_code";
  ALTER TABLE "schools" DROP COLUMN "disclosure_udise";
  ALTER TABLE "schools" DROP COLUMN "disclosure_society";
  ALTER TABLE "schools" DROP COLUMN "disclosure_manager";
  ALTER TABLE "schools" DROP COLUMN "disclosure_principal_name";
  ALTER TABLE "schools" DROP COLUMN "disclosure_principal_qualification";
  ALTER TABLE "schools" DROP COLUMN "disclosure_vice_principal";
  ALTER TABLE "schools" DROP COLUMN "disclosure_headmistress";
  ALTER TABLE "schools" DROP COLUMN "disclosure_non_teaching";
  ALTER TABLE "schools" DROP COLUMN "disclosure_campus_area";
  ALTER TABLE "schools" DROP COLUMN "disclosure_built_up_area";
  ALTER TABLE "schools" DROP COLUMN "disclosure_playground_area";
  ALTER TABLE "schools" DROP COLUMN "disclosure_rooms";
  ALTER TABLE "schools" DROP COLUMN "disclosure_classrooms_number";
  ALTER TABLE "schools" DROP COLUMN "disclosure_classrooms_size";
  ALTER TABLE "schools" DROP COLUMN "disclosure_library_size";
  ALTER TABLE "schools" DROP COLUMN "disclosure_library_books";
  ALTER TABLE "schools" DROP COLUMN "disclosure_computers";
  ALTER TABLE "schools" DROP COLUMN "disclosure_internet";
  ALTER TABLE "schools" DROP COLUMN "disclosure_toilets_girls";
  ALTER TABLE "schools" DROP COLUMN "disclosure_toilets_boys";
  ALTER TABLE "schools" DROP COLUMN "disclosure_toilets_special";
  ALTER TABLE "schools" DROP COLUMN "disclosure_toilets_staff";
  ALTER TABLE "schools" DROP COLUMN "disclosure_inspection_video";
  ALTER TABLE "staff" DROP COLUMN "signs_as";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "certificates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "board_results_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "committees_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "signatures_id";
  DROP TYPE "public"."enum_schools_disclosure_rows_section";
  DROP TYPE "public"."enum_staff_signs_as";
  DROP TYPE "public"."enum_certificates_kind";
  DROP TYPE "public"."enum_certificates_status";
  DROP TYPE "public"."enum__certificates_v_version_kind";
  DROP TYPE "public"."enum__certificates_v_version_status";
  DROP TYPE "public"."enum_board_results_class";
  DROP TYPE "public"."enum_board_results_status";
  DROP TYPE "public"."enum__board_results_v_version_class";
  DROP TYPE "public"."enum__board_results_v_version_status";
  DROP TYPE "public"."enum_committees_kind";
  DROP TYPE "public"."enum_committees_status";
  DROP TYPE "public"."enum__committees_v_version_kind";
  DROP TYPE "public"."enum__committees_v_version_status";
  DROP TYPE "public"."enum_signatures_as";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_annual_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__annual_reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "annual_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"session_year" varchar,
  	"words" jsonb,
  	"signed_by" varchar,
  	"blocks" jsonb,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_annual_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_annual_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_session_year" varchar,
  	"version_words" jsonb,
  	"version_signed_by" varchar,
  	"version_blocks" jsonb,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__annual_reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "annual_reports_id" integer;
  ALTER TABLE "annual_reports" ADD CONSTRAINT "annual_reports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_annual_reports_v" ADD CONSTRAINT "_annual_reports_v_parent_id_annual_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."annual_reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_annual_reports_v" ADD CONSTRAINT "_annual_reports_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "annual_reports_school_idx" ON "annual_reports" USING btree ("school_id");
  CREATE INDEX "annual_reports_session_year_idx" ON "annual_reports" USING btree ("session_year");
  CREATE INDEX "annual_reports_import_key_idx" ON "annual_reports" USING btree ("import_key");
  CREATE INDEX "annual_reports_updated_at_idx" ON "annual_reports" USING btree ("updated_at");
  CREATE INDEX "annual_reports_created_at_idx" ON "annual_reports" USING btree ("created_at");
  CREATE INDEX "annual_reports_deleted_at_idx" ON "annual_reports" USING btree ("deleted_at");
  CREATE INDEX "annual_reports__status_idx" ON "annual_reports" USING btree ("_status");
  CREATE UNIQUE INDEX "school_sessionYear_idx" ON "annual_reports" USING btree ("school_id","session_year");
  CREATE UNIQUE INDEX "school_importKey_23_idx" ON "annual_reports" USING btree ("school_id","import_key");
  CREATE INDEX "_annual_reports_v_parent_idx" ON "_annual_reports_v" USING btree ("parent_id");
  CREATE INDEX "_annual_reports_v_version_version_school_idx" ON "_annual_reports_v" USING btree ("version_school_id");
  CREATE INDEX "_annual_reports_v_version_version_session_year_idx" ON "_annual_reports_v" USING btree ("version_session_year");
  CREATE INDEX "_annual_reports_v_version_version_import_key_idx" ON "_annual_reports_v" USING btree ("version_import_key");
  CREATE INDEX "_annual_reports_v_version_version_updated_at_idx" ON "_annual_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_annual_reports_v_version_version_created_at_idx" ON "_annual_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_annual_reports_v_version_version_deleted_at_idx" ON "_annual_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_annual_reports_v_version_version__status_idx" ON "_annual_reports_v" USING btree ("version__status");
  CREATE INDEX "_annual_reports_v_created_at_idx" ON "_annual_reports_v" USING btree ("created_at");
  CREATE INDEX "_annual_reports_v_updated_at_idx" ON "_annual_reports_v" USING btree ("updated_at");
  CREATE INDEX "_annual_reports_v_latest_idx" ON "_annual_reports_v" USING btree ("latest");
  CREATE INDEX "version_school_version_sessionYear_idx" ON "_annual_reports_v" USING btree ("version_school_id","version_session_year");
  CREATE INDEX "version_school_version_importKey_18_idx" ON "_annual_reports_v" USING btree ("version_school_id","version_import_key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_annual_reports_fk" FOREIGN KEY ("annual_reports_id") REFERENCES "public"."annual_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_annual_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("annual_reports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "annual_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_annual_reports_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "annual_reports" CASCADE;
  DROP TABLE "_annual_reports_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_annual_reports_fk";
  
  DROP INDEX "payload_locked_documents_rels_annual_reports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "annual_reports_id";
  DROP TYPE "public"."enum_annual_reports_status";
  DROP TYPE "public"."enum__annual_reports_v_version_status";`)
}

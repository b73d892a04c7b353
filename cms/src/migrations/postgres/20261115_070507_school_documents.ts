import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools" ADD COLUMN "links_booklist_file_id" integer;
  ALTER TABLE "schools" ADD COLUMN "links_mandatory_disclosure_file_id" integer;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_links_booklist_file_id_media_id_fk" FOREIGN KEY ("links_booklist_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_links_mandatory_disclosure_file_id_media_id_fk" FOREIGN KEY ("links_mandatory_disclosure_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "schools_links_links_booklist_file_idx" ON "schools" USING btree ("links_booklist_file_id");
  CREATE INDEX "schools_links_links_mandatory_disclosure_file_idx" ON "schools" USING btree ("links_mandatory_disclosure_file_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schools" DROP CONSTRAINT "schools_links_booklist_file_id_media_id_fk";
  
  ALTER TABLE "schools" DROP CONSTRAINT "schools_links_mandatory_disclosure_file_id_media_id_fk";
  
  DROP INDEX "schools_links_links_booklist_file_idx";
  DROP INDEX "schools_links_links_mandatory_disclosure_file_idx";
  ALTER TABLE "schools" DROP COLUMN "links_booklist_file_id";
  ALTER TABLE "schools" DROP COLUMN "links_mandatory_disclosure_file_id";`)
}

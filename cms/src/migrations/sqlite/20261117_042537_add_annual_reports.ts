import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`annual_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`session_year\` text,
  	\`words\` text,
  	\`signed_by\` text,
  	\`blocks\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`annual_reports_school_idx\` ON \`annual_reports\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`annual_reports_session_year_idx\` ON \`annual_reports\` (\`session_year\`);`)
  await db.run(sql`CREATE INDEX \`annual_reports_import_key_idx\` ON \`annual_reports\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`annual_reports_updated_at_idx\` ON \`annual_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`annual_reports_created_at_idx\` ON \`annual_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`annual_reports_deleted_at_idx\` ON \`annual_reports\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`annual_reports__status_idx\` ON \`annual_reports\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_sessionYear_idx\` ON \`annual_reports\` (\`school_id\`,\`session_year\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_23_idx\` ON \`annual_reports\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_annual_reports_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_session_year\` text,
  	\`version_words\` text,
  	\`version_signed_by\` text,
  	\`version_blocks\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`annual_reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_parent_idx\` ON \`_annual_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_version_version_school_idx\` ON \`_annual_reports_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_version_version_session_year_idx\` ON \`_annual_reports_v\` (\`version_session_year\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_version_version_import_key_idx\` ON \`_annual_reports_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_version_version_updated_at_idx\` ON \`_annual_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_version_version_created_at_idx\` ON \`_annual_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_version_version_deleted_at_idx\` ON \`_annual_reports_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_version_version__status_idx\` ON \`_annual_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_created_at_idx\` ON \`_annual_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_updated_at_idx\` ON \`_annual_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_annual_reports_v_latest_idx\` ON \`_annual_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_sessionYear_idx\` ON \`_annual_reports_v\` (\`version_school_id\`,\`version_session_year\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_18_idx\` ON \`_annual_reports_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`annual_reports_id\` integer REFERENCES annual_reports(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_annual_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`annual_reports_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`annual_reports\`;`)
  await db.run(sql`DROP TABLE \`_annual_reports_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`documents_id\` integer,
  	\`events_id\` integer,
  	\`galleries_id\` integer,
  	\`videos_id\` integer,
  	\`pages_id\` integer,
  	\`messages_id\` integer,
  	\`notifications_id\` integer,
  	\`highlights_id\` integer,
  	\`registrations_id\` integer,
  	\`toppers_id\` integer,
  	\`faculty_id\` integer,
  	\`voices_id\` integer,
  	\`clippings_id\` integer,
  	\`panoramas_id\` integer,
  	\`enquiries_id\` integer,
  	\`guest_book_id\` integer,
  	\`transfer_certificates_id\` integer,
  	\`students_id\` integer,
  	\`private_files_id\` integer,
  	\`media_id\` integer,
  	\`schools_id\` integer,
  	\`staff_id\` integer,
  	\`certificates_id\` integer,
  	\`board_results_id\` integer,
  	\`committees_id\` integer,
  	\`signatures_id\` integer,
  	\`consents_id\` integer,
  	\`privacy_requests_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`galleries_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notifications_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`highlights_id\`) REFERENCES \`highlights\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registrations_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`toppers_id\`) REFERENCES \`toppers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faculty_id\`) REFERENCES \`faculty\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`voices_id\`) REFERENCES \`voices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clippings_id\`) REFERENCES \`clippings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`panoramas_id\`) REFERENCES \`panoramas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guest_book_id\`) REFERENCES \`guest_book\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transfer_certificates_id\`) REFERENCES \`transfer_certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`students_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`private_files_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`board_results_id\`) REFERENCES \`board_results\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committees_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`signatures_id\`) REFERENCES \`signatures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consents_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`privacy_requests_id\`) REFERENCES \`privacy_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "documents_id", "events_id", "galleries_id", "videos_id", "pages_id", "messages_id", "notifications_id", "highlights_id", "registrations_id", "toppers_id", "faculty_id", "voices_id", "clippings_id", "panoramas_id", "enquiries_id", "guest_book_id", "transfer_certificates_id", "students_id", "private_files_id", "media_id", "schools_id", "staff_id", "certificates_id", "board_results_id", "committees_id", "signatures_id", "consents_id", "privacy_requests_id") SELECT "id", "order", "parent_id", "path", "news_id", "documents_id", "events_id", "galleries_id", "videos_id", "pages_id", "messages_id", "notifications_id", "highlights_id", "registrations_id", "toppers_id", "faculty_id", "voices_id", "clippings_id", "panoramas_id", "enquiries_id", "guest_book_id", "transfer_certificates_id", "students_id", "private_files_id", "media_id", "schools_id", "staff_id", "certificates_id", "board_results_id", "committees_id", "signatures_id", "consents_id", "privacy_requests_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_galleries_id_idx\` ON \`payload_locked_documents_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_highlights_id_idx\` ON \`payload_locked_documents_rels\` (\`highlights_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_toppers_id_idx\` ON \`payload_locked_documents_rels\` (\`toppers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faculty_id_idx\` ON \`payload_locked_documents_rels\` (\`faculty_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_voices_id_idx\` ON \`payload_locked_documents_rels\` (\`voices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clippings_id_idx\` ON \`payload_locked_documents_rels\` (\`clippings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_panoramas_id_idx\` ON \`payload_locked_documents_rels\` (\`panoramas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guest_book_id_idx\` ON \`payload_locked_documents_rels\` (\`guest_book_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transfer_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`transfer_certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_students_id_idx\` ON \`payload_locked_documents_rels\` (\`students_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_private_files_id_idx\` ON \`payload_locked_documents_rels\` (\`private_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schools_id_idx\` ON \`payload_locked_documents_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_board_results_id_idx\` ON \`payload_locked_documents_rels\` (\`board_results_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committees_id_idx\` ON \`payload_locked_documents_rels\` (\`committees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_signatures_id_idx\` ON \`payload_locked_documents_rels\` (\`signatures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_requests_id\`);`)
}

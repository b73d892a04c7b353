import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schools_disclosure_laboratories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`number\` numeric,
  	\`size\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_disclosure_laboratories_order_idx\` ON \`schools_disclosure_laboratories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_disclosure_laboratories_parent_id_idx\` ON \`schools_disclosure_laboratories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_disclosure_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_disclosure_rows_order_idx\` ON \`schools_disclosure_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_disclosure_rows_parent_id_idx\` ON \`schools_disclosure_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_disclosure_rows_section_idx\` ON \`schools_disclosure_rows\` (\`section\`);`)
  await db.run(sql`CREATE TABLE \`certificates_details\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_details_order_idx\` ON \`certificates_details\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`certificates_details_parent_id_idx\` ON \`certificates_details\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`kind\` text,
  	\`title\` text,
  	\`file_id\` integer,
  	\`number\` text,
  	\`issued_by\` text,
  	\`issued_on\` text,
  	\`valid_from\` text,
  	\`valid_until\` text,
  	\`text\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_school_idx\` ON \`certificates\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_kind_idx\` ON \`certificates\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`certificates_file_idx\` ON \`certificates\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_issued_on_idx\` ON \`certificates\` (\`issued_on\`);`)
  await db.run(sql`CREATE INDEX \`certificates_valid_from_idx\` ON \`certificates\` (\`valid_from\`);`)
  await db.run(sql`CREATE INDEX \`certificates_valid_until_idx\` ON \`certificates\` (\`valid_until\`);`)
  await db.run(sql`CREATE INDEX \`certificates_import_key_idx\` ON \`certificates\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates__status_idx\` ON \`certificates\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_19_idx\` ON \`certificates\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_certificates_v_version_details\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_certificates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_details_order_idx\` ON \`_certificates_v_version_details\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_details_parent_id_idx\` ON \`_certificates_v_version_details\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_certificates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_kind\` text,
  	\`version_title\` text,
  	\`version_file_id\` integer,
  	\`version_number\` text,
  	\`version_issued_by\` text,
  	\`version_issued_on\` text,
  	\`version_valid_from\` text,
  	\`version_valid_until\` text,
  	\`version_text\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_certificates_v_parent_idx\` ON \`_certificates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_school_idx\` ON \`_certificates_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_kind_idx\` ON \`_certificates_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_file_idx\` ON \`_certificates_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_issued_on_idx\` ON \`_certificates_v\` (\`version_issued_on\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_valid_from_idx\` ON \`_certificates_v\` (\`version_valid_from\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_valid_until_idx\` ON \`_certificates_v\` (\`version_valid_until\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_import_key_idx\` ON \`_certificates_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_updated_at_idx\` ON \`_certificates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_created_at_idx\` ON \`_certificates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_deleted_at_idx\` ON \`_certificates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version__status_idx\` ON \`_certificates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_created_at_idx\` ON \`_certificates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_updated_at_idx\` ON \`_certificates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_latest_idx\` ON \`_certificates_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_15_idx\` ON \`_certificates_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`board_results\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`class\` text,
  	\`session_year\` text,
  	\`registered\` numeric,
  	\`passed\` numeric,
  	\`from90\` numeric,
  	\`from75\` numeric,
  	\`from60\` numeric,
  	\`below60\` numeric,
  	\`remarks\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`board_results_school_idx\` ON \`board_results\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`board_results_class_idx\` ON \`board_results\` (\`class\`);`)
  await db.run(sql`CREATE INDEX \`board_results_session_year_idx\` ON \`board_results\` (\`session_year\`);`)
  await db.run(sql`CREATE INDEX \`board_results_import_key_idx\` ON \`board_results\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`board_results_updated_at_idx\` ON \`board_results\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`board_results_created_at_idx\` ON \`board_results\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`board_results_deleted_at_idx\` ON \`board_results\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`board_results__status_idx\` ON \`board_results\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_20_idx\` ON \`board_results\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_board_results_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_class\` text,
  	\`version_session_year\` text,
  	\`version_registered\` numeric,
  	\`version_passed\` numeric,
  	\`version_from90\` numeric,
  	\`version_from75\` numeric,
  	\`version_from60\` numeric,
  	\`version_below60\` numeric,
  	\`version_remarks\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`board_results\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_board_results_v_parent_idx\` ON \`_board_results_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_version_version_school_idx\` ON \`_board_results_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_version_version_class_idx\` ON \`_board_results_v\` (\`version_class\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_version_version_session_year_idx\` ON \`_board_results_v\` (\`version_session_year\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_version_version_import_key_idx\` ON \`_board_results_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_version_version_updated_at_idx\` ON \`_board_results_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_version_version_created_at_idx\` ON \`_board_results_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_version_version_deleted_at_idx\` ON \`_board_results_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_version_version__status_idx\` ON \`_board_results_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_created_at_idx\` ON \`_board_results_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_updated_at_idx\` ON \`_board_results_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_board_results_v_latest_idx\` ON \`_board_results_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_16_idx\` ON \`_board_results_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`committees_members\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`office\` text,
  	\`who\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`committees_members_order_idx\` ON \`committees_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`committees_members_parent_id_idx\` ON \`committees_members\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`committees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`kind\` text,
  	\`from\` text,
  	\`until\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`committees_school_idx\` ON \`committees\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`committees_kind_idx\` ON \`committees\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`committees_from_idx\` ON \`committees\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`committees_until_idx\` ON \`committees\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`committees_import_key_idx\` ON \`committees\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`committees_updated_at_idx\` ON \`committees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`committees_created_at_idx\` ON \`committees\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`committees_deleted_at_idx\` ON \`committees\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`committees__status_idx\` ON \`committees\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_21_idx\` ON \`committees\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_committees_v_version_members\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`office\` text,
  	\`who\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_committees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_committees_v_version_members_order_idx\` ON \`_committees_v_version_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_members_parent_id_idx\` ON \`_committees_v_version_members\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_committees_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_kind\` text,
  	\`version_from\` text,
  	\`version_until\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_committees_v_parent_idx\` ON \`_committees_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_school_idx\` ON \`_committees_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_kind_idx\` ON \`_committees_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_from_idx\` ON \`_committees_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_until_idx\` ON \`_committees_v\` (\`version_until\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_import_key_idx\` ON \`_committees_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_updated_at_idx\` ON \`_committees_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_created_at_idx\` ON \`_committees_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_deleted_at_idx\` ON \`_committees_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version__status_idx\` ON \`_committees_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_created_at_idx\` ON \`_committees_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_updated_at_idx\` ON \`_committees_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_latest_idx\` ON \`_committees_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_17_idx\` ON \`_committees_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`signatures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`certificate_id\` integer,
  	\`as\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`staff\` numeric,
  	\`file_id\` integer,
  	\`path\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`certificate_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`signatures_school_idx\` ON \`signatures\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`signatures_certificate_idx\` ON \`signatures\` (\`certificate_id\`);`)
  await db.run(sql`CREATE INDEX \`signatures_file_idx\` ON \`signatures\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`signatures_updated_at_idx\` ON \`signatures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`signatures_created_at_idx\` ON \`signatures\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_school_code\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_udise\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_society\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_manager\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_principal_name\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_principal_qualification\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_vice_principal\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_headmistress\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_non_teaching\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_campus_area\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_built_up_area\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_playground_area\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_rooms\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_classrooms_number\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_classrooms_size\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_library_size\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_library_books\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_computers\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_internet\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_toilets_girls\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_toilets_boys\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_toilets_special\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_toilets_staff\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`disclosure_inspection_video\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`signs_as\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`certificates_id\` integer REFERENCES certificates(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`board_results_id\` integer REFERENCES board_results(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`committees_id\` integer REFERENCES committees(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`signatures_id\` integer REFERENCES signatures(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_board_results_id_idx\` ON \`payload_locked_documents_rels\` (\`board_results_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committees_id_idx\` ON \`payload_locked_documents_rels\` (\`committees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_signatures_id_idx\` ON \`payload_locked_documents_rels\` (\`signatures_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`schools_disclosure_laboratories\`;`)
  await db.run(sql`DROP TABLE \`schools_disclosure_rows\`;`)
  await db.run(sql`DROP TABLE \`certificates_details\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`DROP TABLE \`_certificates_v_version_details\`;`)
  await db.run(sql`DROP TABLE \`_certificates_v\`;`)
  await db.run(sql`DROP TABLE \`board_results\`;`)
  await db.run(sql`DROP TABLE \`_board_results_v\`;`)
  await db.run(sql`DROP TABLE \`committees_members\`;`)
  await db.run(sql`DROP TABLE \`committees\`;`)
  await db.run(sql`DROP TABLE \`_committees_v_version_members\`;`)
  await db.run(sql`DROP TABLE \`_committees_v\`;`)
  await db.run(sql`DROP TABLE \`signatures\`;`)
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
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "documents_id", "events_id", "galleries_id", "videos_id", "pages_id", "messages_id", "notifications_id", "highlights_id", "registrations_id", "toppers_id", "faculty_id", "voices_id", "clippings_id", "panoramas_id", "enquiries_id", "guest_book_id", "transfer_certificates_id", "students_id", "private_files_id", "media_id", "schools_id", "staff_id") SELECT "id", "order", "parent_id", "path", "news_id", "documents_id", "events_id", "galleries_id", "videos_id", "pages_id", "messages_id", "notifications_id", "highlights_id", "registrations_id", "toppers_id", "faculty_id", "voices_id", "clippings_id", "panoramas_id", "enquiries_id", "guest_book_id", "transfer_certificates_id", "students_id", "private_files_id", "media_id", "schools_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_school_code\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_udise\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_society\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_manager\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_principal_name\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_principal_qualification\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_vice_principal\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_headmistress\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_non_teaching\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_campus_area\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_built_up_area\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_playground_area\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_rooms\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_classrooms_number\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_classrooms_size\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_library_size\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_library_books\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_computers\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_internet\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_toilets_girls\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_toilets_boys\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_toilets_special\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_toilets_staff\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`disclosure_inspection_video\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`signs_as\`;`)
}

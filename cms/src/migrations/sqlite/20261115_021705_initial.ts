import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`title\` text,
  	\`from_date\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_school_idx\` ON \`news\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`news_from_date_idx\` ON \`news\` (\`from_date\`);`)
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_import_key_idx\` ON \`news\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_idx\` ON \`news\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_title\` text,
  	\`version_from_date\` text,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_school_idx\` ON \`_news_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_from_date_idx\` ON \`_news_v\` (\`version_from_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_import_key_idx\` ON \`_news_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_idx\` ON \`_news_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`category\` text,
  	\`title\` text,
  	\`date\` text,
  	\`description\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_school_idx\` ON \`documents\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_category_idx\` ON \`documents\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`documents_date_idx\` ON \`documents\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`documents_import_key_idx\` ON \`documents\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents__status_idx\` ON \`documents\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_1_idx\` ON \`documents\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_rels_order_idx\` ON \`documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_parent_idx\` ON \`documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_path_idx\` ON \`documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_media_id_idx\` ON \`documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_category\` text,
  	\`version_title\` text,
  	\`version_date\` text,
  	\`version_description\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_parent_idx\` ON \`_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_school_idx\` ON \`_documents_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_category_idx\` ON \`_documents_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_date_idx\` ON \`_documents_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_import_key_idx\` ON \`_documents_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_updated_at_idx\` ON \`_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_created_at_idx\` ON \`_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version__status_idx\` ON \`_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_created_at_idx\` ON \`_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_updated_at_idx\` ON \`_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_latest_idx\` ON \`_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_1_idx\` ON \`_documents_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_documents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_rels_order_idx\` ON \`_documents_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_rels_parent_idx\` ON \`_documents_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_rels_path_idx\` ON \`_documents_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_rels_media_id_idx\` ON \`_documents_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`title\` text,
  	\`category\` text DEFAULT 'Events',
  	\`date\` text,
  	\`time\` text,
  	\`venue\` text,
  	\`description\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_school_idx\` ON \`events\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`events_category_idx\` ON \`events\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`events_date_idx\` ON \`events\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`events_import_key_idx\` ON \`events\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_2_idx\` ON \`events\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_media_id_idx\` ON \`events_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_title\` text,
  	\`version_category\` text DEFAULT 'Events',
  	\`version_date\` text,
  	\`version_time\` text,
  	\`version_venue\` text,
  	\`version_description\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_school_idx\` ON \`_events_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_category_idx\` ON \`_events_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_date_idx\` ON \`_events_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_import_key_idx\` ON \`_events_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_2_idx\` ON \`_events_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_media_id_idx\` ON \`_events_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`galleries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`title\` text,
  	\`category\` text DEFAULT 'PhotoGallery',
  	\`date\` text,
  	\`description\` text,
  	\`url\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_school_idx\` ON \`galleries\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_category_idx\` ON \`galleries\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`galleries_date_idx\` ON \`galleries\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`galleries_import_key_idx\` ON \`galleries\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`galleries_updated_at_idx\` ON \`galleries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_created_at_idx\` ON \`galleries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries__status_idx\` ON \`galleries\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_3_idx\` ON \`galleries\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`galleries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_rels_order_idx\` ON \`galleries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_parent_idx\` ON \`galleries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_path_idx\` ON \`galleries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_media_id_idx\` ON \`galleries_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_title\` text,
  	\`version_category\` text DEFAULT 'PhotoGallery',
  	\`version_date\` text,
  	\`version_description\` text,
  	\`version_url\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_galleries_v_parent_idx\` ON \`_galleries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_school_idx\` ON \`_galleries_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_category_idx\` ON \`_galleries_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_date_idx\` ON \`_galleries_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_import_key_idx\` ON \`_galleries_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_updated_at_idx\` ON \`_galleries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_created_at_idx\` ON \`_galleries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version__status_idx\` ON \`_galleries_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_created_at_idx\` ON \`_galleries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_updated_at_idx\` ON \`_galleries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_latest_idx\` ON \`_galleries_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_3_idx\` ON \`_galleries_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_galleries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_galleries_v_rels_order_idx\` ON \`_galleries_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_rels_parent_idx\` ON \`_galleries_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_rels_path_idx\` ON \`_galleries_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_rels_media_id_idx\` ON \`_galleries_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`title\` text,
  	\`date\` text,
  	\`video_url\` text,
  	\`attachments_id\` integer,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_school_idx\` ON \`videos\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_date_idx\` ON \`videos\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`videos_attachments_idx\` ON \`videos\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_import_key_idx\` ON \`videos\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos__status_idx\` ON \`videos\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_4_idx\` ON \`videos\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_title\` text,
  	\`version_date\` text,
  	\`version_video_url\` text,
  	\`version_attachments_id\` integer,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_parent_idx\` ON \`_videos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_school_idx\` ON \`_videos_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_date_idx\` ON \`_videos_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_attachments_idx\` ON \`_videos_v\` (\`version_attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_import_key_idx\` ON \`_videos_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__status_idx\` ON \`_videos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_latest_idx\` ON \`_videos_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_4_idx\` ON \`_videos_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`path\` text,
  	\`summary\` text,
  	\`picture_id\` integer,
  	\`blocks\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_school_idx\` ON \`pages\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_picture_idx\` ON \`pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_import_key_idx\` ON \`pages\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_path_idx\` ON \`pages\` (\`school_id\`,\`path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_5_idx\` ON \`pages\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_path\` text,
  	\`version_summary\` text,
  	\`version_picture_id\` integer,
  	\`version_blocks\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_school_idx\` ON \`_pages_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_picture_idx\` ON \`_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_import_key_idx\` ON \`_pages_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_path_idx\` ON \`_pages_v\` (\`version_school_id\`,\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_5_idx\` ON \`_pages_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`category\` text,
  	\`name\` text,
  	\`designation\` text,
  	\`attachments_id\` integer,
  	\`message\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_school_idx\` ON \`messages\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_category_idx\` ON \`messages\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`messages_attachments_idx\` ON \`messages\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_import_key_idx\` ON \`messages\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`messages__status_idx\` ON \`messages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_6_idx\` ON \`messages\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_messages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_category\` text,
  	\`version_name\` text,
  	\`version_designation\` text,
  	\`version_attachments_id\` integer,
  	\`version_message\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_messages_v_parent_idx\` ON \`_messages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_version_version_school_idx\` ON \`_messages_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_version_version_category_idx\` ON \`_messages_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_version_version_attachments_idx\` ON \`_messages_v\` (\`version_attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_version_version_import_key_idx\` ON \`_messages_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_version_version_updated_at_idx\` ON \`_messages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_version_version_created_at_idx\` ON \`_messages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_version_version__status_idx\` ON \`_messages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_created_at_idx\` ON \`_messages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_updated_at_idx\` ON \`_messages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_messages_v_latest_idx\` ON \`_messages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_6_idx\` ON \`_messages_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`url\` text,
  	\`url_title\` text,
  	\`attachments_id\` integer,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_school_idx\` ON \`notifications\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_attachments_idx\` ON \`notifications\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_import_key_idx\` ON \`notifications\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`notifications_updated_at_idx\` ON \`notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_created_at_idx\` ON \`notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications__status_idx\` ON \`notifications\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_7_idx\` ON \`notifications\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`notifications_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_rels_order_idx\` ON \`notifications_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_parent_idx\` ON \`notifications_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_path_idx\` ON \`notifications_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_media_id_idx\` ON \`notifications_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_notifications_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_url\` text,
  	\`version_url_title\` text,
  	\`version_attachments_id\` integer,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_notifications_v_parent_idx\` ON \`_notifications_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_version_version_school_idx\` ON \`_notifications_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_version_version_attachments_idx\` ON \`_notifications_v\` (\`version_attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_version_version_import_key_idx\` ON \`_notifications_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_version_version_updated_at_idx\` ON \`_notifications_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_version_version_created_at_idx\` ON \`_notifications_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_version_version__status_idx\` ON \`_notifications_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_created_at_idx\` ON \`_notifications_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_updated_at_idx\` ON \`_notifications_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_latest_idx\` ON \`_notifications_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_7_idx\` ON \`_notifications_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`_notifications_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_notifications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notifications_v_rels_order_idx\` ON \`_notifications_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_rels_parent_idx\` ON \`_notifications_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_rels_path_idx\` ON \`_notifications_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_notifications_v_rels_media_id_idx\` ON \`_notifications_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`highlights\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`description\` text,
  	\`attachments_id\` integer,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`highlights_school_idx\` ON \`highlights\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`highlights_attachments_idx\` ON \`highlights\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`highlights_import_key_idx\` ON \`highlights\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`highlights_updated_at_idx\` ON \`highlights\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`highlights_created_at_idx\` ON \`highlights\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`highlights__status_idx\` ON \`highlights\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_8_idx\` ON \`highlights\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_highlights_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_description\` text,
  	\`version_attachments_id\` integer,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`highlights\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_highlights_v_parent_idx\` ON \`_highlights_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_version_version_school_idx\` ON \`_highlights_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_version_version_attachments_idx\` ON \`_highlights_v\` (\`version_attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_version_version_import_key_idx\` ON \`_highlights_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_version_version_updated_at_idx\` ON \`_highlights_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_version_version_created_at_idx\` ON \`_highlights_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_version_version__status_idx\` ON \`_highlights_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_created_at_idx\` ON \`_highlights_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_updated_at_idx\` ON \`_highlights_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_highlights_v_latest_idx\` ON \`_highlights_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_8_idx\` ON \`_highlights_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`registrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`title\` text,
  	\`attachments_id\` integer,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`registrations_school_idx\` ON \`registrations\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_attachments_idx\` ON \`registrations\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_import_key_idx\` ON \`registrations\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`registrations_updated_at_idx\` ON \`registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_created_at_idx\` ON \`registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations__status_idx\` ON \`registrations\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_9_idx\` ON \`registrations\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_registrations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_title\` text,
  	\`version_attachments_id\` integer,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_registrations_v_parent_idx\` ON \`_registrations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_version_version_school_idx\` ON \`_registrations_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_version_version_attachments_idx\` ON \`_registrations_v\` (\`version_attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_version_version_import_key_idx\` ON \`_registrations_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_version_version_updated_at_idx\` ON \`_registrations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_version_version_created_at_idx\` ON \`_registrations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_version_version__status_idx\` ON \`_registrations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_created_at_idx\` ON \`_registrations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_updated_at_idx\` ON \`_registrations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_registrations_v_latest_idx\` ON \`_registrations_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_9_idx\` ON \`_registrations_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`toppers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`name\` text,
  	\`class\` text,
  	\`stream\` text,
  	\`division\` numeric,
  	\`session_year\` text,
  	\`attachments_id\` integer,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`toppers_school_idx\` ON \`toppers\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`toppers_class_idx\` ON \`toppers\` (\`class\`);`)
  await db.run(sql`CREATE INDEX \`toppers_session_year_idx\` ON \`toppers\` (\`session_year\`);`)
  await db.run(sql`CREATE INDEX \`toppers_attachments_idx\` ON \`toppers\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`toppers_import_key_idx\` ON \`toppers\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`toppers_updated_at_idx\` ON \`toppers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`toppers_created_at_idx\` ON \`toppers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`toppers__status_idx\` ON \`toppers\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_10_idx\` ON \`toppers\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_toppers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_name\` text,
  	\`version_class\` text,
  	\`version_stream\` text,
  	\`version_division\` numeric,
  	\`version_session_year\` text,
  	\`version_attachments_id\` integer,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`toppers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_toppers_v_parent_idx\` ON \`_toppers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_school_idx\` ON \`_toppers_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_class_idx\` ON \`_toppers_v\` (\`version_class\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_session_year_idx\` ON \`_toppers_v\` (\`version_session_year\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_attachments_idx\` ON \`_toppers_v\` (\`version_attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_import_key_idx\` ON \`_toppers_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_updated_at_idx\` ON \`_toppers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_created_at_idx\` ON \`_toppers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version__status_idx\` ON \`_toppers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_created_at_idx\` ON \`_toppers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_updated_at_idx\` ON \`_toppers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_latest_idx\` ON \`_toppers_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_10_idx\` ON \`_toppers_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`faculty\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`name\` text,
  	\`designation\` text,
  	\`qualification\` text,
  	\`attachments_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faculty_school_idx\` ON \`faculty\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`faculty_attachments_idx\` ON \`faculty\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`faculty_order_idx\` ON \`faculty\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faculty_import_key_idx\` ON \`faculty\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`faculty_updated_at_idx\` ON \`faculty\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faculty_created_at_idx\` ON \`faculty\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faculty__status_idx\` ON \`faculty\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_11_idx\` ON \`faculty\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_faculty_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_name\` text,
  	\`version_designation\` text,
  	\`version_qualification\` text,
  	\`version_attachments_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faculty\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_attachments_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faculty_v_parent_idx\` ON \`_faculty_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_version_version_school_idx\` ON \`_faculty_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_version_version_attachments_idx\` ON \`_faculty_v\` (\`version_attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_version_version_order_idx\` ON \`_faculty_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_version_version_import_key_idx\` ON \`_faculty_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_version_version_updated_at_idx\` ON \`_faculty_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_version_version_created_at_idx\` ON \`_faculty_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_version_version__status_idx\` ON \`_faculty_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_created_at_idx\` ON \`_faculty_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_updated_at_idx\` ON \`_faculty_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faculty_v_latest_idx\` ON \`_faculty_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_11_idx\` ON \`_faculty_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`voices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`title\` text,
  	\`voice_of\` text,
  	\`recorded_on\` text,
  	\`sent_on\` text,
  	\`audio_id\` integer,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`audio_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`voices_school_idx\` ON \`voices\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`voices_recorded_on_idx\` ON \`voices\` (\`recorded_on\`);`)
  await db.run(sql`CREATE INDEX \`voices_sent_on_idx\` ON \`voices\` (\`sent_on\`);`)
  await db.run(sql`CREATE INDEX \`voices_audio_idx\` ON \`voices\` (\`audio_id\`);`)
  await db.run(sql`CREATE INDEX \`voices_import_key_idx\` ON \`voices\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`voices_updated_at_idx\` ON \`voices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`voices_created_at_idx\` ON \`voices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`voices__status_idx\` ON \`voices\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_12_idx\` ON \`voices\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_voices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_title\` text,
  	\`version_voice_of\` text,
  	\`version_recorded_on\` text,
  	\`version_sent_on\` text,
  	\`version_audio_id\` integer,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`voices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_audio_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_voices_v_parent_idx\` ON \`_voices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_school_idx\` ON \`_voices_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_recorded_on_idx\` ON \`_voices_v\` (\`version_recorded_on\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_sent_on_idx\` ON \`_voices_v\` (\`version_sent_on\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_audio_idx\` ON \`_voices_v\` (\`version_audio_id\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_import_key_idx\` ON \`_voices_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_updated_at_idx\` ON \`_voices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_created_at_idx\` ON \`_voices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version__status_idx\` ON \`_voices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_created_at_idx\` ON \`_voices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_updated_at_idx\` ON \`_voices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_latest_idx\` ON \`_voices_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_12_idx\` ON \`_voices_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`clippings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`image_id\` integer,
  	\`newspaper\` text,
  	\`title\` text,
  	\`published_on\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`clippings_school_idx\` ON \`clippings\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`clippings_image_idx\` ON \`clippings\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`clippings_published_on_idx\` ON \`clippings\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`clippings_import_key_idx\` ON \`clippings\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`clippings_updated_at_idx\` ON \`clippings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clippings_created_at_idx\` ON \`clippings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clippings__status_idx\` ON \`clippings\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_13_idx\` ON \`clippings\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_clippings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_image_id\` integer,
  	\`version_newspaper\` text,
  	\`version_title\` text,
  	\`version_published_on\` text,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`clippings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_clippings_v_parent_idx\` ON \`_clippings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_version_version_school_idx\` ON \`_clippings_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_version_version_image_idx\` ON \`_clippings_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_version_version_published_on_idx\` ON \`_clippings_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_version_version_import_key_idx\` ON \`_clippings_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_version_version_updated_at_idx\` ON \`_clippings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_version_version_created_at_idx\` ON \`_clippings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_version_version__status_idx\` ON \`_clippings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_created_at_idx\` ON \`_clippings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_updated_at_idx\` ON \`_clippings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clippings_v_latest_idx\` ON \`_clippings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_13_idx\` ON \`_clippings_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`panoramas\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`place\` text,
  	\`image_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`panoramas_school_idx\` ON \`panoramas\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`panoramas_image_idx\` ON \`panoramas\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`panoramas_order_idx\` ON \`panoramas\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`panoramas_import_key_idx\` ON \`panoramas\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`panoramas_updated_at_idx\` ON \`panoramas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`panoramas_created_at_idx\` ON \`panoramas\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`panoramas__status_idx\` ON \`panoramas\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_14_idx\` ON \`panoramas\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`_panoramas_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_school_id\` integer,
  	\`version_place\` text,
  	\`version_image_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_import_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`panoramas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_panoramas_v_parent_idx\` ON \`_panoramas_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_version_version_school_idx\` ON \`_panoramas_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_version_version_image_idx\` ON \`_panoramas_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_version_version_order_idx\` ON \`_panoramas_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_version_version_import_key_idx\` ON \`_panoramas_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_version_version_updated_at_idx\` ON \`_panoramas_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_version_version_created_at_idx\` ON \`_panoramas_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_version_version__status_idx\` ON \`_panoramas_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_created_at_idx\` ON \`_panoramas_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_updated_at_idx\` ON \`_panoramas_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_panoramas_v_latest_idx\` ON \`_panoramas_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_school_version_importKey_14_idx\` ON \`_panoramas_v\` (\`version_school_id\`,\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`subject\` text,
  	\`address\` text,
  	\`message\` text,
  	\`fingerprint\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_school_idx\` ON \`enquiries\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_status_idx\` ON \`enquiries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_received_at_idx\` ON \`enquiries\` (\`received_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_fingerprint_idx\` ON \`enquiries\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`guest_book\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`name\` text,
  	\`web_address\` text,
  	\`email\` text,
  	\`profession\` text,
  	\`rate\` text,
  	\`how_know\` text,
  	\`message\` text,
  	\`fingerprint\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`guest_book_school_idx\` ON \`guest_book\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`guest_book_status_idx\` ON \`guest_book\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`guest_book_received_at_idx\` ON \`guest_book\` (\`received_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guest_book_fingerprint_idx\` ON \`guest_book\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`guest_book_updated_at_idx\` ON \`guest_book\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guest_book_created_at_idx\` ON \`guest_book\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`transfer_certificates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`admission\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`file_id\` integer NOT NULL,
  	\`admission_key\` text,
  	\`name_key\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`private_files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`transfer_certificates_school_idx\` ON \`transfer_certificates\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`transfer_certificates_file_idx\` ON \`transfer_certificates\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`transfer_certificates_admission_key_idx\` ON \`transfer_certificates\` (\`admission_key\`);`)
  await db.run(sql`CREATE INDEX \`transfer_certificates_name_key_idx\` ON \`transfer_certificates\` (\`name_key\`);`)
  await db.run(sql`CREATE INDEX \`transfer_certificates_import_key_idx\` ON \`transfer_certificates\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`transfer_certificates_updated_at_idx\` ON \`transfer_certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`transfer_certificates_created_at_idx\` ON \`transfer_certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_15_idx\` ON \`transfer_certificates\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`students\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`name\` text NOT NULL,
  	\`class\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`birth_day\` numeric NOT NULL,
  	\`birth_month\` numeric NOT NULL,
  	\`photo_id\` integer,
  	\`show_birthday\` integer DEFAULT true,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`students_school_idx\` ON \`students\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`students_class_idx\` ON \`students\` (\`class\`);`)
  await db.run(sql`CREATE INDEX \`students_birth_day_idx\` ON \`students\` (\`birth_day\`);`)
  await db.run(sql`CREATE INDEX \`students_birth_month_idx\` ON \`students\` (\`birth_month\`);`)
  await db.run(sql`CREATE INDEX \`students_photo_idx\` ON \`students\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`students_import_key_idx\` ON \`students\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`students_updated_at_idx\` ON \`students\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`students_created_at_idx\` ON \`students\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_16_idx\` ON \`students\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`private_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`title\` text NOT NULL,
  	\`path\` text,
  	\`bytes\` numeric,
  	\`type\` text,
  	\`preview\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`private_files_school_idx\` ON \`private_files\` (\`school_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`private_files_path_idx\` ON \`private_files\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`private_files_import_key_idx\` ON \`private_files\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`private_files_updated_at_idx\` ON \`private_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`private_files_created_at_idx\` ON \`private_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`private_files_filename_idx\` ON \`private_files\` (\`filename\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_17_idx\` ON \`private_files\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer,
  	\`alt\` text NOT NULL,
  	\`path\` text,
  	\`bytes\` numeric,
  	\`type\` text,
  	\`preview\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_school_idx\` ON \`media\` (\`school_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_path_idx\` ON \`media\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`media_import_key_idx\` ON \`media\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_importKey_18_idx\` ON \`media\` (\`school_id\`,\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`schools_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_phones_order_idx\` ON \`schools_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_phones_parent_id_idx\` ON \`schools_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_emails\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_emails_order_idx\` ON \`schools_emails\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_emails_parent_id_idx\` ON \`schools_emails\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_home_slides_order_idx\` ON \`schools_home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_slides_parent_id_idx\` ON \`schools_home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_slides_picture_idx\` ON \`schools_home_slides\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_home_recent_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_home_recent_activities_order_idx\` ON \`schools_home_recent_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_recent_activities_parent_id_idx\` ON \`schools_home_recent_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_home_recent_activities_picture_idx\` ON \`schools_home_recent_activities\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`schools_hostnames\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`hostname\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`schools_hostnames_order_idx\` ON \`schools_hostnames\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_hostnames_parent_id_idx\` ON \`schools_hostnames\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`schools\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`motto\` text NOT NULL,
  	\`tagline\` text NOT NULL,
  	\`founded\` numeric NOT NULL,
  	\`affiliation_number\` text NOT NULL,
  	\`colours_brand\` text NOT NULL,
  	\`colours_accent\` text NOT NULL,
  	\`crest_id\` integer,
  	\`share_picture_id\` integer,
  	\`tc_sample_id\` integer,
  	\`address_street\` text NOT NULL,
  	\`address_city\` text NOT NULL,
  	\`address_state\` text NOT NULL,
  	\`address_pin\` text NOT NULL,
  	\`office_hours\` text NOT NULL,
  	\`map_embed\` text NOT NULL,
  	\`home_about\` text NOT NULL,
  	\`links_board\` text NOT NULL,
  	\`links_booklist\` text,
  	\`links_mandatory_disclosure\` text,
  	\`links_fee_payment\` text,
  	\`links_alumni\` text,
  	\`links_parent_portal\` text,
  	\`links_facebook\` text,
  	\`links_instagram\` text,
  	\`links_youtube\` text,
  	\`links_x\` text,
  	\`links_play_store\` text,
  	\`links_app_store\` text,
  	\`import_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`crest_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tc_sample_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_code_idx\` ON \`schools\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`schools_crest_idx\` ON \`schools\` (\`crest_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_share_picture_idx\` ON \`schools\` (\`share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_tc_sample_idx\` ON \`schools\` (\`tc_sample_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_import_key_idx\` ON \`schools\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`schools_updated_at_idx\` ON \`schools\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`schools_created_at_idx\` ON \`schools\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_tenants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`tenant_id\` integer,
  	FOREIGN KEY (\`tenant_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_tenants_order_idx\` ON \`staff_tenants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_tenants_parent_id_idx\` ON \`staff_tenants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_tenants_tenant_idx\` ON \`staff_tenants\` (\`tenant_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school\` text NOT NULL,
  	\`collection\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents_rels\`;`)
  await db.run(sql`DROP TABLE \`_documents_v\`;`)
  await db.run(sql`DROP TABLE \`_documents_v_rels\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_rels\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`)
  await db.run(sql`DROP TABLE \`galleries\`;`)
  await db.run(sql`DROP TABLE \`galleries_rels\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v_rels\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`_messages_v\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`DROP TABLE \`notifications_rels\`;`)
  await db.run(sql`DROP TABLE \`_notifications_v\`;`)
  await db.run(sql`DROP TABLE \`_notifications_v_rels\`;`)
  await db.run(sql`DROP TABLE \`highlights\`;`)
  await db.run(sql`DROP TABLE \`_highlights_v\`;`)
  await db.run(sql`DROP TABLE \`registrations\`;`)
  await db.run(sql`DROP TABLE \`_registrations_v\`;`)
  await db.run(sql`DROP TABLE \`toppers\`;`)
  await db.run(sql`DROP TABLE \`_toppers_v\`;`)
  await db.run(sql`DROP TABLE \`faculty\`;`)
  await db.run(sql`DROP TABLE \`_faculty_v\`;`)
  await db.run(sql`DROP TABLE \`voices\`;`)
  await db.run(sql`DROP TABLE \`_voices_v\`;`)
  await db.run(sql`DROP TABLE \`clippings\`;`)
  await db.run(sql`DROP TABLE \`_clippings_v\`;`)
  await db.run(sql`DROP TABLE \`panoramas\`;`)
  await db.run(sql`DROP TABLE \`_panoramas_v\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`guest_book\`;`)
  await db.run(sql`DROP TABLE \`transfer_certificates\`;`)
  await db.run(sql`DROP TABLE \`students\`;`)
  await db.run(sql`DROP TABLE \`private_files\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`schools_phones\`;`)
  await db.run(sql`DROP TABLE \`schools_emails\`;`)
  await db.run(sql`DROP TABLE \`schools_home_slides\`;`)
  await db.run(sql`DROP TABLE \`schools_home_recent_activities\`;`)
  await db.run(sql`DROP TABLE \`schools_hostnames\`;`)
  await db.run(sql`DROP TABLE \`schools\`;`)
  await db.run(sql`DROP TABLE \`staff_tenants\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`changes\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}

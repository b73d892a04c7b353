import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`links_booklist_file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`links_mandatory_disclosure_file_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`schools_links_links_booklist_file_idx\` ON \`schools\` (\`links_booklist_file_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_links_links_mandatory_disclosure_file_idx\` ON \`schools\` (\`links_mandatory_disclosure_file_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_schools\` (
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
  await db.run(sql`INSERT INTO \`__new_schools\`("id", "name", "code", "motto", "tagline", "founded", "affiliation_number", "colours_brand", "colours_accent", "crest_id", "share_picture_id", "tc_sample_id", "address_street", "address_city", "address_state", "address_pin", "office_hours", "map_embed", "home_about", "links_board", "links_booklist", "links_mandatory_disclosure", "links_fee_payment", "links_alumni", "links_parent_portal", "links_facebook", "links_instagram", "links_youtube", "links_x", "links_play_store", "links_app_store", "import_key", "updated_at", "created_at") SELECT "id", "name", "code", "motto", "tagline", "founded", "affiliation_number", "colours_brand", "colours_accent", "crest_id", "share_picture_id", "tc_sample_id", "address_street", "address_city", "address_state", "address_pin", "office_hours", "map_embed", "home_about", "links_board", "links_booklist", "links_mandatory_disclosure", "links_fee_payment", "links_alumni", "links_parent_portal", "links_facebook", "links_instagram", "links_youtube", "links_x", "links_play_store", "links_app_store", "import_key", "updated_at", "created_at" FROM \`schools\`;`)
  await db.run(sql`DROP TABLE \`schools\`;`)
  await db.run(sql`ALTER TABLE \`__new_schools\` RENAME TO \`schools\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`schools_code_idx\` ON \`schools\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`schools_crest_idx\` ON \`schools\` (\`crest_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_share_picture_idx\` ON \`schools\` (\`share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_tc_sample_idx\` ON \`schools\` (\`tc_sample_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_import_key_idx\` ON \`schools\` (\`import_key\`);`)
  await db.run(sql`CREATE INDEX \`schools_updated_at_idx\` ON \`schools\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`schools_created_at_idx\` ON \`schools\` (\`created_at\`);`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// By another column, not by another table: while that is dropped, whatever belongs to a school would go with it.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`map_embed_new\` text;`)
  await db.run(sql`UPDATE \`schools\` SET \`map_embed_new\` = \`map_embed\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`map_embed\`;`)
  await db.run(sql`ALTER TABLE \`schools\` RENAME COLUMN \`map_embed_new\` TO \`map_embed\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`map_embed_new\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`UPDATE \`schools\` SET \`map_embed_new\` = coalesce(\`map_embed\`, '');`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`map_embed\`;`)
  await db.run(sql`ALTER TABLE \`schools\` RENAME COLUMN \`map_embed_new\` TO \`map_embed\`;`)
}

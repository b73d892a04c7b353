import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff_sessions\` ADD \`browser\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`disabled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`link_hash\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`link_until\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`link_kind\` text;`)
  await db.run(sql`CREATE INDEX \`staff_link_hash_idx\` ON \`staff\` (\`link_hash\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`staff_link_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`disabled\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`link_hash\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`link_until\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`link_kind\`;`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` DROP COLUMN \`browser\`;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// By other columns, not by another table: while that is dropped, whatever belongs to a school would go with it.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`motto_new\` text;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`founded_new\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`affiliation_number_new\` text;`)
  await db.run(sql`UPDATE \`schools\` SET \`motto_new\` = \`motto\`, \`founded_new\` = \`founded\`, \`affiliation_number_new\` = \`affiliation_number\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`motto\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`founded\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`affiliation_number\`;`)
  await db.run(sql`ALTER TABLE \`schools\` RENAME COLUMN \`motto_new\` TO \`motto\`;`)
  await db.run(sql`ALTER TABLE \`schools\` RENAME COLUMN \`founded_new\` TO \`founded\`;`)
  await db.run(sql`ALTER TABLE \`schools\` RENAME COLUMN \`affiliation_number_new\` TO \`affiliation_number\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`motto_new\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`founded_new\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`affiliation_number_new\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`UPDATE \`schools\` SET \`motto_new\` = coalesce(\`motto\`, ''), \`founded_new\` = coalesce(\`founded\`, 0), \`affiliation_number_new\` = coalesce(\`affiliation_number\`, '');`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`motto\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`founded\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`affiliation_number\`;`)
  await db.run(sql`ALTER TABLE \`schools\` RENAME COLUMN \`motto_new\` TO \`motto\`;`)
  await db.run(sql`ALTER TABLE \`schools\` RENAME COLUMN \`founded_new\` TO \`founded\`;`)
  await db.run(sql`ALTER TABLE \`schools\` RENAME COLUMN \`affiliation_number_new\` TO \`affiliation_number\`;`)
}

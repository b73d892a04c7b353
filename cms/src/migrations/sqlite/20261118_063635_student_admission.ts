import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`students\` ADD \`admission\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`moved_for\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`moved_from\` text;`)
  await db.run(sql`CREATE INDEX \`students_admission_idx\` ON \`students\` (\`admission\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`students_admission_idx\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`admission\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`moved_for\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`moved_from\`;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`demands_second_factor\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`factor\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`demands_second_factor\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`factor\`;`)
}

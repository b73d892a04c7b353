import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`photos_checked\` integer;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`photos_checked_by\` text;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`photos_checked_on\` text;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_photos_checked\` integer;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_photos_checked_by\` text;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_photos_checked_on\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`photos_checked\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`photos_checked_by\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`photos_checked_on\`;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` DROP COLUMN \`version_photos_checked\`;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` DROP COLUMN \`version_photos_checked_by\`;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` DROP COLUMN \`version_photos_checked_on\`;`)
}

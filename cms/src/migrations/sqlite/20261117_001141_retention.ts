import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` ADD \`retention_set_aside_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`retention_enquiry_months\` numeric;`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`retention_guest_book_months\` numeric;`)
  await db.run(sql`ALTER TABLE \`activity\` ADD \`count\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`retention_set_aside_days\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`retention_enquiry_months\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`retention_guest_book_months\`;`)
  await db.run(sql`ALTER TABLE \`activity\` DROP COLUMN \`count\`;`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** Who hosts the schools is called operator; a provider is the API that a website reads. Accounts keep their rights. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`staff\` SET \`role\` = 'operator' WHERE \`role\` = 'provider';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`staff\` SET \`role\` = 'provider' WHERE \`role\` = 'operator';`);
}

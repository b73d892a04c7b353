import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Who hosts the schools is called operator; a provider is the API that a website reads. Accounts keep their rights. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_staff_role" RENAME VALUE 'provider' TO 'operator';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_staff_role" RENAME VALUE 'operator' TO 'provider';`);
}

import { PGlite } from "@electric-sql/pglite";

let database: PGlite | undefined;

/** One database for all apps of a test file, because it is slow to start. Its tables are made anew for each run. */
export async function freshTables(schema: string): Promise<PGlite> {
  database ??= new PGlite();
  await database.exec(`DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${schema}`);
  return database;
}

export async function closeDatabase(): Promise<void> {
  await database?.close();
  database = undefined;
}

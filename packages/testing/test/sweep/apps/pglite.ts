import type { PGlite } from "@electric-sql/pglite";
import { emptyPglite } from "../../../../../tests/support/pglite.ts";

/** The database of the apps, with the tables of a run. */
export async function freshTables(schema: string): Promise<PGlite> {
  const database = await emptyPglite();
  await database.exec(schema);
  return database;
}

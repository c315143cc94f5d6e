import { PGlite } from "@electric-sql/pglite";

let database: PGlite | undefined;

/**
 * Returns the PGlite of a worker, without tables. Starting one takes seconds of CPU, so the files of the project
 * `slow-pglite` share it: a worker runs them one after the other. It ends with the worker.
 */
export async function emptyPglite(): Promise<PGlite> {
  database ??= new PGlite();
  await database.exec("DISCARD ALL");
  await database.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  return database;
}

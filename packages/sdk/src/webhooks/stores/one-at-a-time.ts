import { failureText } from "../../errors/failure-text.ts";
import { isPartOfWorkOn, workOn } from "../own-work.ts";

/** The end of the latest work on each connection. Stores on the same connection share it. */
const ends = new WeakMap<object, Promise<unknown>>();

/** Runs work on a connection after all earlier work on it, because a connection has one transaction at a time. */
export async function oneAtATime<Result>(connection: object, work: () => Promise<Result>): Promise<Result> {
  refuseOwnCall(connection);
  const result = Promise.resolve(ends.get(connection)).then(() => workOn(connection, work));
  ends.set(
    connection,
    result.catch(() => {}),
  );
  return result;
}

/** Runs work on a database that may have a single connection, and queues the work itself. */
export async function apart<Result>(database: object, work: () => Promise<Result>): Promise<Result> {
  refuseOwnCall(database);
  return workOn(database, work);
}

/** Throws if the caller is part of work that is running on the connection, and would wait for itself. */
function refuseOwnCall(connection: object): void {
  if (!isPartOfWorkOn(connection)) return;
  throw new Error(
    failureText(
      "use the store in one of its own handlers",
      "the call would wait until the handler ends",
      "Write with `tx`, and call the store or its router after the handler.",
    ),
  );
}

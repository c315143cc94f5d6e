import { isPartOfWorkOn, workOn } from "../own-work.ts";

/** The end of the latest work on each connection. Stores on the same connection share it. */
const ends = new WeakMap<object, Promise<unknown>>();

/**
 * Runs work on a connection after all earlier work on it, because a connection has one transaction at a time. Rejects if
 * the caller is part of the work that is running, which would wait for itself.
 */
export async function oneAtATime<Result>(connection: object, work: () => Promise<Result>): Promise<Result> {
  if (isPartOfWorkOn(connection)) {
    throw new Error(
      "[sandbank] Failed to use the store in one of its own handlers: the call would wait until the handler ends. Write with `tx`, and call the store or its router after the handler.",
    );
  }
  const result = Promise.resolve(ends.get(connection)).then(() => workOn(connection, work));
  ends.set(
    connection,
    result.catch(() => {}),
  );
  return result;
}

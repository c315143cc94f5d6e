/** The end of the latest work on each connection. Stores on the same connection share it. */
const ends = new WeakMap<object, Promise<unknown>>();

/** Runs work on a connection after all earlier work on it, because a connection has one transaction at a time. */
export function oneAtATime<Result>(connection: object, work: () => Promise<Result>): Promise<Result> {
  const result = Promise.resolve(ends.get(connection)).then(work);
  ends.set(
    connection,
    result.catch(() => {}),
  );
  return result;
}

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Returns the given parameters without undefined members, which the engine refuses. */
export function omitUndefined<T extends object>(params: T): Defined<T> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Defined<T>;
}

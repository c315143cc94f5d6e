type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The parameters that were given: the engine refuses a member that is undefined. */
export function definedOf<T extends object>(params: T): Defined<T> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Defined<T>;
}

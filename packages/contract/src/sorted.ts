/** The same object with its keys in alphabetical order. */
export function sorted<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1))) as T;
}

/**
 * Returns the first of the names that an object has with the value undefined, such as the id of an object that a test
 * has not created. An assertion without the value would be weaker than the one that the test states.
 */
export function undefinedName(options: object, names: readonly string[]): string | undefined {
  return names.find((name) => name in options && Reflect.get(options, name) === undefined);
}

/** Whether an object has a method of this name. */
export function hasMethod<Name extends string>(
  value: object,
  name: Name,
): value is Record<Name, (...args: unknown[]) => unknown> {
  return typeof (value as Record<string, unknown>)[name] === "function";
}

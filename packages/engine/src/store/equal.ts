/** Whether two JSON values are equal. The order of an object's keys does not matter. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isEqualJson(valueAt(one, key), valueAt(other, key)));
}

function valueAt(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}

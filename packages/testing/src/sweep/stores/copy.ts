/** What becomes of the values that are not plain data. */
interface CopyRules {
  /** Returns what stands for the value. `path` says where it is: `[0].owner`; "" for the value itself. */
  foreign(value: object, path: string): unknown;
  /** Whether an object without a class that has functions goes to `foreign` as a whole, and not only its functions. */
  readonly keepsMethods?: boolean;
}

/**
 * Copies plain data as `structuredClone` does: arrays, objects without methods, dates, maps, sets, bytes, errors. Gives
 * everything else that it finds to `foreign`. Keeps shared references and cycles.
 */
export function copyData(value: unknown, rules: CopyRules): unknown {
  if (!isObject(value)) return value;
  return copyObject(value, rules, "", new Map());
}

function copyObject(value: object, rules: CopyRules, path: string, copies: Map<object, unknown>): unknown {
  const before = copies.get(value);
  if (before !== undefined) return before;
  const copied = (part: unknown, at: string) => (isObject(part) ? copyObject(part, rules, path + at, copies) : part);
  if (Array.isArray(value)) {
    // The texts of a template literal are constant, and their reader requires `raw`.
    if (Object.hasOwn(value, "raw")) return value;
    const copy: unknown[] = new Array(value.length);
    copies.set(value, copy);
    for (let index = 0; index < copy.length; index++) copy[index] = copied(value[index], `[${index}]`);
    return copy;
  }
  if (isRecord(value) && !(rules.keepsMethods === true && hasOwnFunctions(value))) {
    const copy: Record<string, unknown> = {};
    copies.set(value, copy);
    for (const key of Object.keys(value)) {
      // An assignment to `__proto__` would change the prototype.
      const part = copied((value as Record<string, unknown>)[key], `.${key}`);
      Object.defineProperty(copy, key, { value: part, writable: true, enumerable: true, configurable: true });
    }
    return copy;
  }
  if (Object.getPrototypeOf(value) === Map.prototype) {
    const copy = new Map<unknown, unknown>();
    copies.set(value, copy);
    for (const [key, part] of value as Map<unknown, unknown>)
      copy.set(copied(key, ".keys()"), copied(part, ".values()"));
    return copy;
  }
  if (Object.getPrototypeOf(value) === Set.prototype) {
    const copy = new Set<unknown>();
    copies.set(value, copy);
    for (const part of value as Set<unknown>) copy.add(copied(part, ".values()"));
    return copy;
  }
  const copy = isValueObject(value) ? copyValueObject(value) : rules.foreign(value, path);
  copies.set(value, copy);
  return copy;
}

/** Whether a value is an object or a function. */
export function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

/** Whether an object has no class, or one that adds neither methods nor getters. */
function isRecord(value: object): boolean {
  if (typeof value === "function") return false;
  // The prototype of an object without a class has no prototype, in each realm.
  for (let at = readPrototype(value); at !== null; at = readPrototype(at)) {
    if (readPrototype(at) === null) return true;
    if (Reflect.ownKeys(at).some((key) => key !== "constructor")) return false;
  }
  return true;
}

function readPrototype(value: object): object | null {
  return Object.getPrototypeOf(value) as object | null;
}

function hasOwnFunctions(value: object): boolean {
  return Object.values(value).some((part) => typeof part === "function");
}

const VALUES = new Set(
  ["Date", "RegExp", "Error", "ArrayBuffer", "Blob", "File", "Boolean", "Number", "String"].map((n) => `[object ${n}]`),
);

/** Whether an object is a value of the language without parts: a date, bytes, an error. */
export function isValueObject(value: object): boolean {
  return ArrayBuffer.isView(value) || VALUES.has(Object.prototype.toString.call(value));
}

function copyValueObject(value: object): unknown {
  if (!ArrayBuffer.isView(value) || value instanceof DataView) return structuredClone(value);
  // Does not share memory, and keeps the class: `structuredClone` makes a `Uint8Array` of a `Buffer`.
  return Uint8Array.prototype.slice.call(value as Uint8Array);
}

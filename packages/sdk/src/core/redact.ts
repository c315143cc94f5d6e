/** Replaces a secret in a text. */
export type Redact = (text: string) => string;

const mask = "***";

/** How HTML writes what it reserves. */
const entities: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/**
 * Finds the secret as it is, and as JSON, URLs and HTML escape it, each character by itself: a server that quotes the
 * request may have escaped any of them.
 */
export function redactorOf(secret: string): Redact {
  let pattern: RegExp | undefined;
  return (text) => {
    // Made when the first call fails: most clients never need it.
    pattern ??= new RegExp(secret.replace(/\\+|[^\\]/g, anySpelling), "g");
    return text.replace(pattern, mask);
  };
}

/** Every repetition has a bound, so that no text takes more than linear time. */
function anySpelling(characters: string): string {
  const code = characters.charCodeAt(0);
  const hex = code.toString(16).replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
  const entity = entities[characters];
  const encoded = [
    `%(?:25){0,3}${hex}`,
    `&#(?:[xX]0{0,4}${hex}|0{0,4}${code});?`,
    ...(entity === undefined ? [] : [`&${entity};`]),
  ].join("|");
  // The character itself comes last: it may be what its escape begins with.
  // A run of backslashes is one unit: each may be doubled twice, and how a longer run divides does not matter.
  return characters[0] === "\\"
    ? `(?:${encoded}|\\\\(?:(?:u00|x)${hex})?){${characters.length},${4 * characters.length}}`
    : `(?:${encoded}|\\\\{1,4}(?:u00|x)${hex}|\\\\{0,3}\\x${code.toString(16)})`;
}

/** Parsed JSON without the secret in its texts, names and numbers: the same value, changed in place. */
export function redactJson(json: unknown, redact: Redact): unknown {
  const objects = [json].filter(isObject);
  // A loop, since a server may nest deeper than the stack.
  for (let object = objects.pop(); object !== undefined; object = objects.pop()) {
    for (const [name, value] of Object.entries(object)) {
      if (isObject(value)) objects.push(value);
      else define(object, name, redactScalar(value, redact));
      if (!Array.isArray(object)) rename(object, name, redact(name));
    }
  }
  return redactScalar(json, redact);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function redactScalar(value: unknown, redact: Redact): unknown {
  if (typeof value !== "string" && typeof value !== "number") return value;
  const text = String(value);
  const safe = redact(text);
  return safe === text ? value : safe;
}

function rename(object: object, name: string, safeName: string): void {
  if (safeName === name) return;
  define(object, safeName, Reflect.get(object, name));
  Reflect.deleteProperty(object, name);
}

/** JSON may have a member named `__proto__`, which an assignment would take for the prototype. */
function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}

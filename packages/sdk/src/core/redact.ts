/** Replaces a secret in a text. */
export type Redact = (text: string) => string;

const mask = "***";

/** The named HTML entities of reserved characters. */
const entities: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/** Shorter keys are placeholders of examples and tests, such as "key": masking them would mask words of the error. */
const SHORTEST_SECRET = 5;

/** Masks an API key of 5 characters or more. Leaves texts unchanged for a shorter one. */
export function keyRedactor(apiKey: string): Redact {
  return apiKey.length < SHORTEST_SECRET ? (text) => text : createRedactor(apiKey);
}

/**
 * Masks the secret, also where JSON, URLs or HTML escape any of its characters: a server that quotes the request may
 * have escaped some of them.
 */
export function createRedactor(secret: string): Redact {
  let pattern: RegExp | undefined;
  return (text) => {
    // Compiled when the first call fails: most clients never need it.
    pattern ??= new RegExp(secret.replace(/\\+|[^\\]/g, anySpelling), "g");
    return text.replace(pattern, mask);
  };
}

/**
 * The regular expression for one character, or one run of backslashes. Every repetition is bounded, so that matching
 * takes linear time.
 */
function anySpelling(characters: string): string {
  const code = characters.charCodeAt(0);
  const hex = code.toString(16).replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
  const entity = entities[characters];
  const encoded = [
    `%(?:25){0,3}${hex}`,
    `&#(?:[xX]0{0,4}${hex}|0{0,4}${code});?`,
    ...(entity === undefined ? [] : [`&${entity};`]),
  ].join("|");
  // The character itself comes last, because its escape may begin with it. A run of backslashes is one unit: each may
  // be doubled twice, and how a longer run divides does not matter.
  return characters[0] === "\\"
    ? `(?:${encoded}|\\\\(?:(?:u00|x)${hex})?){${characters.length},${4 * characters.length}}`
    : `(?:${encoded}|\\\\{1,4}(?:u00|x)${hex}|\\\\{0,3}\\x${code.toString(16)})`;
}

/** Removes the secret from the strings, names and numbers of parsed JSON. Changes the value in place and returns it. */
export function redactJson(json: unknown, redact: Redact): unknown {
  const root = [json];
  const objects: object[] = [root];
  // The list grows during the loop. Recursion could overflow the stack, since a server may nest deeply.
  for (const object of objects) {
    for (const [name, value] of Object.entries(object)) {
      if (typeof value === "object" && value !== null) objects.push(value);
      const safeName = Array.isArray(object) ? name : redact(name);
      if (safeName !== name) Reflect.deleteProperty(object, name);
      // JSON may have a member named `__proto__`, and an assignment to it would set the prototype.
      Object.defineProperty(object, safeName, {
        value: redactScalar(value, redact),
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
  }
  return root[0];
}

function redactScalar(value: unknown, redact: Redact): unknown {
  if (typeof value !== "string" && typeof value !== "number") return value;
  const safe = redact(`${value}`);
  return safe === `${value}` ? value : safe;
}

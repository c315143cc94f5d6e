import type { Redact } from "./redact.ts";

/** How many nested causes are copied. Node's `fetch` has two. */
const deepest = 5;

/**
 * Removes the secret from an error that `fetch` threw. An error in which no text contains the secret stays the same
 * object. Any other error is replaced by a copy of its name, message, stack, code and cause: a parser's error quotes
 * the server's response, and the error of a wrapper around `fetch` may hold the whole request.
 */
export function redactCause(cause: unknown, redact: Redact, depth = deepest): unknown {
  if (isFree(cause, redact)) return cause;
  if (typeof cause === "string") return redact(cause);
  const { name, message, stack, code, cause: inner } = Object(cause) as Partial<Error & { code: unknown }>;
  const copy = new Error(redactText(message, redact));
  if (depth > 0 && inner !== undefined) copy.cause = redactCause(inner, redact, depth - 1);
  return Object.assign(copy, {
    name: redactText(name ?? "Error", redact),
    stack: redactText(stack, redact),
    ...(code !== undefined && { code: redactText(code, redact) }),
  });
}

function redactText(value: unknown, redact: Redact): string {
  return typeof value === "string" || typeof value === "number" ? redact(String(value)) : "";
}

/** Whether no reachable text contains the secret. An object that cannot be inspected counts as if it did. */
function isFree(root: unknown, redact: Redact): boolean {
  const seen = new Set([root]);
  // The set grows during the loop.
  for (const value of seen) {
    if (typeof value === "function" || (typeof value === "string" && redact(value) !== value)) return false;
    if (typeof value !== "object" || value === null) continue;
    const isError = value instanceof Error || Object.prototype.toString.call(value) === "[object Error]";
    const prototype = Object.getPrototypeOf(value);
    // Checks the length of the prototype chain: a test runner may have an Object of its own.
    const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
    if (!isError && !isPlain && !Array.isArray(value)) return false;
    if (isError) for (const name of ["name", "message", "stack"]) seen.add(Reflect.get(value, name));
    for (const name of Reflect.ownKeys(value)) {
      const { get, value: member } = Object.getOwnPropertyDescriptor(value, name) as PropertyDescriptor;
      // In some engines `stack` is an accessor, and its value was checked above.
      if (get && name !== "stack") return false;
      seen.add(name).add(member);
    }
  }
  return true;
}

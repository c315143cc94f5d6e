import type { BankArgumentError } from "../errors/bank-argument-error.ts";
import { mistake } from "../errors/mistake.ts";
import { firstCharacters } from "./first-characters.ts";
import type { Redact } from "./redact.ts";

/** How many characters of an argument a message shows. */
const longest = 200;

/**
 * Creates the error of an invalid argument. `name` is the caller's name for it; `rule` completes the sentence "It must
 * be".
 */
export function refused(name: string, rule: string, options?: ErrorOptions): BankArgumentError {
  return mistake(`use ${name}`, `it must be ${rule}`, undefined, options);
}

/**
 * Formats an argument for a message: the beginning of its JSON, or its type if JSON cannot represent it. The JSON of an
 * object with a class can be empty, or a text, so the class is named.
 */
export function shown(value: unknown): string {
  const isNumber = typeof value === "number";
  const text = isNumber ? `${value}` : typeof value === "bigint" ? `${value}n` : (toJson(value) ?? `${typeof value}`);
  const className = typeof value === "object" && value?.constructor?.name;
  if (className && !/^(Object|Array)$/.test(className)) return className;
  return text.length > longest ? `${firstCharacters(text, longest)}…` : text;
}

/**
 * Formats a URL or a path for a message, without what may be a secret: the part before an `@`, the query and the
 * fragment.
 */
export function shownUrl(url: unknown, redact: Redact = (text) => text): string {
  if (typeof url !== "string") return shown(url);
  const masked = url.replace(/^(\w+:\/\/)?.*@/s, "$1***@").replace(/([?#]).+/s, "$1***");
  // The key is masked before the text is shortened, because the rest of a shortened key would not be recognized.
  return shown(redact(masked));
}

/**
 * Returns undefined for a value that JSON has no form for, such as a function, and for a value that it fails on, such
 * as a cycle.
 */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

import { checkNumber } from "./check-number.ts";
import { refused, shown } from "./refused.ts";

/**
 * Writes nested parameters as a query: `{ status: { in: ["open", "closed"] } }` is `?status.in=open%2Cclosed`.
 *
 * Leaves out what is undefined, and the cursor null of a last page. Throws a `BankArgumentError` that names the parameter
 * on what a query cannot say: null, an object in an array, an invalid date, a number that is no safe integer, half a
 * surrogate pair, or a comma within an element of an array.
 */
export function toQuery(params: object = {}): string {
  if (typeof params !== "object") throw refused("params", `left out or an object, not ${shown(params)}`);
  return pairsOf(params ?? {}, "")
    .join("&")
    .replace(/^./, "?$&");
}

function pairsOf(params: object, prefix: string): string[] {
  return Object.entries(params).flatMap(([key, value]) => {
    const name = prefix + key;
    if (value === undefined || (name === "cursor" && value === null)) return [];
    if (isGroup(value)) return pairsOf(value, `${name}.`);
    const text = Array.isArray(value) ? value.map((element) => toElement(name, element)).join() : toText(name, value);
    if (!(name + text).isWellFormed()) throw refused(name, `without half a surrogate pair, unlike ${shown(text)}`);
    return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  });
}

function isGroup(value: unknown): value is object {
  return Object(value) === value && !Array.isArray(value) && !(value instanceof Date);
}

function toElement(name: string, value: unknown): string {
  const text = toText(name, value);
  if (text.includes(",")) throw refused(name, `without commas, unlike "${text}"`);
  return text;
}

function toText(name: string, value: unknown): string {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  checkNumber(name, value);
  if (value === undefined || typeof value === "object") {
    throw refused(name, `left out or a value, not ${shown(value)}`);
  }
  return String(value);
}

import { checkNumber } from "./check-number.ts";
import { refused, shown } from "./refused.ts";

/**
 * Writes nested parameters as a query: `{ status: { in: ["open", "closed"] } }` is `?status.in=open%2Cclosed`.
 *
 * Leaves out what is undefined, and the cursor null of a last page. Throws a `BankArgumentError` that names the parameter
 * on what a query cannot say: null, an object in an array, an object of another type than a valid `Date`, a number that
 * is no safe integer, half a surrogate pair, or a comma within an element of an array.
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
    if (tagOf(value) === "Object") return pairsOf(value, `${name}.`);
    const text = Array.isArray(value) ? value.map((element) => toElement(name, element)).join() : toText(name, value);
    if (!(name + text).isWellFormed()) throw refused(name, `without half a surrogate pair, unlike ${shown(text)}`);
    return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  });
}

/** The type of an object: by its tag, since a test runner may have a `Date` of its own. */
function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function toElement(name: string, value: unknown): string {
  const text = toText(name, value);
  if (text.includes(",")) throw refused(name, `without commas, unlike "${text}"`);
  return text;
}

function toText(name: string, value: unknown): string {
  if (tagOf(value) === "Date" && !Number.isNaN(Number(value))) return (value as Date).toISOString();
  checkNumber(name, value);
  if (!["string", "number", "boolean"].includes(typeof value)) {
    throw refused(name, `left out or a value, not ${shown(value)}`);
  }
  return String(value);
}

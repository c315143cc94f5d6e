import { checkNumber } from "./check-number.ts";
import { checkParams, isPlain, readTag } from "./params.ts";
import { refused, shown } from "./refused.ts";

/**
 * Writes nested parameters as a query: `{ status: { in: ["open", "closed"] } }` is `?status.in=open%2Cclosed`.
 *
 * Omits undefined values and the null cursor of a last page. Throws a `BankArgumentError` that names the parameter for
 * a value that a query cannot represent: null, an object in an array, an object that is neither plain nor a valid
 * `Date`, such as one of a date library, a number that is not a safe integer, half a surrogate pair, or a comma within
 * an element of an array.
 */
export function toQuery(params: object | undefined): string {
  if (params == null) return "";
  checkParams(params);
  return addPairs("", params, "");
}

/** Appends the parameters to the query. The prefix begins their names. */
function addPairs(query: string, params: object, prefix: string): string {
  let longer = query;
  for (const [key, value] of Object.entries(params)) {
    const name = prefix + key;
    if (value === undefined || (name === "cursor" && value === null)) continue;
    if (isPlain(value)) {
      longer = addPairs(longer, value, `${name}.`);
      continue;
    }
    const text = Array.isArray(value) ? value.map((element) => toElement(name, element)).join() : toText(name, value);
    if (!(name + text).isWellFormed()) throw refused(name, `without half a surrogate pair, unlike ${shown(text)}`);
    longer += `${longer === "" ? "?" : "&"}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  }
  return longer;
}

function toElement(name: string, value: unknown): string {
  const text = toText(name, value);
  if (text.includes(",")) throw refused(name, `without commas, unlike "${text}"`);
  return text;
}

function toText(name: string, value: unknown): string {
  checkNumber(name, value);
  if (["string", "number", "boolean"].includes(typeof value)) return String(value);
  if (readTag(value) === "Date" && !Number.isNaN(Number(value))) return (value as Date).toISOString();
  throw refused(name, readTag(value) === "Date" ? "a valid date" : `left out or a value, not ${shown(value)}`);
}

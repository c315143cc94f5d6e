import type { WebhookHeaders } from "./message.ts";
import { refuse } from "./webhook-verification-error.ts";

const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
const signature = 2;

/**
 * The longest header, in characters. Servers have similar limits, and it is enough for more signatures than a rotation
 * needs.
 */
const longest = 8_192;

/**
 * The separator where a server has joined the values of a repeated header. Functions behind HTTP receive it without the
 * space.
 */
const seam = /, |,(?=v\d+[a-z]*,)/g;

/**
 * Returns the raw `webhook-id` and `webhook-timestamp`, each present exactly once and not empty, and all values of
 * `webhook-signature`, joined with spaces as in a single header with several signatures.
 */
export function readHeaders(headers: WebhookHeaders): string[] {
  const bag = Object(headers);
  const found = ["", "", ""];
  if (typeof bag.get === "function" && !(bag instanceof Map)) {
    // Use `get` for `Headers`, but not for a Map, whose names are case-sensitive.
    for (const name of names) add(found, name, bag.get(name));
  } else if (Symbol.iterator in bag) {
    // Pairs, or alternating names and values.
    const flat = [...bag].flat();
    for (let index = 0; index < flat.length; index += 2) add(found, flat[index], flat[index + 1]);
  } else {
    // Own properties only: inherited ones were not received.
    for (const name of Object.keys(bag)) add(found, name, bag[name]);
  }
  const missing = found.indexOf("");
  if (missing >= 0) refuse("missing_header", names[missing]);
  return found;
}

function add(found: string[], name: string, value: unknown): void {
  // Compare one character first, because most headers are others.
  const slot = name?.[7] === "-" ? names.indexOf(name.toLowerCase()) : -1;
  if (slot < 0 || value == null) return;
  if (Array.isArray(value)) {
    for (const one of value) add(found, name, one);
    return;
  }
  if (typeof value !== "string") refuse("invalid_header", name);
  const before = found[slot] as string;
  let text = value;
  if (slot === signature) {
    // A repeated header is safe: each signature is compared separately.
    const list = value.replace(seam, " ");
    text = before === "" ? list : `${before} ${list}`;
  } else {
    if (value === "") refuse("missing_header", name);
    // If there are two values, one may be the signed one and the other the one that careless code reads.
    if (before !== "" || value.includes(", ")) refuse("repeated_header", name);
  }
  if (text.length > longest) refuse("invalid_header", name);
  found[slot] = text;
}

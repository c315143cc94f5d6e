import type { WebhookHeaders } from "./message.ts";
import { refuse } from "./webhook-verification-error.ts";

const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
const signature = 2;

/** As long as servers let a header be: enough for more signatures than any rotation needs. */
const longest = 8_192;

/** Where a server has joined the values of a header that was repeated; functions behind HTTP get it without the space. */
const seam = /, |,(?=v\d+[a-z]*,)/g;

/**
 * The raw texts of `webhook-id` and `webhook-timestamp`, each there, once, and not empty, and of `webhook-signature`: the
 * values of all of them, with spaces between, as in a single header with several signatures.
 */
export function readHeaders(headers: WebhookHeaders): string[] {
  const bag = Object(headers);
  const found = ["", "", ""];
  if (typeof bag.get === "function" && !(bag instanceof Map)) {
    // Not a Map, which tells names by their case.
    for (const name of names) add(found, name, bag.get(name));
  } else if (Symbol.iterator in bag) {
    // Pairs, or names and values in turn.
    const flat = [...bag].flat();
    for (let index = 0; index < flat.length; index += 2) add(found, flat[index], flat[index + 1]);
  } else {
    // Its own names only: what is inherited was not received.
    for (const name of Object.keys(bag)) add(found, name, bag[name]);
  }
  const missing = found.indexOf("");
  if (missing >= 0) refuse("missing_header", names[missing]);
  return found;
}

function add(found: string[], name: string, value: unknown): void {
  // Told apart by a character first: most headers are others.
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
    // Safe however often it is repeated: each signature is compared by itself.
    const list = value.replace(seam, " ");
    text = before === "" ? list : `${before} ${list}`;
  } else {
    if (value === "") refuse("missing_header", name);
    // Of two values, one may be what was signed, and the other what a careless reader takes.
    if (before !== "" || value.includes(", ")) refuse("repeated_header", name);
  }
  if (text.length > longest) refuse("invalid_header", name);
  found[slot] = text;
}

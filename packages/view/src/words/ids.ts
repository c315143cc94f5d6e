const ID = /(?<![a-z_])[a-z]+(?:_[a-z]+)*_[0-9a-z]{16,}/;
const WHOLE_ID = new RegExp(`^${ID.source}$`);
const EACH_ID = new RegExp(`(${ID.source})`, "g");

/** Returns whether a value is the id of an object. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && WHOLE_ID.test(value);
}

/** Shortens each id in a text. */
export function shortenIds(text: string): string {
  return text.replace(EACH_ID, shortId);
}

/** Splits a text into ids and the parts between them. */
export function splitAtIds(text: string): string[] {
  return text.split(EACH_ID);
}

/** `account_w7is…`: the prefix and four characters. */
export function shortId(id: string): string {
  return id.replace(/_([0-9a-z]{4})[0-9a-z]{4,}$/, "_$1…");
}

const ATTEMPT = "webhook_attempt_";

/** Joins the ids of attempts to deliver webhooks in a short text, for a URL. */
export function joinAttempts(ids: readonly string[]): string {
  return ids.map((id) => id.replace(ATTEMPT, "")).join(".");
}

/** Returns the ids of a text that `joinAttempts` has written. */
export function splitAttempts(text: string): string[] {
  return text.split(".").map((id) => ATTEMPT + id);
}

import type { VerifiedWebhook, WebhookMessage, WebhookVerifierOptions } from "./message.ts";
import { rawBody } from "./raw-body.ts";
import { readHeaders } from "./read-headers.ts";
import { refuse } from "./webhook-verification-error.ts";

/**
 * A message with a valid form and timestamp, whose signatures are not yet verified. `prefix` is the signed text before
 * the body, made of the raw headers. `signatures` is the header, with signatures of any version.
 */
export type CheckedMessage = [webhook: VerifiedWebhook, prefix: string, body: string | Uint8Array, signatures: string];

/** Makes every check that does not need the secret, so that an outdated message costs no HMAC. */
export function checkMessage(
  message: WebhookMessage,
  { toleranceSeconds, now }: Pick<WebhookVerifierOptions, "toleranceSeconds" | "now">,
): CheckedMessage {
  const tolerance = readTolerance(toleranceSeconds);
  const read = readNow(now);
  const body = rawBody(message.body);
  const [id, sent, signatures] = readHeaders(message.headers) as [string, string, string];
  // If the id contained a dot, the signed text could be split in more than one way.
  if (id.includes(".")) refuse("invalid_header", "webhook-id");
  if (!/^[1-9][0-9]{0,11}$/.test(sent)) refuse("invalid_timestamp");
  const timestamp = Number(sent);
  const time = read();
  const age = Math.floor((typeof time === "number" ? time : +new Date(time)) / 1_000) - timestamp;
  // Negated, so that a time that is not a number is refused too.
  if (!(Math.abs(age) <= tolerance)) {
    refuse(`timestamp_too_${age > 0 ? "old" : "new"}`, `age ${age} s, tolerance ${tolerance} s: check the clock`);
  }
  return [{ id, timestamp }, `${id}.${sent}.`, body, signatures];
}

/** Returns the function that returns the time. */
export function readNow(now: WebhookVerifierOptions["now"] = Date.now) {
  if (typeof now === "function") return now;
  refuse("invalid_option", "now must be a function");
}

/** Checks the tolerance in seconds. `Infinity` or `NaN` would turn the check off. */
export function readTolerance(seconds = 300): number {
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  refuse("invalid_option", "check toleranceSeconds");
}

import type { VerifiedWebhook, WebhookMessage, WebhookVerifierOptions } from "./message.ts";
import { rawBody } from "./raw-body.ts";
import { readHeaders } from "./read-headers.ts";
import { refuse } from "./webhook-verification-error.ts";

/**
 * A message whose form and time are right; whether it is authentic, its signatures tell: the header, with signatures of any
 * version. The prefix is signed before the body: the raw texts of the headers.
 */
export type CheckedMessage = [webhook: VerifiedWebhook, prefix: string, body: string | Uint8Array, signatures: string];

/** Everything that can be refused without the secret, so that a message out of its time costs no HMAC. */
export function checkMessage(
  message: WebhookMessage,
  { toleranceSeconds, now = Date.now }: Pick<WebhookVerifierOptions, "toleranceSeconds" | "now">,
): CheckedMessage {
  const body = rawBody(message.body);
  const [id, sent, signatures] = readHeaders(message.headers) as [string, string, string];
  // Without a dot what is signed can be split in one way only.
  if (id.includes(".")) refuse("invalid_header", "webhook-id");
  if (!/^[1-9][0-9]{0,11}$/.test(sent)) refuse("invalid_timestamp");
  const timestamp = Number(sent);
  const tolerance = readTolerance(toleranceSeconds);
  const time = now();
  const age = Math.floor((typeof time === "number" ? time : +new Date(time)) / 1_000) - timestamp;
  // Not the other way around: a time that is no number is refused.
  if (!(Math.abs(age) <= tolerance)) {
    refuse(`timestamp_too_${age > 0 ? "old" : "new"}`, `age ${age} s, tolerance ${tolerance} s: check the clock`);
  }
  return [{ id, timestamp }, `${id}.${sent}.`, body, signatures];
}

/** The tolerance in seconds. `Infinity` would switch the check off, and so would no number. */
export function readTolerance(seconds = 300): number {
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  refuse("invalid_option", "check toleranceSeconds");
}

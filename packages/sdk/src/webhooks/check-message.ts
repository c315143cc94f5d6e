import type { WebhookMessage, WebhookVerifierOptions } from "./message.ts";
import { rawBody } from "./raw-body.ts";
import { readHeaders } from "./read-headers.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

/** A message whose form and time are right; whether it is authentic, its signatures tell. */
export interface CheckedMessage {
  readonly id: string;
  readonly timestamp: number;
  /** What is signed before the body: the raw texts of the headers. */
  readonly prefix: string;
  readonly body: string | Uint8Array;
  /** The header: signatures of any version. */
  readonly signatures: string;
}

/** Everything that can be refused without the secret, so that a message out of its time costs no HMAC. */
export function checkMessage(
  message: WebhookMessage,
  { toleranceSeconds, now = Date.now }: Pick<WebhookVerifierOptions, "toleranceSeconds" | "now">,
): CheckedMessage {
  const body = rawBody(message.body);
  const [id, sent, signatures] = readHeaders(message.headers) as [string, string, string];
  // Without a dot what is signed can be split in one way only.
  if (id.includes(".")) throw new WebhookVerificationError("invalid_header", "webhook-id");
  if (!/^[1-9][0-9]{0,11}$/.test(sent)) throw new WebhookVerificationError("invalid_timestamp");
  const timestamp = Number(sent);
  const tolerance = readTolerance(toleranceSeconds);
  const time = now();
  const age = Math.floor((typeof time === "number" ? time : +new Date(time)) / 1_000) - timestamp;
  // Not the other way around: a time that is no number is refused.
  if (!(Math.abs(age) <= tolerance)) {
    const code = age > 0 ? "timestamp_too_old" : "timestamp_too_new";
    throw new WebhookVerificationError(code, `age ${age} s, tolerance ${tolerance} s: check the clock`);
  }
  return { id, timestamp, prefix: `${id}.${sent}.`, body, signatures };
}

/** The tolerance in seconds. `Infinity` would switch the check off, and so would no number. */
export function readTolerance(seconds = 300): number {
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw new WebhookVerificationError("invalid_option", "check toleranceSeconds");
}

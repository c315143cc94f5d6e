import { acrossCopies } from "../errors/across-copies.ts";

/**
 * The reason that a webhook was refused.
 *
 * - `missing_header`: one of the three headers is missing or empty.
 * - `repeated_header`: `webhook-id` or `webhook-timestamp` occurs more than once. `webhook-signature` may be repeated.
 * - `invalid_header`: a header is not text or too long, or `webhook-id` is not an identifier.
 * - `invalid_timestamp`: `webhook-timestamp` is not a number of whole seconds of 1 to 12 digits.
 * - `timestamp_too_old`, `timestamp_too_new`: the timestamp differs from the present time by more than the tolerance.
 * - `invalid_signature`: the header has no well-formed signature of version 1.
 * - `signature_mismatch`: no signature matches. The message was changed, or signed with a different secret.
 * - `invalid_body`: the body is neither bytes nor text, for example parsed JSON, or is text with half a surrogate pair.
 *   Fix the receiver.
 * - `invalid_secret`, `invalid_option`: a secret or another option is invalid. Fix the receiver.
 * - `invalid_event`: the signature is valid, but the body is not an Event.
 * - `event_mismatch`: the signature is valid, but the body has a different id than `webhook-id`.
 */
export type WebhookVerificationCode =
  | "missing_header"
  | "repeated_header"
  | "invalid_header"
  | "invalid_timestamp"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "invalid_signature"
  | "signature_mismatch"
  | "invalid_body"
  | "invalid_secret"
  | "invalid_option"
  | "invalid_event"
  | "event_mismatch";

/**
 * A webhook failed verification, or the options of a verifier are invalid. Never contains a secret or a valid
 * signature.
 */
export class WebhookVerificationError extends Error {
  /** The reason, for use in code. */
  declare readonly code: WebhookVerificationCode;

  /** @internal */
  constructor(code: WebhookVerificationCode, detail = "do not trust it") {
    // The code says what is wrong; the detail says where, or what to do.
    super(`[sandbank] Failed to verify a webhook: ${code.replaceAll("_", " ")}, ${detail}.`);
    this.code = code;
  }
}

acrossCopies(WebhookVerificationError, "WebhookVerificationError");

export function refuse(code: WebhookVerificationCode, detail?: string): never {
  throw new WebhookVerificationError(code, detail);
}

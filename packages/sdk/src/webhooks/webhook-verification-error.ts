/**
 * Why a webhook was refused.
 *
 * - `missing_header`: one of the three headers is not there, or empty.
 * - `repeated_header`: `webhook-id` or `webhook-timestamp` came more than once. `webhook-signature` may.
 * - `invalid_header`: one of them is not text, is too long, or `webhook-id` is no identifier.
 * - `invalid_timestamp`: `webhook-timestamp` is not a number of whole seconds of 1 to 12 digits.
 * - `timestamp_too_old`, `timestamp_too_new`: it differs from now by more than is tolerated.
 * - `invalid_signature`: there is no signature of version 1 of the right form.
 * - `signature_mismatch`: no signature fits the message: it was changed, or signed with another secret.
 * - `invalid_body`: the body is neither bytes nor text, such as parsed JSON, or text with half a surrogate pair. A fault of
 *   the receiver.
 * - `invalid_secret`, `invalid_option`: a secret or another option cannot be used. A fault of the receiver.
 * - `invalid_event`: the signature is right, and the body is no Event.
 * - `event_mismatch`: the signature is right, and the body is another Event than `webhook-id` says.
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

/** A webhook that must not be trusted, or a verifier that cannot be made. Never holds a secret or a right signature. */
export class WebhookVerificationError extends Error {
  /** Why, for a program. */
  declare readonly code: WebhookVerificationCode;

  /** @internal */
  constructor(code: WebhookVerificationCode, detail = "do not trust it") {
    // The code says what is wrong; the detail where, or what to do.
    super(`[sandbank] Failed to verify a webhook: ${code.replaceAll("_", " ")}, ${detail}.`);
    this.code = code;
  }
}

// Not within the class: the build renames a class that names itself.
WebhookVerificationError.prototype.name = "WebhookVerificationError";

export function refuse(code: WebhookVerificationCode, detail?: string): never {
  throw new WebhookVerificationError(code, detail);
}

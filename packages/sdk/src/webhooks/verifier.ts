import { checkMessage } from "./check-message.ts";
import type { Event } from "./event.ts";
import { hmac } from "./hmac.ts";
import type { SignWebhookParams, VerifiedWebhook, WebhookMessage, WebhookVerifierOptions } from "./message.ts";
import { parseEvent } from "./parse-event.ts";
import { rawBody } from "./raw-body.ts";
import { type SecretKey, secretKeys } from "./secret-keys.ts";
import { isListed, refuseSignatures } from "./signatures.ts";
import { verifierOptions } from "./verifier-options.ts";

/** Verifies webhooks synchronously, so that you cannot forget to await the result. */
export interface WebhookVerifier {
  /**
   * Returns the signed headers. Throws a `WebhookVerificationError` unless the message is authentic and its timestamp
   * is within the tolerance.
   */
  readonly verify: (message: WebhookMessage) => VerifiedWebhook;
  /** Verifies the message like `verify`, and returns the Event in its body. */
  readonly unwrap: (message: WebhookMessage) => Event;
}

/**
 * Creates a verifier for the webhooks of one Event Subscription.
 *
 * Throws a `WebhookVerificationError` with the code `invalid_secret` or `invalid_option` for an invalid value, and a
 * `TypeError` for an unknown option.
 *
 * @example
 * const verifier = createWebhookVerifier({ secret: process.env.WEBHOOK_SECRET ?? "" }); // throws if it is not set
 * const event = verifier.unwrap({ body: await request.text(), headers: request.headers });
 */
export function createWebhookVerifier(options: WebhookVerifierOptions): WebhookVerifier {
  const checked = verifierOptions(options);
  const keys = secretKeys(checked);
  const verify = (message: WebhookMessage) => verifyWith(keys, message, checked);
  return { verify, unwrap: (message) => parseEvent(message.body, verify(message)) };
}

/**
 * Verifies one webhook: the signature must match the raw body, and the timestamp must be within the tolerance.
 *
 * Throws a `WebhookVerificationError`, whose `code` is the reason.
 */
export function verifyWebhook(message: WebhookMessage & WebhookVerifierOptions): VerifiedWebhook {
  return verifyWith(secretKeys(message), message, message);
}

/** Verifies one webhook like `verifyWebhook`, and returns the Event in its body, whose id is the `webhook-id`. */
export function unwrapWebhook(message: WebhookMessage & WebhookVerifierOptions): Event {
  return parseEvent(message.body, verifyWebhook(message));
}

/**
 * Signs a webhook, for tests of a receiver. Returns the value of `webhook-signature`, such as `v1,<Base64>`. Several
 * secrets give several signatures, as during a rotation.
 */
export function signWebhook(params: SignWebhookParams): string {
  const body = rawBody(params.body);
  const prefix = `${params.id}.${params.timestamp}.`;
  return secretKeys(params)
    .map((key) => `v1,${hmac(key, prefix, body)}`)
    .join(" ");
}

function verifyWith(
  keys: readonly SecretKey[],
  message: WebhookMessage,
  window: Pick<WebhookVerifierOptions, "toleranceSeconds" | "now">,
): VerifiedWebhook {
  const [webhook, prefix, body, signatures] = checkMessage(message, window);
  if (keys.some((key) => isListed(`v1,${hmac(key, prefix, body)}`, signatures))) return webhook;
  refuseSignatures(signatures);
}

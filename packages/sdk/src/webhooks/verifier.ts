import { checkMessage } from "./check-message.ts";
import type { Event } from "./event.ts";
import { hmac } from "./hmac.ts";
import type { SignWebhookParams, VerifiedWebhook, WebhookMessage, WebhookVerifierOptions } from "./message.ts";
import { parseEvent } from "./parse-event.ts";
import { rawBody } from "./raw-body.ts";
import { type SecretKey, secretKeys } from "./secret-keys.ts";
import { isListed, refuseSignatures } from "./signatures.ts";
import { verifierOptions } from "./verifier-options.ts";

/** Verifies webhooks, at once: there is no promise to forget. */
export interface WebhookVerifier {
  /** Throws a `WebhookVerificationError` unless the message is authentic and of now. */
  verify(message: WebhookMessage): VerifiedWebhook;
  /** As `verify`, and gives the Event in the body. */
  unwrap(message: WebhookMessage): Event;
}

/**
 * Makes a verifier for the webhooks of one Event Subscription.
 *
 * Throws a `WebhookVerificationError` with the code `invalid_secret` or `invalid_option` for what cannot be used, and a
 * `TypeError` for an option that there is not.
 *
 * @example
 * const verifier = createWebhookVerifier({ secret: process.env.WEBHOOK_SECRET ?? "" }); // throws where it is not set
 * const event = verifier.unwrap({ body: await request.text(), headers: request.headers });
 */
export function createWebhookVerifier(options: WebhookVerifierOptions): WebhookVerifier {
  const checked = verifierOptions(options);
  const keys = secretKeys(checked);
  const verify = (message: WebhookMessage) => verifyWith(keys, message, checked);
  return { verify, unwrap: (message) => parseEvent(message.body, verify(message)) };
}

/**
 * Verifies one webhook: the signature fits the raw body, and it was sent within the tolerance of now.
 *
 * Throws a `WebhookVerificationError`, whose `code` says why.
 */
export function verifyWebhook(message: WebhookMessage & WebhookVerifierOptions): VerifiedWebhook {
  return verifyWith(secretKeys(message), message, message);
}

/** As `verifyWebhook`, and gives the Event in the body, whose id is the `webhook-id`. */
export function unwrapWebhook(message: WebhookMessage & WebhookVerifierOptions): Event {
  return parseEvent(message.body, verifyWebhook(message));
}

/**
 * Signs a webhook, for tests of a receiver: the value of `webhook-signature`, such as `v1,<Base64>`. Several secrets
 * give several signatures, as while they rotate.
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

import { checkMessage } from "./check-message.ts";
import type { Event } from "./event.ts";
import type { SignWebhookParams, VerifiedWebhook, WebhookMessage, WebhookVerifierOptions } from "./message.ts";
import { parseEvent } from "./parse-event.ts";
import { rawBody } from "./raw-body.ts";
import { type SecretKey, secretKeys } from "./secret-keys.ts";
import { isListed, refuseSignatures } from "./signatures.ts";
import { verifierOptions } from "./verifier-options.ts";

/** Verifies webhooks with Web Crypto. Await the result: a promise that you do not await refuses nothing. */
export interface WebhookVerifier {
  /**
   * Resolves to the signed headers. Rejects with a `WebhookVerificationError` unless the message is authentic and its
   * timestamp is within the tolerance.
   */
  readonly verify: (message: WebhookMessage) => Promise<VerifiedWebhook>;
  /** Verifies the message like `verify`, and resolves to the Event in its body. */
  readonly unwrap: (message: WebhookMessage) => Promise<Event>;
}

/**
 * Creates a verifier for the webhooks of one Event Subscription.
 *
 * Throws synchronously: a `WebhookVerificationError` with the code `invalid_secret` or `invalid_option` for an invalid
 * value, and a `TypeError` for an unknown option.
 */
export function createWebhookVerifier(options: WebhookVerifierOptions): WebhookVerifier {
  return verifierWith(verifierOptions(options));
}

/**
 * Verifies one webhook: the signature must match the raw body, and the timestamp must be within the tolerance.
 *
 * Rejects with a `WebhookVerificationError`, whose `code` is the reason.
 */
export async function verifyWebhook(message: WebhookMessage & WebhookVerifierOptions): Promise<VerifiedWebhook> {
  return verifierWith(message).verify(message);
}

/** Verifies one webhook like `verifyWebhook`, and resolves to the Event in its body, whose id is the `webhook-id`. */
export async function unwrapWebhook(message: WebhookMessage & WebhookVerifierOptions): Promise<Event> {
  return verifierWith(message).unwrap(message);
}

/**
 * Signs a webhook, for tests of a receiver. Resolves to the value of `webhook-signature`, such as `v1,<Base64>`.
 * Several secrets give several signatures, as during a rotation.
 */
export async function signWebhook(params: SignWebhookParams): Promise<string> {
  const raw = rawBody(params.body);
  const prefix = `${params.id}.${params.timestamp}.`;
  const keys = await Promise.all(secretKeys(params).map(importKey));
  const signatures = keys.map(async (key) => `v1,${await hmac(key, prefix, raw)}`);
  return (await Promise.all(signatures)).join(" ");
}

function verifierWith(options: WebhookVerifierOptions): WebhookVerifier {
  const secrets = secretKeys(options);
  let keys: Promise<CryptoKey[]> | undefined;
  const verify = async (message: WebhookMessage) => {
    const [webhook, prefix, body, signatures] = checkMessage(message, options);
    keys ??= Promise.all(secrets.map(importKey));
    for (const key of await keys) {
      if (isListed(`v1,${await hmac(key, prefix, body)}`, signatures)) return webhook;
    }
    refuseSignatures(signatures);
  };
  const unwrap = async ({ headers, body }: WebhookMessage) => {
    const raw = rawBody(body);
    // Copy the bytes: other code may change them while Web Crypto is verifying.
    const own = typeof raw === "string" ? raw : new Uint8Array(raw);
    return parseEvent(own, await verify({ headers, body: own }));
  };
  return { verify, unwrap };
}

function importKey([text, encoding]: SecretKey): Promise<CryptoKey> {
  const bytes =
    encoding === "utf8"
      ? new TextEncoder().encode(text)
      : Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Web Crypto accepts a message only in one piece. */
async function hmac(key: CryptoKey, prefix: string, body: string | Uint8Array): Promise<string> {
  const encoder = new TextEncoder();
  const start = encoder.encode(prefix);
  const end = typeof body === "string" ? encoder.encode(body) : body;
  const signed = new Uint8Array(start.length + end.length);
  signed.set(start);
  signed.set(end, start.length);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign("HMAC", key, signed))));
}

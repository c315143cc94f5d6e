/**
 * The same names as `@sandbank/sdk/webhooks`, on Web Crypto: for runtimes without `node:crypto`. The functions that verify
 * and sign return promises.
 *
 * @module
 */

export { createWebhookRouter } from "./create-web-router.ts";
export type { WebhookClaim, WebhookDedupeStore } from "./dedupe-store.ts";
export { createMemoryDedupeStore, type MemoryDedupeStoreOptions } from "./memory-dedupe-store.ts";
export type {
  SignWebhookParams,
  VerifiedWebhook,
  WebhookBody,
  WebhookHeaders,
  WebhookMessage,
  WebhookSecretOptions,
  WebhookVerifierOptions,
} from "./message.ts";
export type { WebhookPollOptions } from "./poll-events.ts";
export type { WebhookRouter } from "./router.ts";
export type { WebhookClient, WebhookRouterOptions, WebhookRouterSettings } from "./router-options.ts";
export type { FailedWebhook, WebhookStore } from "./stores/webhook-store.ts";
export {
  createWebhookVerifier,
  signWebhook,
  unwrapWebhook,
  verifyWebhook,
  type WebhookVerifier,
} from "./web-verifier.ts";
export type { WebhookAnswer } from "./webhook-answer.ts";
export { WebhookBusyError } from "./webhook-busy-error.ts";
export type { WebhookDelivery } from "./webhook-delivery.ts";
export type { WebhookOutcome } from "./webhook-outcome.ts";
export { type WebhookVerificationCode, WebhookVerificationError } from "./webhook-verification-error.ts";

/**
 * Verifies the signatures of webhooks and passes each Event to its handler. Synchronous, on `node:crypto`: for Node, Bun,
 * Deno and Workers.
 *
 * @module
 */

export { createWebhookRouter } from "./webhooks/create-router.ts";
export type { WebhookClaim, WebhookDedupeStore } from "./webhooks/dedupe-store.ts";
export { createMemoryDedupeStore, type MemoryDedupeStoreOptions } from "./webhooks/memory-dedupe-store.ts";
export type {
  SignWebhookParams,
  VerifiedWebhook,
  WebhookBody,
  WebhookHeaders,
  WebhookMessage,
  WebhookSecretOptions,
  WebhookVerifierOptions,
} from "./webhooks/message.ts";
export type { WebhookPollOptions } from "./webhooks/poll-events.ts";
export type { WebhookRouter } from "./webhooks/router.ts";
export type { WebhookClient, WebhookRouterOptions, WebhookRouterSettings } from "./webhooks/router-options.ts";
export type { FailedWebhook, WebhookStore } from "./webhooks/stores/webhook-store.ts";
export {
  createWebhookVerifier,
  signWebhook,
  unwrapWebhook,
  verifyWebhook,
  type WebhookVerifier,
} from "./webhooks/verifier.ts";
export type { WebhookAnswer } from "./webhooks/webhook-answer.ts";
export { WebhookBusyError } from "./webhooks/webhook-busy-error.ts";
export type { WebhookDelivery } from "./webhooks/webhook-delivery.ts";
export type { WebhookOutcome } from "./webhooks/webhook-outcome.ts";
export { type WebhookVerificationCode, WebhookVerificationError } from "./webhooks/webhook-verification-error.ts";

import type { BankClient, Transaction } from "@sandbank/sdk";
import {
  createWebhookRouter,
  createWebhookVerifier,
  type WebhookVerifierOptions,
} from "@sandbank/sdk/webhooks";

/** Receives webhooks, and records each Transaction once. */
export function createSpending(
  client: BankClient,
  verification: WebhookVerifierOptions,
) {
  // Use a database table in production. The id of the Transaction is its key,
  // so a webhook that arrives twice changes nothing.
  const recorded = new Map<string, Transaction>();
  const router = createWebhookRouter({
    client,
    verifier: createWebhookVerifier(verification),
  });
  router.on("transaction.created", ({ object: transaction }) => {
    recorded.set(transaction.id, transaction);
  });

  return {
    /** Handles a webhook. */
    receive: router.handle,

    /** What an employee has spent with a Card, in cents. */
    spentWith(cardId: string): number {
      return [...recorded.values()]
        .filter(({ route_id }) => route_id === cardId)
        .reduce((sum, { amount }) => sum - amount, 0);
    },

    /** The interest that the company has earned, in cents. */
    interest(): number {
      return [...recorded.values()]
        .filter(({ source }) => source.category === "interest_payment")
        .reduce((sum, { amount }) => sum + amount, 0);
    },
  };
}

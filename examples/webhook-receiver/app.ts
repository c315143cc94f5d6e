import type { BankClient, Transaction, TransactionId } from "@sandbank/sdk";
import { createWebhookRouter, createWebhookVerifier, type WebhookVerifierOptions } from "@sandbank/sdk/webhooks";

/** What the app keeps when it is stopped: in production a database. */
export interface Storage {
  /** Every Transaction that was booked, by its id: in a database a unique key, and an insert that skips what is there. */
  readonly book: Map<TransactionId, Transaction>;
  /** Up to where the list of Events was read. */
  cursor: string | null;
}

export interface AppOptions {
  readonly client: BankClient;
  readonly verification: WebhookVerifierOptions;
  readonly storage: Storage;
}

/** A small app that books every Transaction once, whatever becomes of a delivery. */
export function createApp({ client, verification, storage }: AppOptions) {
  const router = createWebhookRouter({ client, verifier: createWebhookVerifier(verification) });
  // By its id: the router knows what it has handled for four days, and until the process ends. The book always does.
  router.on("transaction.created", ({ object: transaction }) => storage.book.set(transaction.id, transaction));

  return {
    /** Takes what is delivered. Behind `node:http` it is `toNodeHandler(router)`. */
    receive: router.handle,

    /** Reads what was never delivered: after an outage, and at each start. */
    async catchUp(): Promise<void> {
      const onCursor = (cursor: string) => {
        storage.cursor = cursor;
      };
      const events = client.events.poll({ cursor: storage.cursor, onCursor, follow: false });
      for await (const event of events) await router.dispatch(event);
    },

    /** What an Account should have by the book, in cents. */
    balanceOf(accountId: string): number {
      const own = [...storage.book.values()].filter(({ account_id }) => account_id === accountId);
      return own.reduce((sum, { amount }) => sum + amount, 0);
    },
  };
}

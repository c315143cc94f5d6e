import type { BankClient, Transaction, TransactionId } from "@sandbank/sdk";
import { createWebhookRouter, createWebhookVerifier, type WebhookVerifierOptions } from "@sandbank/sdk/webhooks";

/** The data that the app keeps when it stops. In production this is a database. */
export interface Storage {
  /** Every booked Transaction by its id. In a database this is a unique key, and an insert that skips existing rows. */
  readonly book: Map<TransactionId, Transaction>;
  /** The cursor up to which the list of Events was read. */
  cursor: string | null;
}

export interface AppOptions {
  readonly client: BankClient;
  readonly verification: WebhookVerifierOptions;
  readonly storage: Storage;
}

/** Creates a small app that books every Transaction once, even if deliveries are lost or repeated. */
export function createApp({ client, verification, storage }: AppOptions) {
  const router = createWebhookRouter({ client, verifier: createWebhookVerifier(verification) });
  // The book has one entry for each id. The router also skips repeated Events, but only for four days and until the
  // process ends.
  router.on("transaction.created", ({ object: transaction }) => storage.book.set(transaction.id, transaction));

  return {
    /** Receives deliveries. With `node:http`, use `toNodeHandler(router)`. */
    receive: router.handle,

    /** Reads the Events that were never delivered. Call it after an outage, and at each start. */
    async catchUp(): Promise<void> {
      const onCursor = (cursor: string) => {
        storage.cursor = cursor;
      };
      const events = client.events.poll({ cursor: storage.cursor, onCursor, follow: false });
      for await (const event of events) await router.dispatch(event);
    },

    /** Returns the balance of an Account according to the book, in cents. */
    balanceOf(accountId: string): number {
      const own = [...storage.book.values()].filter(({ account_id }) => account_id === accountId);
      return own.reduce((sum, { amount }) => sum + amount, 0);
    },
  };
}

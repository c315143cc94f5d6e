import { type Bank, BankError, type EventId } from "@sandbank/engine";
import { readOnlyCopy } from "../../banks/read-only-copy.ts";
import { noSuchEvent } from "../../errors/server-error.ts";
import { definedOf } from "../defined-of.ts";
import type { HandlersOf } from "../handlers-of.ts";
import { verifySubscription } from "./verify-subscription.ts";
import type { webhookOperations } from "./webhook-operations.ts";
import { webhookReads } from "./webhook-reads.ts";

export const webhookHandlers: HandlersOf<keyof typeof webhookOperations> = {
  ...webhookReads,
  resend({ served }, { event, subscription }) {
    const to = subscription === undefined ? {} : { subscriptionId: subscription };
    try {
      return { data: served.bank.webhooks.resend(event as EventId, to).map((attempt) => ({ ...attempt })) };
    } catch (error) {
      if (error instanceof BankError && error.detail?.startsWith("There is no event with") === true) {
        throw noSuchEvent(error.body);
      }
      throw error;
    }
  },
  replay_missing: ({ served: { bank } }, { since = firstEventAt(bank) }) => ({
    data: bank.webhooks.replayMissing({ since }).map((attempt) => ({ ...attempt })),
  }),
  rotate_secret: ({ served }, { subscription, ...rotation }) => ({
    secret: served.bank.webhooks.rotateSecret(subscription, definedOf(rotation)),
  }),
  verify_receiver: ({ served }, { subscription }) => verifySubscription(served, subscription),
};

/** Returns when the first Event that a bank keeps was created; the bank's time if there is none. */
function firstEventAt(bank: Bank): string {
  const order = { field: "created_at", direction: "ascending" } as const;
  const [first] = readOnlyCopy(bank).events.list({ limit: 1, order_by: order }).data;
  return first?.created_at ?? bank.clock.now();
}

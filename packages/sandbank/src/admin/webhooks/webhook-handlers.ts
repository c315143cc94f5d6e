import type { EventId } from "@sandbank/engine";
import { definedOf } from "../defined-of.ts";
import type { HandlersOf } from "../handlers-of.ts";
import { verifySubscription } from "./verify-subscription.ts";
import type { webhookOperations } from "./webhook-operations.ts";
import { webhookReads } from "./webhook-reads.ts";

export const webhookHandlers: HandlersOf<keyof typeof webhookOperations> = {
  ...webhookReads,
  resend: ({ served }, { event, subscription }) => {
    const to = subscription === undefined ? {} : { subscriptionId: subscription };
    return { data: served.bank.webhooks.resend(event as EventId, to).map((attempt) => ({ ...attempt })) };
  },
  replay_missing: ({ served }, { since }) => ({
    data: served.bank.webhooks.replayMissing({ since }).map((attempt) => ({ ...attempt })),
  }),
  rotate_secret: ({ served }, { subscription, ...rotation }) => ({
    secret: served.bank.webhooks.rotateSecret(subscription, definedOf(rotation)),
  }),
  verify_receiver: ({ served }, { subscription }) => verifySubscription(served, subscription),
};

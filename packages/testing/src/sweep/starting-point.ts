import type { Bank } from "@sandbank/engine";

/** What every run begins with. */
export interface SweepStart {
  /** A fork of the given bank. */
  readonly bank: Bank;
  /** The secret of its first active Event Subscription. */
  readonly webhookSecret: string;
  /** Its newest Transaction; undefined if it has none. */
  readonly newestTransaction: string | undefined;
}

const WEBHOOK_URL = "https://app.test/webhooks";

/** Prepares a fork of a bank and leaves the bank itself unchanged. A fork without an active Event Subscription gets one. */
export function prepareStart(given: Bank): SweepStart {
  const bank = given.fork();
  const active = () => bank.eventSubscriptions.list().data.filter(({ status }) => status === "active");
  if (active().length === 0) {
    const { id } = bank.eventSubscriptions.create({ url: WEBHOOK_URL });
    // The app does not expect the Event of the Event Subscription itself.
    for (const attempt of bank.webhooks.attempts({ state: "due" })) {
      if (attempt.eventSubscriptionId === id) bank.webhooks.record(attempt.id, { status: 200 });
    }
  }
  return {
    bank,
    webhookSecret: bank.webhooks.secret(active().at(-1)?.id ?? ""),
    newestTransaction: bank.transactions.list({ limit: 1 }).data[0]?.id,
  };
}

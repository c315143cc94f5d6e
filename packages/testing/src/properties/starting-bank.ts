import { type Bank, createBank } from "@sandbank/engine";
import { type FollowingModel, openBalanceModel } from "./balance-model.ts";

/** The bank that every run of a property begins with. */
export interface StartingBank {
  readonly bank: Bank;
  readonly model: FollowingModel;
  /** The URLs of the Event Subscriptions: all of them are received by the app. */
  readonly urls: readonly string[];
  /** The secret of the first Event Subscription. */
  readonly webhookSecret: string;
  /** The newest Event, which no run is concerned with. */
  readonly latestEvent: string | null;
}

const WEBHOOK_URL = "https://app.test/webhooks";

/** A bank with an Account that has $1,000.00, an Account Number and a Card. */
function smallBank(): Bank {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  bank.network.interestPayments.create({ account_id, amount: 1_000_00 });
  bank.accountNumbers.create({ account_id, name: "Incoming" });
  bank.cards.create({ account_id });
  return bank;
}

/** Prepares a fork of a bank: the bank itself stays as it is. */
export function prepareStartingBank(given: Bank = smallBank()): StartingBank {
  const bank = given.fork();
  const active = () => bank.eventSubscriptions.list().data.filter(({ status }) => status === "active");
  if (active().length === 0) {
    const { id } = bank.eventSubscriptions.create({ url: WEBHOOK_URL });
    // The Event of the subscription itself is nothing that the app waits for.
    for (const attempt of bank.webhooks.attempts({ state: "due" })) {
      if (attempt.eventSubscriptionId === id) bank.webhooks.record(attempt.id, { status: 200 });
    }
  }
  // `replayMissing` takes an instant: what the bank did before a run must be earlier.
  bank.clock.advance({ seconds: 1 });
  const subscriptions = active().reverse();
  return {
    bank,
    model: openBalanceModel(bank),
    urls: [...new Set(subscriptions.map(({ url }) => url))],
    webhookSecret: bank.webhooks.secret(subscriptions[0]?.id ?? ""),
    latestEvent: bank.events.list({ limit: 1 }).data[0]?.id ?? null,
  };
}

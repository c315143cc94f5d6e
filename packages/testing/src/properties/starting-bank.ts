import { type Bank, createBank } from "@sandbank/engine";
import { subscribed } from "../subscribe.ts";
import { type FollowingModel, openBalanceModel } from "./balance-model.ts";

/** The bank that every run of a property begins with. */
export interface StartingBank {
  readonly bank: Bank;
  readonly model: FollowingModel;
  /** The URLs of the Event Subscriptions. The app receives the webhooks of all of them. */
  readonly urls: readonly string[];
  /** The secret of the first Event Subscription. */
  readonly webhookSecret: string;
  /** The newest Event. Runs ignore it and all earlier Events. */
  readonly latestEvent: string | null;
}

/** A bank with an Account that has $1,000.00, an Account Number and a Card. */
function smallBank(): Bank {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  bank.network.interestPayments.create({ account_id, amount: 1_000_00 });
  bank.accountNumbers.create({ account_id, name: "Incoming" });
  bank.cards.create({ account_id });
  return bank;
}

/** Prepares a fork of a bank and leaves the bank itself unchanged. */
export function prepareStartingBank(given: Bank = smallBank()): StartingBank {
  const bank = given.fork();
  const subscriptions = subscribed(bank);
  // `replayMissing` starts at an instant, so everything before the run must be earlier than it.
  bank.clock.advance({ seconds: 1 });
  return {
    bank,
    model: openBalanceModel(bank),
    urls: [...new Set(subscriptions.map(({ url }) => url))],
    webhookSecret: bank.webhooks.secret(subscriptions[0]?.id ?? ""),
    latestEvent: bank.events.list({ limit: 1 }).data[0]?.id ?? null,
  };
}

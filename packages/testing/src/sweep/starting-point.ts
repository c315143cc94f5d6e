import type { Bank } from "@sandbank/engine";
import { subscribed } from "../subscribe.ts";
import type { EarlierTransactions } from "./earlier-transactions.ts";

/** The state with which every run begins. */
export interface SweepStart {
  /** A fork of the given bank. */
  readonly bank: Bank;
  /** The secret of its first active Event Subscription. */
  readonly webhookSecret: string;
  readonly earlier: EarlierTransactions;
}

/** Prepares a fork of a bank and leaves the bank itself unchanged. A fork without an active Event Subscription gets one. */
export function prepareStart(given: Bank): SweepStart {
  const bank = given.fork();
  const subscriptions = subscribed(bank);
  return {
    bank,
    webhookSecret: bank.webhooks.secret(subscriptions[0]?.id ?? ""),
    earlier: { newest: bank.transactions.list({ limit: 1 }).data[0]?.id, lacked: [] },
  };
}

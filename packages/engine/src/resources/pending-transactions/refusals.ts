import type { Account, PendingTransaction } from "@sandbank/contract";
import { dollars } from "../../money/dollars.ts";
import { isOpen } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import { wayToComplete } from "./way-to-complete.ts";

export interface HoldFacts {
  readonly account: Account;
  /** Minor units, negative. */
  readonly amount: number;
  readonly availableBalance: number;
}

export const createRules: readonly Rule<HoldFacts>[] = [
  isOpen,
  {
    id: "funds-cover",
    condition: "The available balance covers the amount.",
    assumption: "D-85",
    broken: ({ amount, availableBalance }) => availableBalance < -amount,
    detail: ({ account, amount, availableBalance }) =>
      `The available balance of Account ${account.id} is ${dollars(availableBalance)}, and ${dollars(-amount)} were to be held. Hold less, or add money first.`,
  },
];

export const releaseRules: readonly Rule<{ readonly pending: PendingTransaction }>[] = [
  {
    id: "own-hold",
    condition: "The Pending Transaction is your own hold, of category `user_initiated_hold`.",
    broken: ({ pending }) => pending.source.category !== "user_initiated_hold",
    detail: ({ pending }) =>
      `${pending.id} is not your own hold: its category is ${pending.source.category}. ${wayToComplete(pending)}.`,
  },
];

export const fundsHoldRules: readonly Rule<{ readonly pending: PendingTransaction }>[] = [
  {
    id: "hold-of-ach-debit",
    condition: "The Pending Transaction is the hold of an ACH debit, of category `inbound_funds_hold`.",
    broken: ({ pending }) => pending.source.category !== "inbound_funds_hold",
    detail: ({ pending }) =>
      `${pending.id} is not the hold of an ACH debit: its category is ${pending.source.category}. ${wayToComplete(pending)}.`,
  },
];

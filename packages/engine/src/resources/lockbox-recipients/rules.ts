import type { Account, LockboxAddress, LockboxRecipient } from "@sandbank/contract";
import { invalidOperation } from "../../errors.ts";
import type { Rule } from "../../rules.ts";
import { openRules } from "../accounts/rules.ts";

export const createRules: readonly Rule<{ readonly account: Account; readonly address: LockboxAddress }>[] = [
  ...openRules,
  {
    holds: "The Lockbox Address is active.",
    broken: ({ address }) => address.status !== "active",
    refusal: ({ address }) => invalidOperation(`${address.id} is ${address.status}. Use an active Lockbox Address.`),
  },
];

export interface UpdateFacts {
  readonly recipient: LockboxRecipient;
  readonly changed: LockboxRecipient;
}

export const updateRules: readonly Rule<UpdateFacts>[] = [
  {
    holds: "To describe or name it anew, the Lockbox Recipient is not canceled.",
    broken: ({ recipient, changed }) =>
      recipient.status === "canceled" &&
      (changed.description !== recipient.description || changed.recipient_name !== recipient.recipient_name),
    refusal: ({ recipient }) => invalidOperation(`${recipient.id} is canceled, and that is for good. Create another.`),
  },
];

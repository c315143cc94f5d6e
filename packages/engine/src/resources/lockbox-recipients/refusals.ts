import type { LockboxAddress, LockboxRecipient } from "@sandbank/contract";
import { newRouteRules, type Owned } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

export const createRules: readonly Rule<Owned & { readonly address: LockboxAddress }>[] = [
  ...newRouteRules,
  {
    id: "address-active",
    condition: "The Lockbox Address is active.",
    broken: ({ address }) => address.status !== "active",
    detail: ({ address }) => `Lockbox Address ${address.id} is ${address.status}. Use an active Lockbox Address.`,
  },
];

export interface UpdateFacts {
  readonly recipient: LockboxRecipient;
  readonly changed: LockboxRecipient;
}

export const updateRules: readonly Rule<UpdateFacts>[] = [
  {
    id: "not-canceled",
    condition: "For a new description or name, the Lockbox Recipient is not canceled.",
    broken: ({ recipient, changed }) =>
      recipient.status === "canceled" &&
      (changed.description !== recipient.description || changed.recipient_name !== recipient.recipient_name),
    detail: ({ recipient }) =>
      `Lockbox Recipient ${recipient.id} is canceled. Cancellation is permanent; create another Lockbox Recipient.`,
  },
];

import type { LockboxAddress } from "@sandbank/contract";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

export const updateRules: readonly Rule<{ readonly address: LockboxAddress; readonly changed: LockboxAddress }>[] = [
  {
    id: "not-canceled",
    condition: "For a new description, the Lockbox Address is not canceled.",
    broken: ({ address, changed }) => address.status === "canceled" && changed.description !== address.description,
    detail: ({ address }) =>
      `Lockbox Address ${address.id} is canceled. Cancellation is permanent; create another Lockbox Address.`,
  },
];

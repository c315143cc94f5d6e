import type { LockboxAddress } from "@sandbank/contract";
import { invalidOperation } from "../../errors.ts";
import type { Rule } from "../../rules.ts";

export const updateRules: readonly Rule<{ readonly address: LockboxAddress; readonly changed: LockboxAddress }>[] = [
  {
    holds: "To describe it anew, the Lockbox Address is not canceled.",
    broken: ({ address, changed }) => address.status === "canceled" && changed.description !== address.description,
    refusal: ({ address }) => invalidOperation(`${address.id} is canceled, and that is for good. Create another.`),
  },
];

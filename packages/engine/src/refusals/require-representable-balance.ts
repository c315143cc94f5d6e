import type { Account } from "@sandbank/contract";
import { canReceive } from "../money/balances.ts";
import { requireAll } from "../resource-kit/refusal-rule.ts";
import type { World } from "../state/world.ts";
import { creditRules } from "./account-refusals.ts";

/**
 * Refuses a credit that comes at once and that a balance of the Account cannot take exactly (D-41). One that is declined
 * by force moves nothing, so that it may be of any amount (D-84).
 */
export function requireRepresentableBalance(
  world: World,
  account: Account,
  { amount, decline_reason: forced }: { readonly amount: number; readonly decline_reason?: string | undefined },
): void {
  if (forced === undefined) requireAll(creditRules, { account, fits: canReceive(world, account, amount) });
}

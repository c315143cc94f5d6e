import type { Account } from "@sandbank/contract";
import { canReceive } from "../resources/accounts/balances.ts";
import { creditRules } from "../resources/accounts/rules.ts";
import { requireAll } from "../rules/rules.ts";
import type { World } from "../state/world.ts";

/**
 * Refuses a credit that comes at once and that a balance of the Account cannot take exactly (D-41). One that is declined
 * by force moves nothing, so that it may be of any amount (D-84).
 */
export function requireRoom(
  world: World,
  account: Account,
  { amount, decline_reason: forced }: { readonly amount: number; readonly decline_reason?: string | undefined },
): void {
  if (forced === undefined) requireAll(creditRules, { account, fits: canReceive(world, account, amount) });
}

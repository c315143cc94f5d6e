import type { Account } from "@sandbank/contract";
import { canReceive } from "../money/balances.ts";
import type { World } from "../state/world.ts";
import type { MoneyFacts } from "./account-refusals.ts";

/**
 * What a credit that comes at once is checked for: a balance of the Account must take it exactly (D-41). One that
 * `decline_reason` declines moves nothing, so it may be of any amount (D-84).
 */
export function creditFacts(
  world: World,
  account: Account,
  { amount, decline_reason: forced }: { readonly amount: number; readonly decline_reason?: string | undefined },
): MoneyFacts {
  return { account, fits: forced !== undefined || canReceive(world, account, amount) };
}

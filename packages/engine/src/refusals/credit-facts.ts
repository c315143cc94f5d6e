import type { Account } from "@sandbank/contract";
import { canReceive } from "../money/balances.ts";
import type { World } from "../world/world.ts";
import type { MoneyFacts } from "./account-refusals.ts";

/**
 * Reads the facts about a credit that posts immediately: every balance of the Account must stay exact (D-41). A credit
 * that `decline_reason` declines moves no money, so its amount is not limited (D-84).
 */
export function creditFacts(
  world: World,
  account: Account,
  { amount, decline_reason: forced }: { readonly amount: number; readonly decline_reason?: string | undefined },
): MoneyFacts {
  return { account, fits: forced !== undefined || canReceive(world, account, amount) };
}

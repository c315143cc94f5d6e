import type { Account } from "@sandbank/contract";
import type { DebitFacts } from "../declines/debit-decline-rules.ts";
import { checkLimits, type RequestedDebit } from "../limits/check-limits.ts";
import { availableBalanceAt } from "../money/balances.ts";
import type { World } from "../world/world.ts";

/** Reads the facts that the rules compare for a debit of an Account over a route, at the present. */
export function debitFacts(
  world: World,
  {
    account,
    route,
    count,
    amount,
  }: { account: Account; route: string; count: RequestedDebit["count"]; amount: number },
): DebitFacts {
  const { ledger, now } = world.state;
  return {
    account,
    amount,
    availableBalance: availableBalanceAt(ledger, account, now),
    limits: checkLimits(world, { models: [account.id, route], count, volume: amount }),
  };
}

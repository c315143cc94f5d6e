import type { Account } from "@sandbank/contract";
import { type AskedDebit, checkLimits } from "../limits/check-limits.ts";
import { existing } from "../objects.ts";
import { availableBalanceAt } from "../resources/accounts/balances.ts";
import type { World } from "../world.ts";
import type { DebitFacts, NumberFacts } from "./number-rules.ts";

/** Loads an Account Number, its Account and the owner. Refuses with 404 where the id names none. */
export function numberFacts({ state }: World, accountNumberId: string): NumberFacts {
  const { accountNumbers, accounts, entities } = state.tables;
  const number = existing(accountNumbers, "account_number", accountNumberId);
  const account = existing(accounts, "account", number.account_id);
  return { number, account, owner: existing(entities, "entity", account.entity_id) };
}

/** What a debit of an Account over a route is held against, as it is now. */
export function debitFacts(
  world: World,
  { account, route, count, amount }: { account: Account; route: string; count: AskedDebit["count"]; amount: number },
): DebitFacts {
  const { ledger, now } = world.state;
  return {
    account,
    amount,
    availableBalance: availableBalanceAt(ledger, account, now),
    breach: checkLimits(world, { models: [account.id, route], count, volume: amount }),
  };
}

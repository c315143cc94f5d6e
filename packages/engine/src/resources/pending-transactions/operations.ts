import type { PendingTransaction } from "@sandbank/contract";
import { availableBalanceAt } from "../../money/balances.ts";
import { equal } from "../../objects/lists.ts";
import { existing } from "../../objects/objects.ts";
import { pendingTransactionSource } from "../../objects/sources.ts";
import { complete, hold } from "../../rails/hold.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import type { World } from "../../world/world.ts";
import { releaseHold } from "../ach-transfers/funds-hold.ts";
import { createRules, fundsHoldRules, releaseRules } from "./refusals.ts";
import { pendingTransactionStates } from "./states.ts";

export const pendingTransactionOperations = {
  "pendingTransactions.list": createListHandler("pendingTransactions", (params) => ({
    where: {
      account_id: equal(params.account_id),
      route_id: equal(params.route_id),
      category: params.category?.in,
      status: params.status?.in ?? ["pending"],
    },
  })),
  "pendingTransactions.create": refusedBy(createRules, create),
  "pendingTransactions.retrieve": retrieveFrom("pendingTransactions", "pending_transaction"),
  "pendingTransactions.release": refusedBy(releaseRules, release),
  "simulations.pendingTransactions.releaseInboundFundsHold": refusedBy(fundsHoldRules, releaseInboundFundsHold),
} satisfies Handlers;

function create(
  world: World,
  { params }: Call<"pendingTransactions.create">,
  requireAll: RequireAll<typeof createRules>,
): PendingTransaction {
  const { tables, ledger, now } = world.state;
  const { amount, description = "Hold" } = params;
  const account = existing(tables.accounts, "account", params.account_id);
  requireAll({
    account,
    amount,
    availableBalance: availableBalanceAt(ledger, account, now),
  });
  return hold(world, account, { amount, description, source: pendingTransactionSource("user_initiated_hold", {}) });
}

function release(
  world: World,
  { id }: Call<"pendingTransactions.release">,
  requireAll: RequireAll<typeof releaseRules>,
): PendingTransaction {
  const pending = existing(world.state.tables.pendingTransactions, "pending_transaction", id);
  nextState(world, pendingTransactionStates, { id: pending.id, state: pending.status, trigger: "release" });
  requireAll({ pending });
  return complete(world, pending);
}

function releaseInboundFundsHold(
  world: World,
  { id }: Call<"simulations.pendingTransactions.releaseInboundFundsHold">,
  requireAll: RequireAll<typeof fundsHoldRules>,
): PendingTransaction {
  const { pendingTransactions } = world.state.tables;
  const pending = existing(pendingTransactions, "pending_transaction", id);
  const { inbound_funds_hold: held } = pending.source;
  nextState(world, pendingTransactionStates, { id: pending.id, state: pending.status, trigger: "release" });
  requireAll({ pending });
  if (held !== null) releaseHold(world, held);
  return existing(pendingTransactions, "pending_transaction", id);
}

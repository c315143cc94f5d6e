import type { Account, PendingTransaction } from "@sandbank/contract";
import { invariant } from "../../invariant.ts";
import { canMove, heldOf, move } from "../../ledger.ts";
import { add, change } from "../../objects.ts";
import { latest } from "../../store/table.ts";
import { newId, nowOf, type World } from "../../world.ts";
import type { Route } from "../transactions/post.ts";

/** A Pending Transaction that nothing refuses any more. */
export interface Hold {
  /** Minor units: negative for money that is to leave, positive for money that is to come. */
  readonly amount: number;
  readonly description: string;
  readonly source: PendingTransaction["source"];
  readonly route?: Route;
}

/** Makes a Pending Transaction. Money that is to leave is held from now on; money that is to come holds nothing. */
export function hold(world: World, account: Account, { amount, description, source, route }: Hold): PendingTransaction {
  const { state } = world;
  const id = newId(world, "pending_transaction");
  const heldAmount = Math.max(-amount, 0);
  if (heldAmount > 0) {
    invariant(
      canMove(state.ledger, heldOf(account.id), heldAmount),
      `more was to be held than is available: ${heldAmount}`,
    );
    move(state.ledger, { at: state.now, from: account.id, to: heldOf(account.id), amount: heldAmount, reference: id });
  }
  const pending: PendingTransaction = {
    id,
    account_id: account.id,
    amount,
    completed_at: null,
    created_at: nowOf(world),
    currency: "USD",
    description,
    held_amount: heldAmount,
    route_id: route?.id ?? null,
    route_type: route?.type ?? null,
    source,
    status: "pending",
    type: "pending_transaction",
  };
  return add(world, state.tables.pendingTransactions, pending, "pending_transaction.created");
}

/** Completes a Pending Transaction: what it held is available again, whatever becomes of the money. */
export function complete(world: World, pending: PendingTransaction): PendingTransaction {
  const { state } = world;
  const { id, account_id: accountId, held_amount: amount } = pending;
  if (amount > 0) move(state.ledger, { at: state.now, from: heldOf(accountId), to: accountId, amount, reference: id });
  const completed = { status: "complete", completed_at: nowOf(world) } as const;
  return change(world, state.tables.pendingTransactions, pending, completed, "pending_transaction.updated");
}

/** D-38: something that is still to happen on the Account, the newest. */
export function openPendingTransactionOf({ state }: World, account: Account): PendingTransaction | undefined {
  return latest(state.tables.pendingTransactions, { account_id: [account.id], status: ["pending"] });
}

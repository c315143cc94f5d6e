import type { Account, PendingTransaction } from "@sandbank/contract";
import { invariant } from "../invariant.ts";
import { move, nameHeld, readBalances } from "../ledger/ledger.ts";
import { add, change } from "../objects/objects.ts";
import { latest } from "../store/table.ts";
import { newId, readNow, type World } from "../world/world.ts";
import { decideAmount } from "./decide-amount.ts";
import type { Route } from "./post.ts";

/** A Pending Transaction to create, which has passed all checks. */
export interface Hold {
  /** Minor units: negative for outgoing money, positive for incoming money. */
  readonly amount: number;
  readonly description: string;
  /** A function if the details contain the id of the Pending Transaction itself. */
  readonly source: PendingTransaction["source"] | ((id: PendingTransaction["id"]) => PendingTransaction["source"]);
  readonly route?: Route;
}

/** Why a Pending Transaction of a category holds no money. All others do. */
export const holdsNothing: Readonly<Partial<Record<PendingTransaction["source"]["category"], string>>> = {
  check_deposit_instruction: "A Check Deposit brings money in, and only outgoing money is on hold.",
  other: "No Pending Transaction of this bank has this category.",
};

/** Creates a Pending Transaction. It holds outgoing money from now on; for incoming money it holds nothing. */
export function hold(world: World, account: Account, { amount, description, source, route }: Hold): PendingTransaction {
  const { state } = world;
  const id = newId(world, "pending_transaction");
  const details = typeof source === "function" ? source(id) : source;
  const heldAmount = decideAmount(world, "hold", details, Math.max(-amount, 0));
  if (heldAmount > 0) {
    const { held } = readBalances(state.ledger, account.id);
    invariant(Number.isSafeInteger(held + heldAmount), `more was to be held than is available: ${heldAmount}`);
    move(state.ledger, {
      at: state.now,
      from: account.id,
      to: nameHeld(account.id),
      amount: heldAmount,
      reference: id,
    });
  }
  const pending: PendingTransaction = {
    id,
    account_id: account.id,
    amount,
    completed_at: null,
    created_at: readNow(world),
    currency: "USD",
    description,
    held_amount: heldAmount,
    route_id: route?.id ?? null,
    route_type: route?.type ?? null,
    source: details,
    status: "pending",
    type: "pending_transaction",
  };
  return add(world, state.tables.pendingTransactions, pending, "pending_transaction.created");
}

/** Changes the amount of a Pending Transaction and adjusts the hold. */
export function adjust(world: World, pending: PendingTransaction, amount: number): PendingTransaction {
  const { state } = world;
  const { id, account_id: accountId, held_amount: before, source } = pending;
  const heldAmount = decideAmount(world, "hold", source, Math.max(-amount, 0));
  const more = heldAmount - before;
  const moved = more < 0 ? decideAmount(world, "release", source, -more) : more;
  if (moved !== 0) {
    const [from, to] = more > 0 ? [accountId, nameHeld(accountId)] : [nameHeld(accountId), accountId];
    move(state.ledger, { at: state.now, from, to, amount: moved, reference: id });
  }
  const changes = { amount, held_amount: heldAmount };
  return change(world, state.tables.pendingTransactions, pending, changes, "pending_transaction.updated");
}

/**
 * Completes a Pending Transaction and releases its hold. The caller posts the money, if any is to move. `source` replaces
 * the details, if the completion changes them.
 */
export function complete(world: World, pending: PendingTransaction, source = pending.source): PendingTransaction {
  const { state } = world;
  const { id, account_id: accountId } = pending;
  const amount = decideAmount(world, "release", pending.source, pending.held_amount);
  if (amount > 0)
    move(state.ledger, { at: state.now, from: nameHeld(accountId), to: accountId, amount, reference: id });
  const completed = { status: "complete", completed_at: readNow(world), source } as const;
  return change(world, state.tables.pendingTransactions, pending, completed, "pending_transaction.updated");
}

/** Whether the amount of one more hold can be counted exactly (D-41). */
export function canHold({ state }: World, account: Account, amount: number): boolean {
  return Number.isSafeInteger(readBalances(state.ledger, account.id).held + amount);
}

/** The newest open Pending Transaction of an Account, which prevents its closing (D-38). */
export function findOpenHold({ state }: World, account: Account): PendingTransaction | undefined {
  return latest(state.tables.pendingTransactions, { account_id: [account.id], status: ["pending"] });
}

import type { AchTransfer, InboundFundsHold, PendingTransaction } from "@sandbank/contract";
import { computeAchDates, computeReturnsExpectedBy } from "../../calendar/ach-dates.ts";
import { change, existing } from "../../objects/objects.ts";
import { pendingTransactionSource } from "../../objects/sources.ts";
import { fromTimestamp, toTimestamp } from "../../ports/time.ts";
import { complete, hold } from "../../rails/hold.ts";
import type { JobEffect } from "../../state/job-effect.ts";
import { readNow, schedule, type World } from "../../world/world.ts";

/** Holds the money of a debit that has just been posted, because the other bank can return it. */
export function holdFunds(world: World, transfer: AchTransfer, heldTransaction: string): InboundFundsHold {
  const { account_id, amount, preferred_effective_date: preferred, statement_descriptor } = transfer;
  const account = existing(world.state.tables.accounts, "account", account_id);
  // Computed as if the transfer were submitted now.
  const dates = computeAchDates({ submittedAt: world.state.now, amount, preferred });
  const held: Omit<InboundFundsHold, "pending_transaction_id"> = {
    amount: -amount,
    automatically_releases_at: dates.administrative_returns_expected_by,
    created_at: readNow(world),
    currency: "USD",
    held_transaction_id: heldTransaction as InboundFundsHold["held_transaction_id"],
    released_at: null,
    status: "held",
    type: "inbound_funds_hold",
  };
  const pending = hold(world, account, {
    amount,
    description: `Hold of ${statement_descriptor}`,
    source: (id) => pendingTransactionSource("inbound_funds_hold", { ...held, pending_transaction_id: id }),
  });
  return { ...held, pending_transaction_id: pending.id };
}

/** Releases the hold of a debit, if it is open. Returns the fields that change with it. */
export function releaseFunds(world: World, transfer: AchTransfer): Pick<AchTransfer, "inbound_funds_hold"> {
  const open = openHold(transfer);
  if (open === null) return { inbound_funds_hold: transfer.inbound_funds_hold };
  const released: InboundFundsHold = { ...open, released_at: readNow(world), status: "complete" };
  complete(world, findPending(world, open), pendingTransactionSource("inbound_funds_hold", released));
  return { inbound_funds_hold: released };
}

/** Keeps the hold of a debit that settles now, if it is open, until returns should have arrived. */
export function keepFunds(world: World, transfer: AchTransfer): Pick<AchTransfer, "inbound_funds_hold"> {
  const open = openHold(transfer);
  if (open === null) return { inbound_funds_hold: transfer.inbound_funds_hold };
  const releasesAt = computeReturnsExpectedBy(world.state.now);
  const kept: InboundFundsHold = { ...open, automatically_releases_at: toTimestamp(releasesAt) };
  const { pendingTransactions } = world.state.tables;
  const source = pendingTransactionSource("inbound_funds_hold", kept);
  change(world, pendingTransactions, findPending(world, open), { source }, "pending_transaction.updated");
  schedule(world, fromTimestamp(kept.automatically_releases_at), {
    kind: "ach_transfers.release_hold",
    transfer: transfer.id,
  });
  return { inbound_funds_hold: kept };
}

interface DueRelease {
  readonly transfer: string;
}

/** Whether the hold of a debit is still open when the clock releases it: nothing else has released it. */
export function isHeld({ state }: World, { transfer }: DueRelease): boolean {
  return openHold(existing(state.tables.achTransfers, "ach_transfer", transfer)) !== null;
}

export function releaseDueHold(world: World, { transfer: id }: DueRelease): JobEffect {
  const transfer = existing(world.state.tables.achTransfers, "ach_transfer", id);
  release(world, transfer);
  return { count: 1, amount: -transfer.amount, outcome: null };
}

/** Releases an open hold. Its Transaction names the transfer. */
export function releaseHold(world: World, { held_transaction_id: id }: InboundFundsHold): void {
  const { achTransfers, transactions } = world.state.tables;
  const { source } = existing(transactions, "transaction", id as string);
  release(world, existing(achTransfers, "ach_transfer", source.ach_transfer_intention?.transfer_id as string));
}

function release(world: World, transfer: AchTransfer): void {
  const changes = releaseFunds(world, transfer);
  change(world, world.state.tables.achTransfers, transfer, changes, "ach_transfer.updated");
}

function openHold({ inbound_funds_hold: held }: AchTransfer): InboundFundsHold | null {
  return held?.status === "held" ? held : null;
}

function findPending({ state }: World, { pending_transaction_id: id }: InboundFundsHold): PendingTransaction {
  return existing(state.tables.pendingTransactions, "pending_transaction", id as string);
}

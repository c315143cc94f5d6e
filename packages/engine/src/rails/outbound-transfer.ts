import type { Account, EventCategoryName, PendingTransaction, TransferCreator } from "@sandbank/contract";
import { equal, type ListRules } from "../objects/lists.ts";
import { type ApiObject, addWithParts, change, existing } from "../objects/objects.ts";
import { type Rule, refusedBy } from "../resource-kit/refusal-rule.ts";
import { nextState, type StateTable } from "../resource-kit/state-table.ts";
import type { Tables } from "../state/tables.ts";
import type { Table } from "../store/table.ts";
import { readNow, type World } from "../world/world.ts";
import { complete, type Hold, hold } from "./hold.ts";

/** A transfer that the client sends. It may wait for an approval first. */
export interface OutboundTransfer extends ApiObject {
  readonly account_id: Account["id"];
  readonly status: string;
  readonly pending_transaction_id: PendingTransaction["id"] | null;
  readonly approval: { readonly approved_at: string; readonly approved_by: string | null } | null;
  readonly cancellation: { readonly canceled_at: string; readonly canceled_by: string | null } | null;
}

/** The types with an Event for each change. */
type ChangingType = {
  [Category in EventCategoryName]: Category extends `${infer Type}.updated` ? Type : never;
}[EventCategoryName];

/** What differs between the kinds of transfers that the client sends. */
export interface OutboundRail<T extends OutboundTransfer> {
  /** The type of the transfers, which is also the prefix of their ids. */
  readonly type: ChangingType & T["type"];
  readonly table: (tables: Tables) => Table<T>;
  readonly states: StateTable<T["status"] & string, "approve" | "cancel">;
  /** The Pending Transaction of a transfer that waits for approval. */
  readonly instruct: (transfer: T) => Hold;
  /** Moves the money of a new or approved transfer, and returns the fields that change with it. */
  readonly send: (world: World, transfer: T) => Partial<T>;
}

/** The fields of a new transfer whose values every kind shares. */
export function newTransferFields(world: World, idempotencyKey: string | null) {
  return {
    approval: null,
    cancellation: null,
    created_at: readNow(world),
    created_by: { category: "api_key", api_key: { description: null }, oauth_application: null, user: null },
    currency: "USD",
    idempotency_key: idempotencyKey,
    pending_transaction_id: null,
    transaction_id: null,
  } as const satisfies { readonly created_by: TransferCreator } & Record<string, unknown>;
}

/**
 * Creates a transfer that has passed all checks: its money moves, or it waits for approval. Its Event comes before
 * those of the Transactions and Pending Transactions that it makes.
 */
export function createTransfer<T extends OutboundTransfer>(
  world: World,
  rail: OutboundRail<T>,
  transfer: T,
  requiresApproval = false,
): T {
  return addWithParts(world, rail.table(world.state.tables), transfer, `${rail.type}.created`, () =>
    requiresApproval ? instruct(world, rail, transfer) : rail.send(world, transfer),
  );
}

function instruct<T extends OutboundTransfer>(world: World, rail: OutboundRail<T>, transfer: T): Partial<T> {
  const account = existing(world.state.tables.accounts, "account", transfer.account_id);
  const { id } = hold(world, account, rail.instruct(transfer));
  return { pending_transaction_id: id, status: "pending_approval" } as Partial<T>;
}

/** Creates the operation that approves a transfer. The rules are checked again, because time has passed. */
export function approveBy<T extends OutboundTransfer, Facts>(
  rail: OutboundRail<T>,
  rules: readonly Rule<Facts>[],
  readFacts: (world: World, transfer: T) => Facts,
) {
  return refusedBy(rules, (world: World, { id }: { readonly id: string }, requireAll): T => {
    const transfer = existing(rail.table(world.state.tables), rail.type, id);
    moveBy(rail, transfer, "approve");
    requireAll(readFacts(world, transfer));
    return approveTransfer(world, rail, transfer);
  });
}

/** Approves a transfer that has passed all checks. Its hold ends before its money moves. */
export function approveTransfer<T extends OutboundTransfer>(world: World, rail: OutboundRail<T>, transfer: T): T {
  const status = moveBy(rail, transfer, "approve");
  endHold(world, transfer);
  const approved = { status, approval: { approved_at: readNow(world), approved_by: null } } as Partial<T>;
  return update(world, rail, transfer, { ...approved, ...rail.send(world, { ...transfer, ...approved }) });
}

/** Creates the operation that cancels a transfer. */
export function cancelBy<T extends OutboundTransfer>(rail: OutboundRail<T>) {
  return (world: World, { id }: { readonly id: string }): T => {
    const transfer = existing(rail.table(world.state.tables), rail.type, id);
    const status = moveBy(rail, transfer, "cancel");
    endHold(world, transfer);
    const cancellation = { canceled_at: readNow(world), canceled_by: null };
    return update(world, rail, transfer, { status, cancellation } as Partial<T>);
  };
}

/** Changes a transfer at the end of a step. */
function update<T extends OutboundTransfer>(world: World, rail: OutboundRail<T>, transfer: T, changes: Partial<T>): T {
  return change(world, rail.table(world.state.tables), transfer, changes, `${rail.type}.updated`);
}

function moveBy<T extends OutboundTransfer>(
  { states }: OutboundRail<T>,
  { id, status: state }: T,
  trigger: "approve" | "cancel",
): T["status"] {
  return nextState(states, { id, state, trigger });
}

/** Ends the hold of a transfer that waited for approval. */
function endHold(world: World, { pending_transaction_id: id }: OutboundTransfer): void {
  complete(world, existing(world.state.tables.pendingTransactions, "pending_transaction", id as string));
}

/** The filters that the lists of all kinds share, by index. */
export const outboundIndexes = {
  account_id: ({ account_id }: { readonly account_id: string }) => account_id,
  idempotency_key: ({ idempotency_key }: { readonly idempotency_key: string | null }) => idempotency_key,
};

interface OutboundListParams {
  readonly account_id?: string | undefined;
  readonly idempotency_key?: string | undefined;
}

export function outboundList({ account_id, idempotency_key }: OutboundListParams): ListRules["where"] {
  return { account_id: equal(account_id), idempotency_key: equal(idempotency_key) };
}

import type { Account, EventCategoryName, PendingTransaction, TransferCreator } from "@sandbank/contract";
import { equal, type ListRules } from "../objects/lists.ts";
import { type ApiObject, addWithParts, change, existing } from "../objects/objects.ts";
import { type Rule, refusedBy } from "../resource-kit/refusal-rule.ts";
import { nextState, type StateTable } from "../resource-kit/state-table.ts";
import type { Job } from "../state/due-queue.ts";
import type { Tables } from "../state/tables.ts";
import type { Table } from "../store/table.ts";
import { readNow, schedule, type World } from "../world/world.ts";
import { complete, type Hold, hold } from "./hold.ts";

/** A transfer that the client sends. It may wait for an approval first. */
export interface OutboundTransfer extends ApiObject {
  readonly account_id: Account["id"];
  readonly status: string;
  readonly pending_transaction_id: PendingTransaction["id"] | null;
  /** FedNow Transfers do not have these two. */
  readonly approval?: { readonly approved_at: string; readonly approved_by: string | null } | null;
  readonly cancellation?: { readonly canceled_at: string; readonly canceled_by: string | null } | null;
}

/** The types with an Event for each change. */
type ChangingType = {
  [Category in EventCategoryName]: Category extends `${infer Type}.updated` ? Type : never;
}[EventCategoryName];

/** What differs between the kinds of transfers that the client sends. */
export interface OutboundRail<T extends OutboundTransfer, Trigger extends string = never> {
  /** The type of the transfers, which is also the prefix of their ids. */
  readonly type: ChangingType & T["type"];
  readonly table: (tables: Tables) => Table<T>;
  readonly states: StateTable<T["status"] & string, "approve" | "cancel" | Trigger>;
  /** The Pending Transaction of a transfer that waits for approval, or of each with `keepsHold`. */
  readonly instruct: (transfer: T) => Hold;
  /** Set if each transfer has a Pending Transaction, which stays after the approval until the money moves. */
  readonly keepsHold?: true;
  /** What a new or approved transfer does: its money moves, or it waits. Returns the fields that change with it. */
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
 * Creates a transfer that has passed all checks: its money moves or is on hold, or it waits for approval. Its Event
 * comes before those of the Transactions and Pending Transactions that it makes.
 */
export function createTransfer<T extends OutboundTransfer, Trigger extends string>(
  world: World,
  rail: OutboundRail<T, Trigger>,
  transfer: T,
  requiresApproval = false,
): T {
  return addWithParts(world, rail.table(world.state.tables), transfer, `${rail.type}.created`, () => {
    const held = requiresApproval || rail.keepsHold ? instruct(world, rail, transfer) : {};
    const next = requiresApproval ? { status: "pending_approval" } : rail.send(world, transfer);
    return { ...held, ...next } as Partial<T>;
  });
}

function instruct<T extends OutboundTransfer>(world: World, rail: OutboundRail<T, string>, transfer: T) {
  const account = existing(world.state.tables.accounts, "account", transfer.account_id);
  return { pending_transaction_id: hold(world, account, rail.instruct(transfer)).id };
}

/** Creates the operation that approves a transfer. The rules are checked again, because time has passed. */
export function approveBy<T extends OutboundTransfer, Trigger extends string, Facts>(
  rail: OutboundRail<T, Trigger>,
  rules: readonly Rule<Facts>[],
  readFacts: (world: World, transfer: T) => Facts,
) {
  return refusedBy(rules, (world: World, { id }: { readonly id: string }, requireAll): T => {
    const transfer = findTransfer(world, rail, id);
    nextStatus(world, rail, transfer, "approve");
    requireAll(readFacts(world, transfer));
    return approveTransfer(world, rail, transfer);
  });
}

/** Creates the simulation of a step before which a transfer that waits for approval is approved, by the same rules. */
export function stepAfterApproval<T extends OutboundTransfer, Trigger extends string, Facts>(
  rail: OutboundRail<T, Trigger>,
  trigger: NoInfer<Trigger>,
  rules: readonly Rule<Facts>[],
  readFacts: (world: World, transfer: T) => Facts,
  step: (world: World, transfer: T) => T,
) {
  return refusedBy(rules, (world: World, { id }: { readonly id: string }, requireAll): T => {
    const transfer = findTransfer(world, rail, id);
    nextStatus(world, rail, transfer, trigger);
    if (transfer.status !== "pending_approval") return step(world, transfer);
    requireAll(readFacts(world, transfer));
    return step(world, approveTransfer(world, rail, transfer));
  });
}

/** Approves a transfer that has passed all checks. A hold that was for the approval ends before the money moves. */
function approveTransfer<T extends OutboundTransfer, Trigger extends string>(
  world: World,
  rail: OutboundRail<T, Trigger>,
  transfer: T,
): T {
  const status = nextStatus(world, rail, transfer, "approve");
  if (!rail.keepsHold) endHold(world, transfer);
  const approval = { approved_at: readNow(world), approved_by: null };
  const approved = { status, ...("approval" in transfer && { approval }) } as Partial<T>;
  return updateTransfer(world, rail, transfer, { ...approved, ...rail.send(world, { ...transfer, ...approved }) });
}

/** Creates the operation that cancels a transfer. */
export function cancelBy<T extends OutboundTransfer, Trigger extends string>(rail: OutboundRail<T, Trigger>) {
  return (world: World, { id }: { readonly id: string }): T => {
    const transfer = findTransfer(world, rail, id);
    const status = nextStatus(world, rail, transfer, "cancel");
    endHold(world, transfer);
    const cancellation = { canceled_at: readNow(world), canceled_by: null };
    return updateTransfer(world, rail, transfer, {
      status,
      ...("cancellation" in transfer && { cancellation }),
    } as Partial<T>);
  };
}

/** Loads a transfer. Refuses with 404 if the id is unknown. */
export function findTransfer<T extends OutboundTransfer, Trigger extends string>(
  { state }: World,
  { table, type }: OutboundRail<T, Trigger>,
  id: string,
): T {
  return existing(table(state.tables), type, id);
}

/** Changes a transfer at the end of a step. */
export function updateTransfer<T extends OutboundTransfer, Trigger extends string>(
  world: World,
  { table, type }: OutboundRail<T, Trigger>,
  transfer: T,
  changes: Partial<T>,
): T {
  return change(world, table(world.state.tables), transfer, changes, `${type}.updated`);
}

/** The state of a transfer after a move. Refuses one that its state does not allow. */
export function nextStatus<T extends OutboundTransfer, Trigger extends string>(
  world: World,
  { states }: OutboundRail<T, Trigger>,
  { id, status: state }: T,
  trigger: "approve" | "cancel" | NoInfer<Trigger>,
): T["status"] {
  return nextState(world, states, { id, state, trigger });
}

/** Schedules a step that the network makes. The clock makes it in a bank that keeps schedules (O-24). */
export function scheduleStep(world: World, at: number, job: Job): void {
  if (world.state.genesis.schedules === "live") schedule(world, at, job);
}

/** Ends the hold that a transfer made for itself. */
export function endHold(world: World, { pending_transaction_id: id }: OutboundTransfer): void {
  complete(world, existing(world.state.tables.pendingTransactions, "pending_transaction", id as string));
}

/** The filters that the lists of all kinds share, by index. */
export const outboundIndexes = {
  account_id: ({ account_id }: { readonly account_id: string }) => account_id,
  idempotency_key: ({ idempotency_key }: { readonly idempotency_key: string | null }) => idempotency_key,
};

/** The filters of the lists of transfers to other banks, by index. */
export const destinationIndexes = {
  ...outboundIndexes,
  external_account_id: ({ external_account_id }: { readonly external_account_id: string | null }) =>
    external_account_id,
  status: ({ status }: { readonly status: string }) => status,
};

interface OutboundListParams {
  readonly account_id?: string | undefined;
  readonly idempotency_key?: string | undefined;
}

export function outboundList({ account_id, idempotency_key }: OutboundListParams): ListRules["where"] {
  return { account_id: equal(account_id), idempotency_key: equal(idempotency_key) };
}

interface DestinationListParams extends OutboundListParams {
  readonly external_account_id?: string | undefined;
  readonly status?: { readonly in: readonly string[] } | undefined;
}

export function destinationList({ external_account_id, status, ...params }: DestinationListParams): ListRules["where"] {
  return { ...outboundList(params), external_account_id: equal(external_account_id), status: status?.in };
}

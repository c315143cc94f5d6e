import type { OperationName } from "@sandbank/contract";
import type { ErrorBody } from "../errors.ts";
import type { FaultKind } from "../state/fault-plan.ts";
import type { Side } from "../state/journal-entry.ts";
import type { State } from "../state/state.ts";
import { countItems } from "../store/layered-list.ts";
import { nextPosition } from "../store/table.ts";
import type { MoveWork } from "./move-work.ts";

export type LoggedStep = LoggedCall | LoggedAdvance;

/** How much a bank has created: the positions of its next ledger entry, Event and Declined Transaction. */
export interface Position {
  readonly entries: number;
  readonly events: number;
  readonly declined: number;
}

/** A call, filled in while it runs. It keeps positions instead of the created objects, so that logging costs little. */
export interface LoggedCall {
  readonly kind: "call";
  /** The number of the step, from 1; 0 while the call runs. */
  number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly via: "http" | "direct";
  readonly side: Side;
  operation: OperationName | null;
  /** Null for a direct call, like the path: both follow from the operation. */
  method: string | null;
  path: string | null;
  id: string | undefined;
  params: unknown;
  idempotencyKey: string | null;
  isReplay: boolean;
  requestId: string | null;
  status: number;
  error: ErrorBody | null;
  fault: FaultKind | null;
  objectId: string | null;
  /** The number of journal entries after the call. */
  entry: number;
  readonly from: Position;
  until: Position;
}

/** A move of the clock. Consecutive moves are one step. */
interface LoggedAdvance {
  readonly kind: "advance";
  number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  to: number;
  /** How much of it callers asked for, in milliseconds. The rest passed by itself. */
  moved: number;
  /** The number of journal entries after the move. */
  entry: number;
  work: MoveWork;
  readonly from: Position;
  until: Position;
}

export function readPosition({ ledger, tables }: State): Position {
  return {
    entries: countItems(ledger.entries),
    events: nextPosition(tables.events),
    declined: nextPosition(tables.declinedTransactions),
  };
}

/** Whether a bank has created nothing since a position. */
export function isAt(state: State, position: Position): boolean {
  const { entries, events, declined } = readPosition(state);
  return entries === position.entries && events === position.events && declined === position.declined;
}

/** Starts the record of a call. `logCall` logs it at the end. */
export function beginCall(state: State, via: LoggedCall["via"], side: Side): LoggedCall {
  const from = readPosition(state);
  return {
    kind: "call",
    number: 0,
    at: state.now,
    via,
    side,
    operation: null,
    method: null,
    path: null,
    id: undefined,
    params: null,
    idempotencyKey: null,
    isReplay: false,
    requestId: null,
    status: 200,
    error: null,
    fault: null,
    objectId: null,
    entry: 0,
    from,
    until: from,
  };
}

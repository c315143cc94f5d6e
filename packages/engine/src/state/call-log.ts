import type { OperationName } from "@sandbank/contract";
import type { ErrorBody } from "../errors.ts";
import { lengthOf } from "../store/layered-list.ts";
import { nextPosition } from "../store/table.ts";
import { boundCall } from "./bound-call.ts";
import type { FaultKind } from "./fault-plan.ts";
import type { Side } from "./journal-entry.ts";
import type { State } from "./state.ts";

/** How many steps the log keeps. */
const KEPT_STEPS = 1_000;

/**
 * The calls of a bank, including reads and refused calls, and the moves of its clock. The log is not part of the bank's
 * state: no response depends on it.
 */
export interface CallLog {
  /** When the log began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The number of all steps so far. */
  total: number;
  /** A ring buffer: step n is at (n - 1) % 1,000. */
  steps: LoggedStep[];
}

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
  /** Milliseconds since 1970. */
  readonly at: number;
  to: number;
  /** The number of journal entries after the move. */
  entry: number;
  readonly from: Position;
  until: Position;
}

/** Shared, because many forks log nothing. */
const NO_STEPS: LoggedStep[] = [];

export function createLog(startedAt: number): CallLog {
  return { startedAt, total: 0, steps: NO_STEPS };
}

/** The steps up to the number `latest`, at most `most` of them, as far as the log keeps them, oldest first. */
export function latestSteps({ steps, total }: CallLog, most: number, latest: number = total): LoggedStep[] {
  const kept = latest - (total - steps.length);
  const length = Math.max(0, Math.min(most, kept));
  return Array.from({ length }, (_, index) => steps[(latest - length + index) % KEPT_STEPS] as LoggedStep);
}

export function latestStep({ steps, total }: CallLog): LoggedStep | undefined {
  return steps[(total - 1) % KEPT_STEPS];
}

export function positionOf({ ledger, tables }: State): Position {
  return {
    entries: lengthOf(ledger.entries),
    events: nextPosition(tables.events),
    declined: nextPosition(tables.declinedTransactions),
  };
}

/** Whether a bank has created nothing since a position. */
export function isAt(state: State, position: Position): boolean {
  const { entries, events, declined } = positionOf(state);
  return entries === position.entries && events === position.events && declined === position.declined;
}

/** Starts the record of a call. `logCall` logs it at the end. */
export function beginCall(state: State, via: LoggedCall["via"], side: Side): LoggedCall {
  const from = positionOf(state);
  return {
    kind: "call",
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

/**
 * Logs a call that has ended. `state` is the bank's state after the call; a call that was undone has created nothing.
 */
export function logCall(log: CallLog, state: State, call: LoggedCall): void {
  call.until = positionOf(state);
  call.entry = lengthOf(state.journal);
  boundCall(call);
  addStep(log, call);
}

/**
 * Logs a move of the clock, which began at an instant and a position. Extends the latest step if that is a move, too.
 */
export function logAdvance(log: CallLog, state: State, at: number, from: Position): void {
  const until = positionOf(state);
  const entry = lengthOf(state.journal);
  const latest = latestStep(log);
  if (latest?.kind === "advance") {
    latest.to = state.now;
    latest.until = until;
    latest.entry = entry;
  } else {
    addStep(log, { kind: "advance", at, to: state.now, entry, from, until });
  }
}

function addStep(log: CallLog, step: LoggedStep): void {
  // Many forks log one step, and an array literal, unlike one that grows, reserves no memory for more.
  if (log.total === 0) log.steps = [step];
  else log.steps[log.total % KEPT_STEPS] = step;
  log.total++;
}

import { type Event, endpoints } from "@sandbank/contract";
import type { Delivery } from "../state/delivery.ts";
import type { State } from "../state/state.ts";
import { countItems } from "../store/layered-list.ts";
import { nextPosition } from "../store/table.ts";
import { boundCall } from "./bound-call.ts";
import { addDeletedEvent, createDeletedEvents, type DeletedEvents } from "./deleted-events.ts";
import { type LoggedCall, type LoggedStep, type Position, readPosition } from "./logged-step.ts";
import { joinWork, type MoveWork, NO_WORK } from "./move-work.ts";
import { addItem, createRing, itemAt, oldestItem, type Ring } from "./ring.ts";

/** How many steps the log keeps. Reads have a number of their own, so that an app that polls pushes out no decline. */
export const KEPT_STEPS = { reads: 1_000, others: 10_000 } as const;

/**
 * The calls of a bank, including reads and refused calls, and the moves of its clock. The log is not part of the bank's
 * state: no response depends on it.
 */
export interface CallLog {
  /** When the log began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The position of the first Event that a step can have emitted. */
  readonly firstEvent: number;
  /** False for a bank that only repeats its journal: it logs nothing. */
  readonly isOn: boolean;
  /** The number of all steps so far. */
  total: number;
  /** Requests and direct calls of GET, refused ones included. */
  readonly reads: Ring<LoggedCall>;
  /** All other steps. */
  readonly others: Ring<LoggedStep>;
  /** The work of the move of the clock that runs now. */
  work: MoveWork;
  /** The deliveries of steps that the bank has deleted with their Events; null before the first. */
  deleted: DeletedEvents | null;
}

/** Starts a log at the present state of a bank. */
export function createLog({ now, tables }: State, isOn = true): CallLog {
  return {
    startedAt: now,
    firstEvent: nextPosition(tables.events),
    isOn,
    total: 0,
    reads: createRing(KEPT_STEPS.reads),
    others: createRing(KEPT_STEPS.others),
    work: NO_WORK,
    deleted: null,
  };
}

/** Which steps to take of a log. */
export interface StepRange {
  /** Only steps with a higher number. */
  readonly after: number;
  /** Only steps with a lower number. */
  readonly before: number;
  /** The largest number of these; the log keeps the latest. */
  readonly most: number;
}

/** The steps of a range that the log has kept, oldest first. */
export function stepsIn({ reads, others }: CallLog, { after, before, most }: StepRange): LoggedStep[] {
  const steps: LoggedStep[] = [];
  let [read, other] = [reads.next - 1, others.next - 1];
  while (steps.length < most) {
    const [latestRead, latestOther] = [itemAt(reads, read), itemAt(others, other)];
    const isRead = (latestRead?.number ?? 0) > (latestOther?.number ?? 0);
    const latest = isRead ? latestRead : latestOther;
    if (latest === undefined || latest.number <= after) break;
    if (isRead) read--;
    else other--;
    if (latest.number < before) steps.push(latest);
  }
  return steps.reverse();
}

export function latestStep(log: CallLog): LoggedStep | undefined {
  return stepsIn(log, { after: 0, before: Number.POSITIVE_INFINITY, most: 1 })[0];
}

/** The position of the oldest Event that a step of the log, or the one that runs now, may have emitted. */
function oldestLoggedEvent({ others, firstEvent }: CallLog): number {
  // A read emits no Event.
  return oldestItem(others)?.from.events ?? firstEvent;
}

/**
 * Logs a call that has ended. `state` is the bank's state after the call; a call that was undone has created nothing.
 */
export function logCall(log: CallLog, state: State, call: LoggedCall): void {
  call.until = readPosition(state);
  call.entry = countItems(state.journal);
  boundCall(call);
  call.number = ++log.total;
  if (isRead(call)) addItem(log.reads, call);
  else addItem(log.others, call);
}

/** The state of a bank before a move of the clock. */
export interface MoveStart {
  readonly now: number;
  readonly ahead: number;
  readonly position: Position;
}

/** Begins a move of the clock, at the present state. */
export function beginMove(log: CallLog, state: State): MoveStart {
  log.work = NO_WORK;
  return { now: state.now, ahead: state.ahead, position: readPosition(state) };
}

/** Logs a move of the clock with what it did. Extends the latest step if that is a move, too. */
export function logAdvance(log: CallLog, state: State, start: MoveStart): void {
  const moved = state.ahead - start.ahead;
  const until = readPosition(state);
  const entry = countItems(state.journal);
  const latest = latestStep(log);
  if (latest?.kind === "advance") {
    latest.to = state.now;
    latest.moved += moved;
    latest.until = until;
    latest.entry = entry;
    latest.work = joinWork(latest.work, log.work);
  } else {
    const number = ++log.total;
    const { now: at, position: from } = start;
    const { work } = log;
    addItem(log.others, { kind: "advance", number, at, to: state.now, moved, entry, work, from, until });
  }
}

/** Keeps an Event of a step that the bank deletes, for its deliveries. */
export function logDeletedEvent(log: CallLog, id: Event["id"], position: number): void {
  if (!log.isOn || position < oldestLoggedEvent(log)) return;
  log.deleted ??= createDeletedEvents();
  addDeletedEvent(log.deleted, id, position);
}

/** Keeps deliveries that the bank deletes, after their Events. */
export function logDeletedDeliveries({ deleted }: CallLog, deliveries: readonly Delivery[]): void {
  for (const delivery of deliveries) deleted?.byId.get(delivery.event.id)?.deliveries.push(delivery);
}

function isRead({ method, operation }: LoggedCall): boolean {
  // A direct call has no method of its own.
  return (method ?? (operation && endpoints[operation].method)) === "GET";
}

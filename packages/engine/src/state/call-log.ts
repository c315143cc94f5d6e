import { type Event, endpoints } from "@sandbank/contract";
import { lengthOf } from "../store/layered-list.ts";
import {
  dropOldestItem,
  emptyRing,
  firstItemWhere,
  isFull,
  itemOf,
  newestItem,
  oldestItem,
  type Ring,
  withItem,
} from "../store/ring.ts";
import { nextPosition } from "../store/table.ts";
import { boundCall } from "./bound-call.ts";
import {
  addDeletedDelivery,
  addDeletedEvent,
  createDeletedEvents,
  type DeletedEvents,
  dropDeletedBefore,
  dropOldestDeleted,
} from "./deleted-events.ts";
import type { Delivery } from "./delivery.ts";
import { type LoggedCall, type LoggedStep, type Position, positionOf, STEP_BYTES } from "./logged-step.ts";
import { bytesOf, joinWork, type MoveWork, NO_WORK } from "./move-work.ts";
import type { State } from "./state.ts";

/** How many steps the log keeps. Reads have a number of their own, so that an app that polls pushes out no decline. */
export const KEPT_STEPS = { reads: 1_000, others: 10_000 } as const;

/** The most memory of the log. The texts of a step have a bound of their own, but 11,000 such steps take 700 MB. */
const KEPT_BYTES = 64 * 1_024 * 1_024;

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
  reads: Ring<LoggedCall>;
  /** All other steps. */
  others: Ring<LoggedStep>;
  /** The work of the move of the clock that runs now. */
  work: MoveWork;
  /** The deliveries of kept steps that the bank has deleted with their Events; null before the first. */
  deleted: DeletedEvents | null;
}

/** Shared, because many forks log nothing. */
const NO_READS = emptyRing<LoggedCall>(KEPT_STEPS.reads);
const NO_OTHERS = emptyRing<LoggedStep>(KEPT_STEPS.others);

/** Starts a log at the present state of a bank. */
export function createLog({ now, tables }: State, isOn = true): CallLog {
  return {
    startedAt: now,
    firstEvent: nextPosition(tables.events),
    isOn,
    total: 0,
    reads: NO_READS,
    others: NO_OTHERS,
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
export function stepsIn({ reads, others, total }: CallLog, { after, before, most }: StepRange): LoggedStep[] {
  const isLater = ({ number }: LoggedStep) => number >= before;
  let [read, other] =
    before > total ? [reads.next, others.next] : [firstItemWhere(reads, isLater), firstItemWhere(others, isLater)];
  const steps: LoggedStep[] = [];
  while (steps.length < most) {
    const [latestRead, latestOther] = [itemOf(reads, read - 1), itemOf(others, other - 1)];
    const isRead = (latestRead?.number ?? 0) > (latestOther?.number ?? 0);
    const latest = isRead ? latestRead : latestOther;
    if (latest === undefined || latest.number <= after) break;
    if (isRead) read--;
    else other--;
    steps.push(latest);
  }
  return steps.reverse();
}

export function latestStep({ reads, others }: CallLog): LoggedStep | undefined {
  const [read, other] = [newestItem(reads), newestItem(others)];
  return (read?.number ?? 0) > (other?.number ?? 0) ? read : other;
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
  call.until = positionOf(state);
  call.entry = lengthOf(state.journal);
  call.bytes += boundCall(call);
  call.number = ++log.total;
  if (isRead(call)) addRead(log, call);
  else addOther(log, call);
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
  return { now: state.now, ahead: state.ahead, position: positionOf(state) };
}

/** Logs a move of the clock with what it did. Extends the latest step if that is a move, too. */
export function logAdvance(log: CallLog, state: State, start: MoveStart): void {
  const moved = state.ahead - start.ahead;
  const until = positionOf(state);
  const entry = lengthOf(state.journal);
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
    const bytes = STEP_BYTES + bytesOf(work);
    addOther(log, { kind: "advance", number, bytes, at, to: state.now, moved, entry, work, from, until });
  }
}

/** Keeps an Event of a step that the bank deletes, for its deliveries. */
export function logDeletedEvent(log: CallLog, id: Event["id"], position: number): void {
  if (!log.isOn || position < oldestLoggedEvent(log)) return;
  log.deleted ??= createDeletedEvents();
  addDeletedEvent(log.deleted, id, position);
}

/** Keeps deliveries that the bank deletes, after their Events. */
export function logDeletedDeliveries(log: CallLog, deliveries: readonly Delivery[]): void {
  if (log.deleted === null) return;
  for (const delivery of deliveries) addDeletedDelivery(log.deleted, delivery);
  limitBytes(log);
}

function isRead({ method, operation }: LoggedCall): boolean {
  // A direct call has no method of its own.
  return (method ?? (operation && endpoints[operation].method)) === "GET";
}

function addRead(log: CallLog, step: LoggedCall): void {
  if (isFull(log.reads)) dropOldestItem(log.reads);
  log.reads = withItem(log.reads, step);
  limitBytes(log);
}

function addOther(log: CallLog, step: LoggedStep): void {
  if (isFull(log.others)) dropOldestOther(log);
  log.others = withItem(log.others, step);
  limitBytes(log);
}

/**
 * Drops the oldest items of the kind that takes the most memory, until the log is within its bound. The kinds are
 * reads, other steps and deliveries. Each of them can always take a third.
 */
function limitBytes(log: CallLog): void {
  const { reads, others, deleted } = log;
  for (;;) {
    const ofDeleted = deleted === null ? 0 : deleted.ring.bytes;
    if (reads.bytes + others.bytes + ofDeleted <= KEPT_BYTES) return;
    if (deleted !== null && ofDeleted > reads.bytes && ofDeleted > others.bytes) dropOldestDeleted(deleted);
    else if (reads.bytes > others.bytes) dropOldestItem(reads);
    else dropOldestOther(log);
  }
}

function dropOldestOther(log: CallLog): void {
  dropOldestItem(log.others);
  if (log.deleted !== null) dropDeletedBefore(log.deleted, oldestLoggedEvent(log));
}

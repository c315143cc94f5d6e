import type { Event, OperationName } from "@sandbank/contract";
import { explain, type ReadableExplanation } from "../declines/explain.ts";
import type { ErrorBody } from "../errors.ts";
import type { LedgerEntry } from "../ledger/ledger.ts";
import { KEPT_STEPS, stepsIn } from "../log/call-log.ts";
import { deletedBetween } from "../log/deleted-events.ts";
import type { LoggedCall, LoggedStep } from "../log/logged-step.ts";
import type { MoveWork } from "../log/move-work.ts";
import { outOfRange } from "../mistake.ts";
import { toTimestamp } from "../ports/time.ts";
import type { Fault, FaultKind } from "../state/fault-plan.ts";
import type { State } from "../state/state.ts";
import { countItems, slice } from "../store/layered-list.ts";
import { onlyKnown } from "../store/only-known.ts";
import { firstPosition, rowsBetween, rowsWith } from "../store/table.ts";
import { attemptsIn, listAttempts } from "../webhooks/attempt-list.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";
import { readNow, type World } from "../world/world.ts";
import { toAddress } from "./address.ts";
import { describeMovement } from "./describe-movement.ts";

/** The calls of a bank and their effects, as plain data that `JSON.stringify` can write. */
export interface Trace {
  /** The seed of the bank. */
  readonly seed: string;
  /** The seeds of the calls of `fork({ seed })` that led to this bank, in order; `[]` if there were none. */
  readonly forkSeeds: readonly string[];
  readonly environment: "sandbox" | "live";
  /**
   * The bank's time when the log began, at the latest creation, fork, restore, reset or replay: ISO 8601, UTC,
   * milliseconds.
   */
  readonly startedAt: string;
  /** The bank's time now: ISO 8601, UTC, milliseconds. */
  readonly now: string;
  /**
   * The latest 1,000 reads and 10,000 other steps, oldest first. A read is a request or direct call of GET, refused
   * ones included.
   */
  readonly steps: readonly TraceStep[];
  /** The number of steps that are not in `steps`, reads and others. With `before`, of those before it. */
  readonly omitted: number;
  /** The most reads and the most other steps that the log of a bank keeps. */
  readonly kept: { readonly reads: number; readonly others: number };
  /**
   * How many Events since `startedAt` the bank has deleted, because it keeps them for 30 days of its clock (assumption
   * D-96).
   */
  readonly deletedEvents: number;
  /** The armed faults that have not applied to any request yet. */
  readonly unusedFaults: readonly Fault[];
}

/** The options of `bank.trace`. */
export interface TraceOptions {
  /**
   * Returns only this many of the latest steps, 0 or more. Default: all steps in the log. With 0, `omitted` is the number
   * of the latest step, in O(1).
   */
  readonly last?: number;
  /** Returns only steps with a lower number than this one, 1 or more. Use it to page back. Default: all steps. */
  readonly before?: number;
  /** Returns only steps with a higher number than this one, 0 or more. Use it to read what is new. Default: all steps. */
  readonly after?: number;
  /** False leaves out the requests of deliveries, because each is signed again. Default: true. */
  readonly requests?: boolean;
}

export type TraceStep = TracedCall | TracedAdvance;

/** The effects of a step, in their current state: a webhook attempt, for example, has its latest outcome. */
export interface TracedEffects {
  /** The declines in this step, explained as by `bank.explain`. */
  readonly declines: readonly TracedDecline[];
  readonly ledgerEntries: readonly TracedEntry[];
  /** The Events of this step, without those older than 30 days of the bank's clock (assumption D-96). */
  readonly events: readonly Pick<Event, "id" | "category" | "associated_object_id">[];
  /** The attempts to deliver the Events of this step, also those that `events` no longer has, in the order of the Events. */
  readonly deliveries: readonly WebhookAttempt[];
}

/** A decline with its explanation, and what was declined. */
export interface TracedDecline extends ReadableExplanation {
  /** Cents, with the sign of the Declined Transaction (assumption D-75). */
  readonly amount: number;
  /** The description of the Declined Transaction: the merchant, the company that debits, or such as `Check 1001`. */
  readonly description: string;
}

/**
 * An HTTP request or direct call. Calls are in the order in which they ended: reads by `decide` come before their call.
 */
export interface TracedCall extends TracedEffects {
  readonly kind: "call";
  /** The number of the step, from 1. Clock moves count, too, and steps that the log no longer keeps. */
  readonly number: number;
  /**
   * The number of journal entries after the step: `replay(journal, { until: entry })` makes the bank as it was then.
   * Consecutive moves of the clock are one entry, even if reads are between them: of those, the bank is as after the last.
   */
  readonly entry: number;
  /** The clock at the call: ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly via: "http" | "direct";
  /** `network` for calls of `bank.network` and `bank.entities.disable`. */
  readonly side: "client" | "network";
  /** Null if method and path match no endpoint, and for `bank.entities.disable`, which has no endpoint. */
  readonly operation: OperationName | null;
  /** The HTTP method of the request or, for a direct call, of its endpoint; `DISABLE` for `bank.entities.disable`. */
  readonly method: string;
  /**
   * Path and query, percent-encoded. A direct call has those of the same HTTP request. If longer than 1,024
   * characters, only the first 100.
   */
  readonly path: string;
  /**
   * A copy of the parameters; for a GET, those of its query. `null` if the bank did not read them: for a 401, or a body
   * that is not JSON. The bytes of an upload are `{ bytes: <count> }`; more than 4,096 characters are
   * `{ omitted: "..." }`.
   */
  readonly params: unknown;
  readonly idempotencyKey: string | null;
  /** Whether the result is that of an earlier call with the same idempotency key (assumption D-07). */
  readonly isReplay: boolean;
  /** The `x-request-id` of the response; null for a direct call. */
  readonly requestId: string | null;
  /** The HTTP status; for a direct call, the status of the same HTTP request. */
  readonly status: number;
  /** The body of the error; null for a success. */
  readonly error: ErrorBody | null;
  /**
   * The fault that was injected. After `drop_after_commit` the caller received no response, even if `status` is 200.
   */
  readonly fault: FaultKind | null;
  /** The id of the object in the response, or that an authorization created; null if there is none, as in a list. */
  readonly objectId: string | null;
}

/**
 * A move of the clock, with the effects of the work that fell due. Consecutive moves are one step. If the clock follows
 * a time source, the trace has only the moves in which work fell due.
 */
export interface TracedAdvance extends TracedEffects, MoveWork {
  readonly kind: "advance";
  readonly number: number;
  /** The number of journal entries after the move, as in {@link TracedCall.entry}. */
  readonly entry: number;
  /** The clock before and after the move: ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly to: string;
  /** How much of the move callers asked for, in milliseconds. The rest passed by itself, as in a bank with `tickingClock`. */
  readonly movedMs: number;
}

/** An amount that moved from one ledger account to another. */
export interface TracedEntry {
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** An Account's id, with `/held` for its holds or `/credit` for its credit; or `bank/...`. */
  readonly from: string;
  readonly to: string;
  /** Minor units, more than zero. */
  readonly amount: number;
  /** The id of the object that moves it. */
  readonly reference: string;
  /** The description of this object, such as the merchant; `Credit limit` for one that sets the credit of a loan. */
  readonly description: string;
}

/** Makes the trace of a bank from the positions in its log. Changes nothing, not even the clock. */
export function createTrace(world: World, options?: TraceOptions): Trace {
  const all = Number.POSITIVE_INFINITY;
  const known = onlyKnown("trace", options, ["last", "before", "after", "requests"]);
  const { last = all, before = all, after = 0, requests = true } = known;
  requireCount("last", last, 0);
  requireCount("before", before, 1);
  requireCount("after", after, 0);
  const { state, log } = world;
  const steps = stepsIn(log, { after, before, most: last });
  const { seed, environment } = state.genesis;
  return {
    seed,
    // A getter, because a server reads the number of the latest step after each call.
    get forkSeeds() {
      return listForkSeeds(state.journal);
    },
    environment,
    startedAt: toTimestamp(log.startedAt),
    now: readNow(world),
    steps: steps.map((step) => traced(world, step, requests)),
    omitted: Math.min(log.total, before - 1) - steps.length,
    kept: { ...KEPT_STEPS },
    deletedEvents: Math.max(0, firstPosition(state.tables.events) - log.firstEvent),
    unusedFaults: copyJson(state.faults.filter(({ plan, remaining }) => remaining === (plan.times ?? 1))),
  };
}

/** The seeds of the first `count` entries of a journal, of which only moves of the clock are ever replaced. */
const knownSeeds = new WeakMap<State["journal"], { readonly count: number; readonly seeds: readonly string[] }>();

function listForkSeeds(journal: State["journal"]): string[] {
  const count = countItems(journal);
  const known = knownSeeds.get(journal) ?? { count: 0, seeds: [] };
  const added = slice(journal, known.count, count).filter((entry) => entry.kind === "reseed");
  const seeds = [...known.seeds, ...added.map(({ seed }) => seed)];
  knownSeeds.set(journal, { count, seeds });
  return [...seeds];
}

function requireCount(name: keyof TraceOptions, value: number, least: number): void {
  if (value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && value >= least)) return;
  throw outOfRange("trace", `${name} is ${value}`, `Pass a whole number of ${least} or more.`);
}

function traced(world: World, step: LoggedStep, requests: boolean): TraceStep {
  const effects = listEffects(world, step, requests);
  const { number, entry } = step;
  const at = toTimestamp(step.at);
  if (step.kind === "advance") {
    return {
      kind: "advance",
      number,
      entry,
      at,
      to: toTimestamp(step.to),
      movedMs: step.moved,
      ...copyJson(step.work),
      ...effects,
    };
  }
  return { kind: "call", number, entry, at, ...describeCall(step), ...effects };
}

function describeCall(call: LoggedCall): Omit<TracedCall, keyof TracedEffects | "kind" | "number" | "entry" | "at"> {
  const { via, side, isReplay, idempotencyKey, requestId, status, fault, objectId } = call;
  return {
    via,
    side,
    ...toAddress(call),
    params: copyJson(call.params),
    idempotencyKey,
    isReplay,
    requestId,
    status,
    error: copyJson(call.error),
    fault,
    objectId,
  };
}

/** Copies a value, so that readers can change their copy. */
function copyJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value ?? null)) as T;
}

function listEffects(world: World, { from, until }: LoggedStep, requests: boolean): TracedEffects {
  const { tables, ledger } = world.state;
  const declined = rowsBetween(tables.declinedTransactions, from.declined, until.declined);
  const events = rowsBetween(tables.events, from.events, until.events);
  return {
    declines: declined.map(({ id, amount, description }) => ({ ...explain(world, id), amount, description })),
    ledgerEntries: slice(ledger.entries, from.entries, until.entries).map((entry) => tracedEntry(world, entry)),
    events: events.map(({ id, category, associated_object_id }) => ({ id, category, associated_object_id })),
    deliveries: [
      ...deletedAttempts(world, { from, until }, requests),
      ...events.flatMap(({ id }) => listAttempts(world, { eventId: id, requests })),
    ],
  };
}

/** The attempts to deliver the Events that the bank has deleted, which come before the others. */
function deletedAttempts(
  world: World,
  { from, until }: Pick<LoggedStep, "from" | "until">,
  requests: boolean,
): WebhookAttempt[] {
  const { deleted } = world.log;
  if (deleted === null) return [];
  const { events, deliveries } = world.state.tables;
  // If the deletion was undone, the log has Events that the bank has, too.
  const end = Math.min(until.events, firstPosition(events));
  return deletedBetween(deleted, from.events, end).flatMap(({ id, deliveries: kept }) =>
    attemptsIn(world, [...kept, ...rowsWith(deliveries, { event: [id] })], { requests }),
  );
}

function tracedEntry(world: World, { at, from, to, amount, reference }: LedgerEntry): TracedEntry {
  return { at: toTimestamp(at), from, to, amount, reference, description: describeMovement(world, reference) };
}

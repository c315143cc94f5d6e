import type { Event, OperationName } from "@sandbank/contract";
import { explain, type ReadableExplanation } from "../declines/explain.ts";
import type { ErrorBody } from "../errors.ts";
import type { LedgerEntry } from "../ledger/ledger.ts";
import { toTimestamp } from "../ports/time.ts";
import { type LoggedCall, type LoggedStep, type Position, stepsIn } from "../state/call-log.ts";
import type { Fault, FaultKind } from "../state/fault-plan.ts";
import { nowOf, type World } from "../state/world.ts";
import { onlyKnown } from "../store/known-options.ts";
import { itemsOf, slice } from "../store/layered-list.ts";
import { rowsBetween } from "../store/table.ts";
import { listAttempts } from "../webhooks/attempt-list.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";
import { addressOf } from "./address.ts";

/** What a bank was asked, and what came of it. Plain data: `JSON.stringify` writes it out. */
export interface Trace {
  /** What the bank was opened with. */
  readonly seed: string;
  /** The seeds of `fork({ seed })` that led to this bank, in order; `[]` for one that was not forked with a seed. */
  readonly forkSeeds: readonly string[];
  readonly environment: "sandbox" | "live";
  /** The clock when the log began: when the bank was opened, forked, restored, reset or replayed. */
  readonly startedAt: string;
  /** The clock now. Both are ISO 8601, UTC, with milliseconds. */
  readonly now: string;
  /** The oldest first, 1,000 at most. */
  readonly steps: readonly TraceStep[];
  /** How many older steps there were, which are not among `steps`. */
  readonly omitted: number;
  /** The armed faults that have met no request yet. */
  readonly unusedFaults: readonly Fault[];
}

/** Which steps to trace. */
export interface TraceOptions {
  /** Only the latest so many steps, 0 or more. Default: all that are kept. */
  readonly last?: number;
}

export type TraceStep = TracedCall | TracedAdvance;

/** What a step caused. What a later step adds to it, such as the answer to a webhook, is there as it is now. */
export interface TracedEffects {
  /** Why something was declined in this step: as `bank.explain` has it. */
  readonly declines: readonly ReadableExplanation[];
  readonly ledgerEntries: readonly TracedEntry[];
  /** The Events of this step. One that is older than 30 days of the bank's clock is left out (D-96). */
  readonly events: readonly Pick<Event, "id" | "category" | "associated_object_id">[];
  /** The attempts to deliver these Events, in the order of the Events, as they are now. */
  readonly deliveries: readonly WebhookAttempt[];
}

/** A call, by HTTP or directly, in the place where it ended: reads that `decide` makes come before the call that asks it. */
export interface TracedCall extends TracedEffects {
  readonly kind: "call";
  /** From 1 on; it counts the moves of the clock as well. */
  readonly number: number;
  /** The clock at the call: ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly via: "http" | "direct";
  /** `network`: by `bank.network`, or `bank.entities.disable`. */
  readonly side: "client" | "network";
  /** Null where method and path name none, and for `bank.entities.disable`, which has no endpoint. */
  readonly operation: OperationName | null;
  /** `GET`, `POST` or `PATCH`, or what was sent; `DISABLE` for `bank.entities.disable`. */
  readonly method: string;
  /** Path and query, percent-encoded; of a direct call those that HTTP would have. Of more than 16,384 characters the first 100. */
  readonly path: string;
  /**
   * A copy of the parameters, of a GET those of its query. `null` where they were not read: a 401, or a body that is no
   * JSON. The bytes of an upload are `{ bytes: <how many> }`, and more than 16,384 characters are `{ omitted: "..." }`.
   */
  readonly params: unknown;
  readonly idempotencyKey: string | null;
  /** Whether it was answered with the answer of an earlier call under the same idempotency key (D-07). */
  readonly isReplay: boolean;
  /** The `x-request-id` of the response; null for a direct call. */
  readonly requestId: string | null;
  /** The HTTP status: what HTTP would answer if it is a direct call. */
  readonly status: number;
  /** The body of the error; null for a success. */
  readonly error: ErrorBody | null;
  /** The injected fault that it met. With `drop_after_commit` the caller had no answer, whatever `status` says. */
  readonly fault: FaultKind | null;
  /** The object in the answer, or what an authorization made; null where there is none, as in a list. */
  readonly objectId: string | null;
}

/**
 * A move of the clock, with what fell due on the way; several in a row are one. Of a clock that follows a time source only
 * the moves in which something fell due.
 */
export interface TracedAdvance extends TracedEffects {
  readonly kind: "advance";
  readonly number: number;
  /** Where the clock was, and where it came to: ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly to: string;
}

/** An amount that was moved from one ledger account to another. */
export interface TracedEntry {
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** An Account's id, also with `/held` for what is on hold and `/credit` for what it may borrow, or `bank/...`. */
  readonly from: string;
  readonly to: string;
  /** Minor units, more than zero. */
  readonly amount: number;
  /** The id of the object that moves it. */
  readonly reference: string;
}

/** The trace of a bank. All work is done here: the log has only positions. Changes nothing, the clock included. */
export function traceOf(world: World, options?: TraceOptions): Trace {
  const { last = Number.POSITIVE_INFINITY } = onlyKnown("Failed to trace", options, ["last"]);
  if (!(last === Number.POSITIVE_INFINITY || (Number.isSafeInteger(last) && last >= 0))) {
    throw new RangeError(`[sandbank] Failed to trace: last is ${last}. Give a whole number of 0 or more.`);
  }
  const { state, log } = world;
  const kept = stepsIn(log);
  const steps = kept.slice(Math.max(0, kept.length - last));
  const omitted = log.total - steps.length;
  const { seed, environment } = state.genesis;
  return {
    seed,
    forkSeeds: itemsOf(state.journal).flatMap((entry) => (entry.kind === "reseed" ? [entry.seed] : [])),
    environment,
    startedAt: toTimestamp(log.startedAt),
    now: nowOf(world),
    steps: steps.map((step, index) => traced(world, step, omitted + index + 1)),
    omitted,
    unusedFaults: copyOf(state.faults.filter(({ plan, remaining }) => remaining === (plan.times ?? 1))),
  };
}

function traced(world: World, step: LoggedStep, number: number): TraceStep {
  const effects = effectsOf(world, step.from, step.until);
  const at = toTimestamp(step.at);
  if (step.kind === "advance") return { kind: "advance", number, at, to: toTimestamp(step.to), ...effects };
  return { kind: "call", number, at, ...calledOf(step), ...effects };
}

function calledOf(call: LoggedCall): Omit<TracedCall, keyof TracedEffects | "kind" | "number" | "at"> {
  const { via, side, isReplay, idempotencyKey, requestId, status, fault, objectId } = call;
  return {
    via,
    side,
    ...addressOf(call),
    params: copyOf(call.params),
    idempotencyKey,
    isReplay,
    requestId,
    status,
    error: copyOf(call.error),
    fault,
    objectId,
  };
}

/** A reader may do with it as they like. */
function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value ?? null)) as T;
}

function effectsOf(world: World, from: Position, until: Position): TracedEffects {
  const { tables, ledger } = world.state;
  const declined = rowsBetween(tables.declinedTransactions, from.declined, until.declined);
  const events = rowsBetween(tables.events, from.events, until.events);
  return {
    declines: declined.map(({ id }) => explain(world, id)),
    ledgerEntries: slice(ledger.entries, from.entries, until.entries).map(tracedEntry),
    events: events.map(({ id, category, associated_object_id }) => ({ id, category, associated_object_id })),
    deliveries: events.flatMap(({ id }) => listAttempts(world, { eventId: id })),
  };
}

function tracedEntry({ at, from, to, amount, reference }: LedgerEntry): TracedEntry {
  return { at: toTimestamp(at), from, to, amount, reference };
}

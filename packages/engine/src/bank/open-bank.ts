import type { Entity, Operations } from "@sandbank/contract";
import { audit, type Violation } from "../audit/audit.ts";
import { type Coverage, coverageOf } from "../audit/coverage.ts";
import { explain, type ReadableExplanation } from "../declines/explain.ts";
import { newIdempotencyKey } from "../dispatch/idempotency.ts";
import { armFault, clearFaults } from "../faults/faults.ts";
import { type BankRequest, type BankResponse, bodyLimit } from "../http/handle.ts";
import type { Clock } from "../ports/clock.ts";
import { printError } from "../ports/print-error.ts";
import { stateFieldsOf } from "../registry/state-machines.ts";
import { emptyTables } from "../registry/tables.ts";
import type { RequestHead } from "../request-head.ts";
import { scheduleMonthlyPayments } from "../resources/accounts/payments.ts";
import { disableEntity } from "../resources/entities/disable.ts";
import { createLog } from "../state/call-log.ts";
import type { Fault, FaultPlan } from "../state/fault-plan.ts";
import type { Journal } from "../state/journal-entry.ts";
import type { Decide, ForkOptions, Genesis } from "../state/options.ts";
import { createState, forkState, isUnchanged, reseed, type State } from "../state/state.ts";
import { createTally, unreadNames } from "../state/tally.ts";
import { requireRest, UNUSED, type World } from "../state/world.ts";
import { onlyKnown } from "../store/known-options.ts";
import { append } from "../store/layered-list.ts";
import { printed } from "../trace/printed.ts";
import { type Trace, type TraceOptions, traceOf } from "../trace/trace.ts";
import { answer } from "./answer.ts";
import { apiKeysFault } from "./api-keys.ts";
import { type BankClock, createBankClock, createTick, resumeAtSource } from "./bank-clock.ts";
import { type BankWebhooks, createBankWebhooks } from "./bank-webhooks.ts";
import { idText } from "./caller-values.ts";
import { contain } from "./contain.ts";
import { populate } from "./default-world.ts";
import { journalOf } from "./journal.ts";
import { contextOf, lazyObjects, type Makers } from "./lazy-object.ts";
import { logDirectCall } from "./log-direct-call.ts";
import { type Snapshot, type SnapshotJson, stateOf, takeSnapshot } from "./snapshot.ts";
import { type Callee, type Network, surfaceMakers } from "./surface.ts";

/** Faults for requests over HTTP: `handle`, and the transports over it. */
export interface BankFaults {
  /** Arms a fault for the next requests. Throws where the plan names no such kind or operation. */
  arm(plan: FaultPlan): Fault;
  /** The faults that still apply, in the order in which they are applied. */
  list(): readonly Fault[];
  /** Disarms all faults. */
  clear(): void;
}

/** The Entities, and what only the bank does to them. */
export interface BankEntities {
  /** Stops an Entity, as the bank may. HTTP has no such endpoint. Throws a `BankError` for an archived one. */
  disable(id: string): Entity;
}

/**
 * A whole bank in memory. Every operation of the API is a synchronous method: `bank.accounts.create({ name })`.
 * Where HTTP would answer with an error, a direct call throws a `BankError`, and nothing has changed.
 */
export interface Bank extends Operations {
  /** A key that this bank accepts. */
  readonly apiKey: string;
  readonly clock: BankClock;
  readonly entities: Operations["entities"] & BankEntities;
  readonly faults: BankFaults;
  readonly webhooks: BankWebhooks;
  /**
   * What others do: merchants, other banks, the printer, the mail. It has every method of `bank.simulations`, under the
   * same name, and works in a live bank, too. There `bank.simulations` throws a `BankError`, 403 as over HTTP (D-24).
   *
   * @example
   * ```ts
   * bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: 100_00 });
   * ```
   */
  readonly network: Network;
  /**
   * Why something was declined, as it was when it was decided: the rules of its rail in order, what each facts, and the one
   * that decided; for a Limit also what was left of it. `text` is the same for people. Takes the id of a Declined
   * Transaction, or of what was declined: an inbound transfer, an inbound check, a Check Deposit, or the `card_decline` among
   * the elements of a Card Payment. Throws a `BankError`, 404, where nothing was declined under that id.
   *
   * @example
   * ```ts
   * console.log(bank.explain(declined.id).text);
   * ```
   */
  explain(declinedId: string): ReadableExplanation;
  /** Answers an HTTP request, without I/O. Never throws for what a caller sends. */
  handle(request: BankRequest): BankResponse;
  /**
   * An idempotency key that this bank has not made before and that no call has used: `key-1`, `key-2`, and so on. The
   * count starts again at `reset` and `restore`, so that a test sends the same keys in every run; a fork skips the keys
   * that its parent has used. For clients in tests: `clientOptions` of `@sandbank/engine/http` passes it on.
   */
  newIdempotencyKey(): string;
  /**
   * How many bytes of a request's body `handle` reads (D-18); 0 where method, path and headers alone decide the answer.
   * For servers, so that they need not keep a body that nobody reads: see `readBody` of `@sandbank/engine/http`.
   */
  bodyLimit(request: RequestHead): number;
  /**
   * Another bank that starts as this one is now, made in O(1). What either does from then on, the other does not see.
   * With the same calls both draw the same ids; give a `seed` to tell them apart. With `apiKeys` the fork accepts other
   * keys than this bank. Throws a `TypeError` for keys that `createBank` refuses.
   */
  fork(options?: ForkOptions): Bank;
  /** The bank as it is now, made in O(1). */
  snapshot(): Snapshot;
  /** Makes this bank what it was at the snapshot, clock included. Takes a snapshot, or its JSON. */
  restore(snapshot: Snapshot | SnapshotJson): void;
  /** Makes this bank what it was when it was opened; a fork, when it was forked. */
  reset(): void;
  /** All that came from outside, in order, as JSON. `replay(journal)` makes the same bank of it. */
  journal(): Journal;
  /** The invariants that do not hold; `[]` when the bank is sound. Looks at everything: for tests. */
  audit(): Violation[];
  /**
   * What this bank and its forks reached since it was opened, resets included, and what they did not: endpoints, reasons
   * of declines, states, transitions, Events, errors. `coverage().unreached` is for assertions about a suite.
   */
  coverage(): Coverage;
  /**
   * What the bank was asked since it was opened, forked, restored or reset: the latest 1,000 calls, by HTTP or directly,
   * reads and refused ones included, and moves of the clock. Each has what it caused: declines with their rules, ledger
   * entries, Events, deliveries. The log is no part of a fork, a snapshot or the journal. No API key is in it.
   *
   * @example
   * ```ts
   * const { steps } = bank.trace({ last: 5 });
   * ```
   */
  trace(options?: TraceOptions): Trace;
  /**
   * With `unknownFields: "ignore"`: what was sent and not read, as `<operation> <field>`, in alphabetical order. The bank
   * keeps 10,000 names of up to 200 characters. The last element is then `(and N more)`: N times something else was sent.
   */
  unreadFields(): string[];
}

/** What a bank is connected to. Functions: they are no part of its state. */
export interface Outside extends Clock {
  /** Who is asked about card payments. Default: nobody. */
  readonly decide?: Decide | null;
  /** Who is told about bugs of ours. Default: the console. */
  readonly onBug?: World["onBug"];
}

/** Opens a bank with the default world in it. */
export function openBank(
  genesis: Genesis,
  { decide = null, onBug = printError, ...clock }: Outside,
): { bank: Bank; world: World } {
  const state = createState(genesis, emptyTables());
  const world: World = {
    state,
    base: state,
    tally: createTally(stateFieldsOf),
    log: createLog(genesis.start),
    decide,
    onBug,
    isDeciding: false,
    isResuming: false,
    sender: null,
    ...UNUSED,
  };
  populate(world);
  if (genesis.schedules === "live") scheduleMonthlyPayments(world);
  return { bank: createBankOver(world, clock, forkState(world.state)), world };
}

/** What a bank is made of. */
interface BankParts extends Callee {
  readonly clock: Clock;
  /** What the bank is at first. Nothing writes to it. */
  readonly opening: State;
  /** What the bank was when it was last asked. Nothing writes to it, either. */
  latest: State;
}

const makers: Omit<Makers<Bank, BankParts>, Exclude<keyof Operations, "entities"> | "apiKey" | "handle"> = {
  clock: ({ world, tick }) => createBankClock(world, tick),
  entities: (bank) => ({
    ...surfaceMakers().entities(bank),
    disable(id) {
      requireRest(bank.world, "Failed to disable the Entity");
      bank.tick();
      return logDirectCall(bank.world, "network", (logged) => {
        logged.method = "DISABLE";
        logged.path = `/entities/${idText(id)}`;
        return contain(bank.world, "entities.disable", () => disableEntity(bank.world, idText(id)));
      });
    },
  }),
  faults: ({ world }) => ({
    arm: (plan) => contain(world, "faults.arm", () => armFault(world, plan)),
    list: () => world.state.faults,
    clear: () => contain(world, "faults.clear", () => clearFaults(world)),
  }),
  network: (bank) => surfaceMakers().simulations({ ...bank, side: "network" }),
  webhooks: ({ world, tick, clock }) => createBankWebhooks(world, { tick, isTicking: clock.read !== undefined }),
  explain:
    ({ world }) =>
    (id) =>
      explain(world, idText(id)),
  bodyLimit:
    ({ world }) =>
    (request) =>
      bodyLimit(world, request),
  newIdempotencyKey:
    ({ world }) =>
    () =>
      newIdempotencyKey(world),
  fork: (bank) => (options) => forkBank(bank, options),
  snapshot:
    ({ world }) =>
    () =>
      takeSnapshot(world.state),
  restore: (bank) => (snapshot) => {
    requireRest(bank.world, "Failed to restore");
    exchangeState(bank, stateOf(snapshot));
  },
  reset: (bank) => () => {
    requireRest(bank.world, "Failed to reset");
    exchangeState(bank, bank.opening);
  },
  journal:
    ({ world }) =>
    () =>
      journalOf(world.state),
  audit:
    ({ world }) =>
    () =>
      audit(world.state),
  coverage:
    ({ world }) =>
    () =>
      coverageOf(world.tally),
  trace:
    ({ world }) =>
    (options) =>
      traceOf(world, options),
  unreadFields:
    ({ world }) =>
    () =>
      unreadNames(world.tally),
};

const views = { apiKey: ({ world }: BankParts) => world.state.genesis.apiKeys[0] ?? "" };

/** Made at the first use: importing does no work. */
let createLazily: ReturnType<typeof lazyBanks> | undefined;

function lazyBanks() {
  return lazyObjects<Omit<Bank, "apiKey" | "handle">, Pick<Bank, "apiKey">, BankParts>(
    { ...surfaceMakers(), ...makers },
    views,
    printed,
  );
}

function createBankOver(world: World, clock: Clock, opening: State): Bank {
  createLazily ??= lazyBanks();
  const tick = createTick(world, clock);
  world.base = opening;
  const parts: BankParts = { world, tick, side: "client", clock, opening, latest: opening };
  // Test runners can spy on a property that has a value, and not on one that has a getter.
  return createLazily(parts, {
    handle(request: BankRequest) {
      tick();
      return answer(world, request);
    },
  });
}

/** What a bank acts on. */
export function worldOf(bank: Bank): World {
  return contextOf<BankParts>(bank).world;
}

function forkBank(bank: BankParts, options?: ForkOptions): Bank {
  const { seed, apiKeys } = onlyKnown("Failed to fork the bank", options, ["seed", "apiKeys"]);
  const fault = apiKeys === undefined ? undefined : apiKeysFault(apiKeys);
  if (fault !== undefined) throw new TypeError(`[sandbank] Failed to fork the bank: ${fault}.`);
  const { world, clock } = bank;
  // All forks of a bank that does nothing in between share what they begin with.
  if (!isUnchanged(world.state, bank.latest)) bank.latest = forkState(world.state);
  const opening =
    apiKeys === undefined
      ? bank.latest
      : { ...bank.latest, genesis: { ...bank.latest.genesis, apiKeys: [...apiKeys] } };
  const state = forkState(opening);
  const fork = {
    ...world,
    state,
    log: createLog(state.now),
    isDeciding: false,
    isResuming: false,
    sender: null,
    ...UNUSED,
  };
  if (seed === undefined) return createBankOver(fork, clock, opening);
  reseed(state, String(seed));
  append(state.journal, { kind: "reseed", seed: String(seed) });
  return createBankOver(fork, clock, forkState(state));
}

/** Makes the bank what it was at `base`, which nothing writes to, and brings it to the time of its clock. */
function exchangeState({ world, clock }: BankParts, base: State): void {
  world.base = base;
  world.state = forkState(base);
  world.lastKey = UNUSED.lastKey;
  world.log = createLog(world.state.now);
  resumeAtSource(world, clock);
  // The time that they wait for is one of another state: nothing moves the clock for them any more.
  for (const { wake } of world.sleepers) wake();
  world.sender?.abandon();
  world.sender?.wake();
}

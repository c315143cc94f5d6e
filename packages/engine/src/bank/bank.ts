import type { Entity, Operations } from "@sandbank/contract";
import type { Violation } from "../audit/audit.ts";
import type { Coverage } from "../audit/coverage.ts";
import type { ReadableExplanation } from "../declines/explain.ts";
import type { BankRequest, BankResponse } from "../http/handle.ts";
import type { RequestHead } from "../request-head.ts";
import type { Fault, FaultPlan } from "../state/fault-plan.ts";
import type { Journal } from "../state/journal-entry.ts";
import type { ForkOptions } from "../state/options.ts";
import type { Trace, TraceOptions } from "../trace/trace.ts";
import type { BankClock } from "./bank-clock.ts";
import type { BankWebhooks } from "./bank-webhooks.ts";
import type { Snapshot, SnapshotJson } from "./snapshot.ts";
import type { Network } from "./surface.ts";

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

import type { Entity, Operations } from "@sandbank/contract";
import type { Violation } from "../audit/audit.ts";
import type { Coverage, CoverageOptions } from "../audit/coverage.ts";
import type { ReadableExplanation } from "../declines/explain.ts";
import type { BankDiff } from "../diff/diff-states.ts";
import type { BankRequest, BankResponse } from "../http/handle.ts";
import type { CurrentLimitUse } from "../limits/current-use.ts";
import type { RequestHead } from "../request-head.ts";
import type { SearchGroup } from "../search/search.ts";
import type { Fault, FaultPlan } from "../state/fault-plan.ts";
import type { Journal } from "../state/journal-entry.ts";
import type { ForkOptions } from "../state/options.ts";
import type { AccountEntry, LedgerEntriesOptions } from "../trace/account-entries.ts";
import type { BalanceExplanation, BalanceOptions } from "../trace/explain-balance.ts";
import type { Trace, TraceOptions } from "../trace/trace.ts";
import type { BankObserver } from "../world/observer.ts";
import type { BankClock } from "./clock/bank-clock.ts";
import type { Snapshot, SnapshotJson } from "./journal/snapshot.ts";
import type { Network } from "./surface.ts";
import type { BankWebhooks } from "./webhooks/bank-webhooks.ts";

/** Fault injection for HTTP requests: for `handle`, and for every transport that uses it. */
export interface BankFaults {
  /** Arms a fault for the next requests. Throws a `TypeError` if the plan names an unknown kind or operation. */
  readonly arm: (plan: FaultPlan) => Fault;
  /** The faults that still apply, in the order in which they are applied. */
  readonly list: () => readonly Fault[];
  /** Disarms the fault with the id that `list` shows; without an id, all. Throws a `RangeError` if it is not armed. */
  readonly clear: (id?: number) => void;
}

/** The methods for Entities that the API does not have. */
export interface BankEntities {
  /** Disables an Entity. The API has no endpoint for this. Throws a `BankError` for an archived Entity. */
  readonly disable: (id: string) => Entity;
}

/**
 * A whole bank in memory. Every operation of the API is a synchronous method: `bank.accounts.create({ name })`.
 * Where HTTP returns an error response, a direct call throws a `BankError` and changes nothing.
 */
export interface Bank extends Operations {
  /** A key that this bank accepts. */
  readonly apiKey: string;
  readonly clock: BankClock;
  readonly entities: Operations["entities"] & BankEntities;
  readonly faults: BankFaults;
  readonly webhooks: BankWebhooks;
  /**
   * Acts as the parties outside the bank: the card network, the sending bank, the printer, the postal service. It has
   * every method of `bank.simulations`, and also works in a live bank, where `bank.simulations` throws a `BankError`,
   * 403 as over HTTP (assumption D-24).
   *
   * @example
   * ```ts
   * bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: 100_00 });
   * ```
   */
  readonly network: Network;
  /**
   * Explains a decline: the decline rules of the rail in order, the facts that each rule read at that moment, and the
   * rule that declined; for a Limit also the amount that was left. `text` is the same as readable text. Pass the id of
   * a Declined Transaction, or of what was declined: an inbound transfer, an inbound check, a Check Deposit, or a
   * `card_decline` among the elements of a Card Payment. Throws a `BankError`, 404, if nothing was declined under that
   * id.
   *
   * @example
   * ```ts
   * console.log(bank.explain(declined.id).text);
   * ```
   */
  readonly explain: (declinedId: string) => ReadableExplanation;
  /**
   * How much of each Limit is used at the bank's time, what is left, and the debits that count. Pass the id of a Limit, or
   * of an Account, Account Number or Card for its active Limits, oldest first; an Account comes with its Account Numbers
   * and Cards. Throws a `BankError`, 404, for an unknown id.
   *
   * @example
   * ```ts
   * const [daily] = bank.limitUse(card.id);
   * console.log(daily?.used, daily?.remaining, daily?.debits);
   * ```
   */
  readonly limitUse: (id: string) => CurrentLimitUse[];
  /** Returns the response to an HTTP request, without I/O. No request makes it throw. */
  readonly handle: (request: BankRequest) => BankResponse;
  /**
   * Returns an idempotency key that this bank has not returned before and no call has used: `key-1`, `key-2`, and so
   * on. The count starts again at `reset` and `restore`, so that a test sends the same keys in every run; a fork skips
   * the keys that its parent has used. `clientOptions` of `@sandbank/engine/http` passes this function to the client.
   */
  readonly newIdempotencyKey: () => string;
  /**
   * How many bytes of a request's body `handle` reads (assumption D-18); 0 if method, path and headers alone decide the
   * response. With it a server can drop bodies that are too large: see `readBody` of `@sandbank/engine/http`.
   */
  readonly bodyLimit: (request: RequestHead) => number;
  /**
   * Returns an independent copy of this bank, made in O(1), so that each test can start from one prepared bank. The
   * same calls create the same ids in both banks; pass `seed` to get other ids. Pass `apiKeys` to replace the keys that
   * the fork accepts. Throws a `TypeError` for keys that `createBank` refuses.
   */
  readonly fork: (options?: ForkOptions) => Bank;
  /** Captures the bank's current state, in O(1). `restore` returns to it. */
  readonly snapshot: () => Snapshot;
  /** Returns this bank to the state of a snapshot, clock included. Accepts a snapshot or its parsed JSON. */
  readonly restore: (snapshot: Snapshot | SnapshotJson) => void;
  /**
   * What differs between an earlier state and this bank: objects, balances and the clock. The earlier state is a
   * snapshot, or another bank such as a fork or a replay. Comparing a bank with its own fork or snapshot takes time in
   * proportion to what differs. Webhook attempts, faults and idempotency keys are not compared. Throws a `TypeError` for
   * a damaged snapshot.
   *
   * @example
   * ```ts
   * const before = bank.snapshot();
   * bank.accounts.update(account.id, { name: "Payroll" });
   * bank.diff(before).resources[0]?.changed[0]?.fields; // [{ path: "name", before: "Operating", after: "Payroll" }]
   * ```
   */
  readonly diff: (before: Bank | Snapshot | SnapshotJson) => BankDiff;
  /** Returns this bank to its state when it was created; a fork, to its state when it was forked. */
  readonly reset: () => void;
  /**
   * All input of the bank, in order, as JSON: calls, clock moves, faults, outcomes. `replay(journal)` makes the same
   * bank.
   */
  readonly journal: () => Journal;
  /**
   * Tells an observer of each entry of the journal, each step of the trace and each job of the clock, from now on. For
   * servers that store or show what happens. Returns a function that ends it. The observer must not change the bank.
   */
  readonly observe: (observer: BankObserver) => () => void;
  /**
   * The ledger entries of an Account up to an instant, in order. They add up to its balances at that instant. Reads the
   * whole ledger: for inspection. Throws a `BankError`, 404, for an unknown Account.
   */
  readonly ledgerEntries: (options: LedgerEntriesOptions) => AccountEntry[];
  /**
   * Explains the balances of an Account at an instant, or after one of its ledger entries: the posted Transactions by
   * category, the open holds, and in a sentence why the available balance differs from the current one. Reads the whole
   * ledger: for inspection. Throws a `BankError`, 404, for an unknown Account, and a `RangeError` for an instant in the
   * future or an entry that does not exist.
   *
   * @example
   * ```ts
   * bank.explainBalance({ account: account.id }).text;
   * // "Available is $40.00 less than current, because one hold is open."
   * ```
   */
  readonly explainBalance: (options: BalanceOptions) => BalanceExplanation;
  /**
   * Finds objects by what people know of them: names, merchants, amounts such as `45.00` or `$1,146.13`, the last four
   * digits of a Card or an account number, trace numbers, and ids or their beginnings. An object must contain all words
   * of the text, without regard to case and accents. Returns a group for each type, in a fixed order, with at most 50
   * objects each. An Event is found by its id only. Reads all objects: for inspection. Throws a `RangeError` for a text
   * of more than 200 characters.
   *
   * @example
   * ```ts
   * bank.search("cedar 45.00")[0]?.results[0]?.name; // "Declined card payment of $45.00 at Cedar Books"
   * ```
   */
  readonly search: (text: string) => SearchGroup[];
  /**
   * The names of objects for people, by id: `Office manager ..4286 on Operating`. Leaves out ids that the bank does not
   * have. Your text from right to left, within a name, is between U+2068 and U+2069, which isolate it from the words
   * around it.
   */
  readonly names: (ids: Iterable<string>) => Record<string, string>;
  /**
   * Checks the bank's invariants and returns the violations; `[]` if there are none. Reads the whole state: for tests.
   */
  readonly audit: () => Violation[];
  /**
   * Lists the endpoints, decline reasons, states, transitions, Events and errors that this bank and its forks have
   * reached since the bank was created, resets included, and those that they have not. Assert on `coverage().unreached`
   * at the end of a suite. With `own`, counts only what this bank itself has reached: to see what one test reached.
   */
  readonly coverage: (options?: CoverageOptions) => Coverage;
  /**
   * Returns the calls and clock moves since the bank was created, forked, restored or reset: the latest 1,000 reads and
   * 10,000 others. HTTP requests and direct calls, reads and refused calls are included, each with its effects: declines
   * with their rules, ledger entries, Events, deliveries. A fork, a snapshot and the journal do not contain this log. It
   * contains no API keys.
   *
   * @example
   * ```ts
   * const { steps } = bank.trace({ last: 5 });
   * ```
   */
  readonly trace: (options?: TraceOptions) => Trace;
  /**
   * Lists the fields that requests contained and the bank ignored, with `unknownFields: "ignore"`. Each element is
   * `<operation> <field>`, in alphabetical order. The bank keeps 10,000 names of up to 200 characters; the last element
   * is then `(and N more)`, where N counts the fields sent beyond these.
   */
  readonly unreadFields: () => string[];
}

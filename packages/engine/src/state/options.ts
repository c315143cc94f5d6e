import type { RealTimeDecision, RealTimeDecisionActionParams } from "@sandbank/contract";
import type { SandbankBug } from "../invariant.ts";
import type { Clock } from "../ports/clock.ts";

/** The options of `createBank`. All have defaults. */
export interface BankOptions {
  /** A live bank refuses `/simulations/...`. Default: `"sandbox"`. */
  readonly environment?: "sandbox" | "live";
  /** Determines ids, numbers and keys: the same seed and calls return the same bytes. Default: `"sandbank"`. */
  readonly seed?: string | number;
  /** The source of time. Default: `manualClock()`, which stands still until advanced. */
  readonly clock?: Clock;
  /** The API keys that the bank accepts. Default: one, derived from environment and seed; read it as `bank.apiKey`. */
  readonly apiKeys?: readonly string[];
  /**
   * Whether to refuse or ignore unknown fields and query parameters (assumption D-06). `bank.unreadFields()` lists the
   * ignored ones. Default: `"reject"`.
   */
  readonly unknownFields?: "reject" | "ignore";
  /**
   * Refuses requests beyond this number per second of the bank's clock (assumption D-17). On a clock that stands still,
   * a second passes only when you advance it. Default: no limit.
   */
  readonly rateLimit?: { readonly perSecond: number };
  /** The `account_revenue_rate` of new Accounts, a decimal as text (assumption D-42). Default: null. */
  readonly accountRevenueRate?: string;
  /**
   * Which schedules of production a sandbox bank keeps. `"live"`: the clock pays interest and account revenue on the first
   * of each month at 00:00 UTC (assumption D-36), and a webhook that fails is tried up to eight times over 72 hours
   * (assumption D-113). `"sandbox"`: only the simulations pay (assumption D-37), and a sandbox bank tries each webhook
   * once; a live bank always tries eight times. Default: the environment.
   */
  readonly schedules?: "sandbox" | "live";
  /**
   * Whether the bank accepts a mailed check at once (assumption D-93). `"manual"` leaves its Check Deposit `pending`
   * for the simulations, like a Check Deposit created over the API. Default: `"automatic"`.
   */
  readonly checkDeposits?: "automatic" | "manual";
  /**
   * Hosts of this machine to which a live bank may send webhooks over http, as URLs name them: `localhost`, `127.0.0.1`
   * or `[::1]` (assumption D-110). A sandbox bank may send to all of them. Default: none.
   */
  readonly httpReceivers?: readonly string[];
  /**
   * The name of a header that each webhook carries too, for receivers of the time before `webhook-signature`:
   * `t=<instant of sending, ISO 8601>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`, with the whole secret as the key. Default:
   * none.
   */
  readonly legacySignatureHeader?: string;
  /**
   * Answers each Real-Time Decision when it is created (assumption D-102). Use it to approve or decline card payments
   * in a test without a webhook receiver. The bank calls it for every purchase authorization and increment that no
   * decline rule declines, even if no Event Subscription selects Real-Time Decisions. Return `undefined` to leave the
   * decision open.
   *
   * The bank calls it in the middle of the simulation: it can read the bank but not change it. If it throws or returns
   * an invalid value, a direct call throws a `TypeError` and changes nothing; an HTTP request gets a 500 whose `detail`
   * says why, changes nothing, and the bank calls `onBug`. A fork keeps `decide`. A replayed bank has none and reads
   * its answers from the journal. Default: none.
   *
   * @example
   * const bank = createBank({
   *   decide: ({ card_authorization: request }) => ({
   *     card_authorization:
   *       (request?.settlement_amount ?? 0) <= 50_00
   *         ? { decision: "approve" }
   *         : { decision: "decline", decline: { reason: "exceeds_approval_limit" } },
   *   }),
   * });
   */
  readonly decide?: Decide;
  /**
   * Receives the error if the engine's own code or `decide` fails in `handle`, or if the engine's own code fails in
   * work of a clock that follows a time source (assumption D-105). The request gets a 500 with the same `reference` and
   * changes nothing; the bank continues. Direct calls throw the `SandbankBug` instead. Errors of `onBug` itself are
   * ignored. Default: `console.error`.
   */
  readonly onBug?: (bug: SandbankBug) => void;
}

/** The options of `bank.fork`. */
export interface ForkOptions {
  /** Changes the ids of objects that the fork creates; existing objects keep theirs. Default: the ids of the bank. */
  readonly seed?: string | number;
  /** The API keys that the fork accepts. Default: the keys of the bank. */
  readonly apiKeys?: readonly string[];
  /**
   * The clock that the fork follows from now on. It starts at the time of the bank: what `start` says does not count. Default:
   * the clock of the bank.
   */
  readonly clock?: Clock;
}

/** Approves or declines a card payment; `undefined` leaves the Real-Time Decision open. */
export type Decide = (decision: RealTimeDecision) => DecisionAnswer | undefined;

/** The answer to a Real-Time Decision: the parameters of `realTimeDecisions.action`. */
export type DecisionAnswer = RealTimeDecisionActionParams;

/**
 * The options with their defaults, as plain data. A replay opens the bank with them again. If a fork has its own API
 * keys, they are here.
 */
export interface Genesis {
  readonly environment: "sandbox" | "live";
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly apiKeys: readonly string[];
  readonly unknownFields: "reject" | "ignore";
  readonly rateLimit: { readonly perSecond: number } | null;
  readonly accountRevenueRate: string | null;
  readonly schedules: "sandbox" | "live";
  readonly checkDeposits: "automatic" | "manual";
  /** Absent if there are none. */
  readonly httpReceivers?: readonly string[];
  /** Absent if there is none. */
  readonly legacySignatureHeader?: string;
}

import type { RealTimeDecision, RealTimeDecisionActionParams } from "@sandbank/contract";
import type { SandbankBug } from "../invariant.ts";
import type { Clock } from "../ports/clock.ts";

/** How to open a bank. Every option has a default. */
export interface BankOptions {
  /** A live bank refuses `/simulations/...`. Default: `"sandbox"`. */
  readonly environment?: "sandbox" | "live";
  /** Ids, numbers and keys follow from it: the same seed and calls give the same bytes. Default: `"sandbank"`. */
  readonly seed?: string | number;
  /** Where time comes from. Default: `manualClock()`, which stands still until advanced. */
  readonly clock?: Clock;
  /** The API keys that are accepted. Default: one, made from environment and seed; read it as `bank.apiKey`. */
  readonly apiKeys?: readonly string[];
  /** What to do with unknown fields and query parameters (D-06). Default: `"reject"`. Ignored ones: `bank.unreadFields()`. */
  readonly unknownFields?: "reject" | "ignore";
  /**
   * Refuse more than so many requests in a second of the bank's clock (D-17). On a clock that stands still a second
   * passes only when you advance it. Default: no limit.
   */
  readonly rateLimit?: { readonly perSecond: number };
  /** The `account_revenue_rate` of new Accounts, a decimal as text (D-42). Default: null. */
  readonly accountRevenueRate?: string;
  /**
   * Whether the clock pays interest and account revenue on the first of each month at 00:00 UTC (D-36): `"live"`, or
   * only the simulations do (D-37): `"sandbox"`. Default: as the environment.
   */
  readonly schedules?: "sandbox" | "live";
  /**
   * What becomes of a check from the mail (D-93). Default: `"automatic"`, it is accepted at once. `"manual"` leaves its
   * Check Deposit `pending` for the simulations, as one that is made over the API always is.
   */
  readonly checkDeposits?: "automatic" | "manual";
  /**
   * Answers Real-Time Decisions as they are made (D-102): every authorization and increment of a purchase that nothing
   * else declines is asked about, whether an Event Subscription selects them or not. The simulation then answers what
   * came of it; `undefined` leaves the Real-Time Decision open.
   *
   * It is called in the middle of the simulation: it can read the bank, which is as it was before, and change nothing.
   * If it throws, or what it returns is no answer, the simulation throws a `TypeError` and has done nothing; a request
   * gets a 500 whose `detail` says why, is undone, and `onBug` is told. A fork
   * keeps it; a replayed bank has none, and takes its answers from the journal. Default: nobody is asked this way.
   *
   * @example
   * const bank = createBank({
   *   decide: ({ card_authorization: asked }) => ({
   *     card_authorization:
   *       (asked?.settlement_amount ?? 0) <= 50_00
   *         ? { decision: "approve" }
   *         : { decision: "decline", decline: { reason: "exceeds_approval_limit" } },
   *   }),
   * });
   */
  readonly decide?: Decide;
  /**
   * Is told when our own code or `decide` fails under `handle`, or our own code in work of a clock that follows a time
   * source (D-105). The request gets a 500 with the same `reference`, and is undone; the bank goes on. Direct calls throw the `SandbankBug` instead.
   * What it throws itself is ignored. Default: `console.error`.
   */
  readonly onBug?: (bug: SandbankBug) => void;
}

/** How a fork differs from the bank that it is made of. */
export interface ForkOptions {
  /** Changes the ids of what the fork makes from now on; what there is keeps its own. Default: the ids of the bank. */
  readonly seed?: string | number;
  /** The API keys that the fork accepts in place of those of the bank. Default: those of the bank. */
  readonly apiKeys?: readonly string[];
}

/** Decides about a card payment; `undefined` leaves it open. */
export type Decide = (decision: RealTimeDecision) => DecisionAnswer | undefined;

/** An answer to a Real-Time Decision: what `realTimeDecisions.action` takes. */
export type DecisionAnswer = RealTimeDecisionActionParams;

/**
 * The options with their defaults, as plain data: what a bank is opened with, and a replay opens it with again. A fork
 * with keys of its own has them here.
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
}

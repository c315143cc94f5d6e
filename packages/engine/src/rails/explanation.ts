import type { LimitBreach } from "../limits/limit-breach.ts";

/** The ways that money comes and goes, each with its own rules. */
export type Rail = "ach" | "card" | "check" | "check_deposit" | "fednow" | "real_time_payments" | "wire";

/** What a rule looked at. */
export type Seen = Readonly<Record<string, string | number | boolean | null>>;

/** A rule of a rail, and what became of it in one decision. */
export interface ExplainedRule {
  /** The reason that the decline has if the rule is broken. */
  readonly reason: string;
  /** What must hold, as a sentence. */
  readonly holds: string;
  /** `not_reached`: another rule, or somebody, had decided before. */
  readonly outcome: "held" | "broken" | "not_reached";
  /** Empty where it was not reached. */
  readonly saw: Seen;
}

/** Why something was declined, as it was when it was decided. */
export interface Decision<Reason extends string = string> {
  readonly reason: Reason;
  /**
   * `rule`: a rule was broken. `decline_reason`: the simulation asked for it. `client`: the client declined what waited
   * for it. `network`: the other side refused.
   */
  readonly decidedBy: "rule" | "decline_reason" | "client" | "network";
  /** In the order in which they are asked; the first that is broken decides. */
  readonly rules: readonly ExplainedRule[];
  /** Where a Limit decided, what it saw: of several, the one with the least room (D-74). */
  readonly limit: LimitBreach | null;
}

/** What is kept of a decline for `bank.explain(id)`. */
export interface Explanation extends Decision {
  readonly declinedTransactionId: string;
  readonly rail: Rail;
}

import type { DeclinedTransactionCategory } from "@sandbank/contract";
import type { ControlBreach } from "./control-breach.ts";
import type { LimitUse } from "./limit-use.ts";
import type { RuleFacts } from "./rule-facts.ts";

/**
 * A way in which money moves, with its own decline rules. Its name comes from the category of its Declined
 * Transactions: `fednow` declines with `inbound_fednow_transfer_decline`.
 */
export type Rail = RailOf<DeclinedTransactionCategory>;

type RailOf<Category> = Category extends `inbound_${infer Name}_transfer_decline`
  ? Name
  : Category extends `${infer Name}_decline` | `${infer Name}_rejection`
    ? Name
    : never;

/** A decline rule of a rail, and its outcome in one decision. */
export interface ExplainedRule {
  /** The reason of the decline if the rule fails. */
  readonly reason: string;
  /** The condition of the rule, as a sentence. */
  readonly condition: string;
  /** The rule that failed decided; the rules after it were not reached. */
  readonly outcome: "passed" | "failed" | "not_reached";
  /** The values that the rule checked. Empty if it was not reached. */
  readonly facts: RuleFacts;
}

/** Why something was declined, with the facts at that moment. */
export interface Decision<Reason extends string = string> {
  /** The reason of the Declined Transaction. */
  readonly reason: Reason;
  /**
   * Who or what declined. `rule`: the first decline rule that failed. `decline_reason`: the simulation, with its
   * `decline_reason` parameter (assumption D-84). `client`: the client declined a pending object or answered a
   * Real-Time Decision. `network`: the other side rejected a Check Deposit in a simulation without a reason.
   */
  readonly decidedBy: "rule" | "decline_reason" | "client" | "network";
  /**
   * Why, as a sentence: what the rule that failed found, with the figures that it compared, or who else declined.
   * `bank.explain` lists the rules with all facts.
   */
  readonly conclusion: string;
  /** All rules of the rail, in the order of the checks (assumption D-76). Empty if none was checked. */
  readonly rules: readonly ExplainedRule[];
  /**
   * The Limit that declined, and its use; of several, the one with the least remaining (assumption D-74). Else null.
   */
  readonly limit: LimitUse | null;
  /** The authorization control of a Card that declined, with the compared values. Else null. */
  readonly control: ControlBreach | null;
}

/** Why a Declined Transaction was declined. */
export interface Explanation extends Decision {
  readonly declinedTransactionId: string;
  /** The rail whose decline rules were checked. */
  readonly rail: Rail;
}

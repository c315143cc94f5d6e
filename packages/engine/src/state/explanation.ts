import type { DeclinedTransactionCategory } from "@sandbank/contract";
import type { ControlBreach } from "./control-breach.ts";
import type { LimitUse } from "./limit-use.ts";
import type { RuleFacts } from "./rule-facts.ts";

/**
 * The ways that money moves, each with its own rules. Named after the categories of Declined Transactions:
 * `inbound_fednow_transfer_decline` is what `fednow` declines.
 */
export type Rail = RailOf<DeclinedTransactionCategory>;

type RailOf<Category> = Category extends `inbound_${infer Name}_transfer_decline`
  ? Name
  : Category extends `${infer Name}_decline` | `${infer Name}_rejection`
    ? Name
    : never;

/** A rule of a rail, and what became of it in one decision. */
export interface ExplainedRule {
  /** The reason that the decline has if the rule is broken. */
  readonly reason: string;
  /** What must hold, as a sentence. */
  readonly holds: string;
  /** The one that is broken decided; those after it were not reached. */
  readonly outcome: "passed" | "failed" | "not_reached";
  /** Empty where it was not reached. */
  readonly facts: RuleFacts;
}

/** Why something was declined, as it was when it was decided. */
export interface Decision<Reason extends string = string> {
  /** As the Declined Transaction has it. */
  readonly reason: Reason;
  /**
   * `rule`: the first rule that is broken. `decline_reason`: the simulation, by force (D-84). `client`: the client, who
   * declined what was pending, or a card payment that they were asked about. `network`: the other side, which rejected a Check Deposit where the simulation gave no
   * reason.
   */
  readonly decidedBy: "rule" | "decline_reason" | "client" | "network";
  /** All rules of the rail, in the order in which they are checked (D-76). Empty if none was checked. */
  readonly rules: readonly ExplainedRule[];
  /** The Limit that decided, and its use: of several the one with the least remaining (D-74). Null where none did. */
  readonly limit: LimitUse | null;
  /** The authorization control of a Card that decided, with the values that it compared. Null where none did. */
  readonly control: ControlBreach | null;
}

/** Why a Declined Transaction was declined. */
export interface Explanation extends Decision {
  readonly declinedTransactionId: string;
  /** Whose rules were asked. */
  readonly rail: Rail;
}

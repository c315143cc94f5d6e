import type { AssumptionId, DeclinedTransactionCategory, OperationName } from "@sandbank/contract";
import type { Rail } from "../state/explanation.ts";

/** All reasons for declining or rejecting something, by rule or otherwise. */
export interface ReasonTable {
  /** In order of precedence (D-76): the first broken rule gives the reason. Several rules may give the same reason. */
  readonly rules: readonly ReasonRule[];
  /** For each reason that no rule gives, where it comes from, or why it cannot occur. */
  readonly neverGiven: Readonly<Record<string, string>>;
}

interface ReasonRule {
  readonly id: string;
  readonly reason: string;
  /** The condition of the rule, as a sentence. */
  readonly condition: string;
  readonly assumption?: AssumptionId;
}

/** A rule that declines. */
interface RailRule extends ReasonRule {
  /** A sentence that is true if the condition does not hold. */
  readonly failure: string;
}

/** The declines of a rail and their reasons. The docs and tests read it. */
export interface RailTable extends ReasonTable {
  readonly name: Rail;
  readonly rules: readonly RailRule[];
  readonly title: string;
  /** The category of its Declined Transactions. */
  readonly category: DeclinedTransactionCategory;
  /** The simulations that use this rail. Each accepts `decline_reason`, which forces any of the reasons (D-84). */
  readonly simulations: readonly OperationName[];
}

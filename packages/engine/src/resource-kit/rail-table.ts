import type { DeclinedTransactionCategory, OperationName } from "@sandbank/contract";
import type { Rail } from "../state/explanation.ts";

/** Every reason that something can have not to be taken. */
export interface ReasonTable {
  /** In order of precedence (D-76): the first that is broken gives the reason. Several may give the same. */
  readonly rules: readonly { readonly reason: string; readonly holds: string }[];
  /** For each reason that no rule gives, who or what does, or why nothing. */
  readonly neverGiven: Readonly<Record<string, string>>;
}

/** What a rail declines, and why. Read by the docs and tests. */
export interface RailTable extends ReasonTable {
  readonly name: Rail;
  readonly title: string;
  /** Of its Declined Transactions. */
  readonly category: DeclinedTransactionCategory;
  /** What sends something by it. Each takes `decline_reason`, which forces any of the reasons (D-84). */
  readonly simulations: readonly OperationName[];
}

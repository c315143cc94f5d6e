import type { ResourceDefinition } from "./resource.ts";
import type { SourceDetails } from "./source-details.ts";

/** What a way of moving money adds to the objects that all of them share. Each rail's folder exports one. */
export interface Rail {
  /** What arrives by it. Not that of cards and check deposits, whose endpoints refer to Transactions in turn. */
  readonly resource?: ResourceDefinition;
  /** The categories of Declined Transactions. */
  readonly declines: Readonly<Record<string, SourceDetails>>;
  /** The categories of Transactions. */
  readonly transactions: Readonly<Record<string, SourceDetails>>;
  /** The categories of Events, with what has happened when one is emitted. */
  readonly events: Readonly<Record<string, string>>;
}

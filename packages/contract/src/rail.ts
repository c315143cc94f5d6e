import type { ResourceDefinition } from "./resource.ts";
import type { SourceDetails, TransactionDetails } from "./source-details.ts";

/** The parts that a rail adds to the objects that all rails share. Each rail's folder exports one. */
export interface Rail {
  readonly words: RailWords;
  /**
   * The resource of inbound transfers. Cards and check deposits leave it out, because their endpoints refer to
   * Transactions in turn.
   */
  readonly resource?: ResourceDefinition;
  /** The categories of Declined Transactions. */
  readonly declines: Readonly<Record<string, SourceDetails>>;
  /** The categories of Transactions. */
  readonly transactions: Readonly<Record<string, TransactionDetails>>;
  /** The categories of Events, with their meanings. */
  readonly events: Readonly<Record<string, string>>;
}

/** The parts that a kind of transfers that you send adds to the objects that all kinds share. */
export interface OutboundRail extends Pick<Rail, "transactions" | "events"> {
  /** The resource of the transfers. */
  readonly resource: ResourceDefinition;
  /** The categories of Pending Transactions. */
  readonly pendingTransactions: Readonly<Record<string, SourceDetails>>;
}

/** The words for the rail in the inspector. */
export interface RailWords {
  /** The rail in a table, where it stands before "reasons": `FedNow`. */
  readonly short: string;
  /** One payment of the rail, at the start of a sentence: `A FedNow transfer`. */
  readonly payment: string;
}

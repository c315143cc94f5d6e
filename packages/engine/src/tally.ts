import type { EventCategoryName, OperationName } from "@sandbank/contract";
import type { ErrorBody } from "./errors.ts";

/** What has been reached since the bank was opened. Forks add to the tally of the bank that they come from. */
export interface Tally {
  readonly operations: Set<OperationName>;
  readonly events: Set<EventCategoryName>;
  readonly errors: Set<ErrorBody["type"]>;
  /** Fields and parameters that were sent and not read (D-06). */
  readonly unread: Set<string>;
}

export function createTally(): Tally {
  return { operations: new Set(), events: new Set(), errors: new Set(), unread: new Set() };
}

import type { PendingTransactionStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** The moves of a client. A posting, decline or expiration also completes a Pending Transaction. */
export const pendingTransactionStates: StateTable<PendingTransactionStatus, "release"> = {
  pending: { release: "complete" },
  complete: { release: refused("it no longer holds money") },
};

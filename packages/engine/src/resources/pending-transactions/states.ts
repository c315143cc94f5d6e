import type { PendingTransactionStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** What a client can do; that what is expected comes or fails completes a Pending Transaction as well. */
export const pendingTransactionStates: StateTable<PendingTransactionStatus, "release"> = {
  pending: { release: "complete" },
  complete: { release: refused("it is over, and holds nothing") },
};

import { destinationIndexes } from "../../rails/outbound-transfer.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { realTimePaymentsTransferOperations } from "./operations.ts";
import { realTimePaymentsTransferStates } from "./states.ts";

export const realTimePaymentsTransfers = {
  name: "real-time-payments-transfers",
  operations: realTimePaymentsTransferOperations,
  indexes: { realTimePaymentsTransfers: destinationIndexes },
  stateMachines: [
    {
      type: "real_time_payments_transfer",
      field: "status",
      initial: ["pending_approval", "pending_submission"],
      table: realTimePaymentsTransferStates,
      automatic: { pending_submission: ["rejected"] },
    },
  ],
} as const satisfies Resource;

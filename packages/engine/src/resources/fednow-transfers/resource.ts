import { destinationIndexes } from "../../rails/outbound-transfer.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { fednowTransferOperations } from "./operations.ts";
import { fednowTransferStates } from "./states.ts";

export const fednowTransfers = {
  name: "fednow-transfers",
  operations: fednowTransferOperations,
  indexes: { fednowTransfers: destinationIndexes },
  stateMachines: [
    {
      type: "fednow_transfer",
      field: "status",
      initial: ["pending_approval", "pending_submitting"],
      table: fednowTransferStates,
      automatic: { pending_submitting: ["rejected"] },
    },
  ],
} as const satisfies Resource;

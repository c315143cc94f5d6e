import { destinationIndexes } from "../../rails/outbound-transfer.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { achTransferOperations } from "./operations.ts";
import { achTransferStates } from "./states.ts";

export const achTransfers = {
  name: "ach-transfers",
  operations: achTransferOperations,
  indexes: { achTransfers: destinationIndexes },
  stateMachines: [
    {
      type: "ach_transfer",
      field: "status",
      initial: ["pending_approval", "pending_submission"],
      table: achTransferStates,
      throughOthers: { pending_approval: ["submitted"] },
    },
  ],
} as const satisfies Resource;

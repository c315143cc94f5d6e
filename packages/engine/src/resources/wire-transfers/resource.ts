import { destinationIndexes } from "../../rails/outbound-transfer.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { wireTransferOperations } from "./operations.ts";
import { wireTransferStates } from "./states.ts";

export const wireTransfers = {
  name: "wire-transfers",
  operations: wireTransferOperations,
  indexes: { wireTransfers: destinationIndexes },
  stateMachines: [
    {
      type: "wire_transfer",
      field: "status",
      initial: ["pending_approval", "pending_creating"],
      table: wireTransferStates,
      throughOthers: { pending_approval: ["complete"] },
    },
  ],
} as const satisfies Resource;

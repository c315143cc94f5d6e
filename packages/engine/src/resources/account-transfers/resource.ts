import { outboundIndexes } from "../../rails/outbound-transfer.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { accountTransferOperations } from "./operations.ts";
import { accountTransferStates } from "./states.ts";

export const accountTransfers = {
  name: "account-transfers",
  operations: accountTransferOperations,
  indexes: { accountTransfers: outboundIndexes },
  stateMachines: [
    {
      type: "account_transfer",
      field: "status",
      initial: ["pending_approval", "complete"],
      table: accountTransferStates,
    },
  ],
} as const satisfies Resource;

import { outboundIndexes } from "../../rails/outbound-transfer.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { numberKey } from "./find-check.ts";
import { checkTransferOperations } from "./operations.ts";
import { checkTransferStates } from "./states.ts";

export const checkTransfers = {
  name: "check-transfers",
  operations: checkTransferOperations,
  indexes: { checkTransfers: { ...outboundIndexes, number: numberKey, status: ({ status }) => status } },
  stateMachines: [
    {
      type: "check_transfer",
      field: "status",
      initial: ["pending_approval", "pending_submission", "mailed"],
      table: checkTransferStates,
      automatic: {
        pending_submission: ["pending_mailing", "deposited"],
        pending_mailing: ["deposited"],
        mailed: ["deposited"],
        deposited: ["returned"],
      },
    },
  ],
} as const satisfies Resource;

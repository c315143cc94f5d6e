import { resolvesInTime } from "../../rails/resolution-time.ts";
import { transferIndexes } from "../../rails/transfer-lists.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { achNeverGiven, achRules } from "./decline-rules.ts";
import { inboundAchTransferOperations } from "./operations.ts";
import { inboundAchTransferStates } from "./states.ts";

export const inboundAchTransfers = {
  name: "inbound-ach-transfers",
  operations: inboundAchTransferOperations,
  parameterChecks: { "simulations.inboundAchTransfers.create": [resolvesInTime] },
  indexes: { inboundAchTransfers: transferIndexes },
  stateMachines: [
    {
      type: "inbound_ach_transfer",
      field: "status",
      initial: ["pending"],
      table: inboundAchTransferStates,
      automatic: { pending: ["accepted", "declined"] },
    },
  ],
  rail: {
    name: "ach",
    title: "ACH",
    category: "ach_decline",
    rules: achRules,
    neverGiven: achNeverGiven,
    simulations: ["simulations.inboundAchTransfers.create"],
  },
} as const satisfies Resource;

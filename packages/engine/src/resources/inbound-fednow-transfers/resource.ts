import { transferIndexes } from "../../rails/transfer-lists.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { fednowNeverGiven, fednowRules } from "./decline-rules.ts";
import { inboundFednowTransferOperations } from "./operations.ts";
import { inboundFednowTransferStates } from "./states.ts";

export const inboundFednowTransfers = {
  name: "inbound-fednow-transfers",
  operations: inboundFednowTransferOperations,
  indexes: { inboundFednowTransfers: transferIndexes },
  stateMachines: [
    {
      type: "inbound_fednow_transfer",
      field: "status",
      initial: ["pending_confirming"],
      table: inboundFednowTransferStates,
      automatic: { pending_confirming: ["confirmed", "declined"] },
      unreachable: {
        timed_out: "The simulated network responds immediately.",
        requires_attention: "The emulator has no operator who would review it.",
      },
    },
  ],
  rail: {
    name: "fednow",
    title: "FedNow",
    category: "inbound_fednow_transfer_decline",
    rules: fednowRules,
    neverGiven: fednowNeverGiven,
    simulations: ["simulations.inboundFednowTransfers.create"],
  },
} as const satisfies Resource;

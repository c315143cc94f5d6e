import { transferIndexes } from "../../rails/transfer-lists.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { wireNeverGiven, wireRules } from "./decline-rules.ts";
import { inboundWireTransferOperations } from "./operations.ts";
import { inboundWireTransferStates } from "./states.ts";

export const inboundWireTransfers = {
  name: "inbound-wire-transfers",
  operations: inboundWireTransferOperations,
  indexes: {
    inboundWireTransfers: {
      ...transferIndexes,
      wire_drawdown_request_id: ({ wire_drawdown_request_id }) => wire_drawdown_request_id,
    },
  },
  stateMachines: [
    {
      type: "inbound_wire_transfer",
      field: "status",
      initial: ["pending"],
      table: inboundWireTransferStates,
      automatic: { pending: ["accepted", "declined"] },
    },
  ],
  rail: {
    name: "wire",
    title: "Wires",
    category: "wire_decline",
    rules: wireRules,
    neverGiven: wireNeverGiven,
    simulations: ["simulations.inboundWireTransfers.create"],
  },
} as const satisfies Resource;

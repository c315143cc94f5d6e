import { transferIndexes } from "../../rails/transfer-lists.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { realTimePaymentsNeverGiven, realTimePaymentsRules } from "./decline-rules.ts";
import { inboundRealTimePaymentsTransferOperations } from "./operations.ts";
import { inboundRealTimePaymentsTransferStates } from "./states.ts";

export const inboundRealTimePaymentsTransfers = {
  name: "inbound-real-time-payments-transfers",
  operations: inboundRealTimePaymentsTransferOperations,
  indexes: { inboundRealTimePaymentsTransfers: transferIndexes },
  stateMachines: [
    {
      type: "inbound_real_time_payments_transfer",
      field: "status",
      initial: ["pending_confirming"],
      table: inboundRealTimePaymentsTransferStates,
      automatic: { pending_confirming: ["confirmed", "declined"] },
      unreachable: { timed_out: "The simulated network responds immediately." },
    },
  ],
  rail: {
    name: "real_time_payments",
    title: "Real-Time Payments",
    category: "inbound_real_time_payments_transfer_decline",
    rules: realTimePaymentsRules,
    neverGiven: realTimePaymentsNeverGiven,
    simulations: ["simulations.inboundRealTimePaymentsTransfers.create"],
  },
} as const satisfies Resource;

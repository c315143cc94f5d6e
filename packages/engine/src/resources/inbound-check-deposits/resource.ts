import { resolvesInTime } from "../../rails/resolution-time.ts";
import { transferIndexes } from "../../rails/transfer-lists.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { checkNeverGiven, checkRules } from "./decline-rules.ts";
import { inboundCheckDepositOperations } from "./operations.ts";
import { inboundCheckDepositStates } from "./states.ts";

export const inboundCheckDeposits = {
  name: "inbound-check-deposits",
  operations: inboundCheckDepositOperations,
  parameterChecks: { "simulations.inboundCheckDeposits.create": [resolvesInTime] },
  indexes: {
    inboundCheckDeposits: { ...transferIndexes, check_transfer_id: ({ check_transfer_id }) => check_transfer_id },
  },
  stateMachines: [
    {
      type: "inbound_check_deposit",
      field: "status",
      initial: ["pending"],
      table: inboundCheckDepositStates,
      automatic: { pending: ["accepted", "declined"] },
      unreachable: { requires_attention: "The emulator has no operator who would review it." },
    },
  ],
  rail: {
    name: "check",
    title: "Checks",
    category: "check_decline",
    rules: checkRules,
    neverGiven: checkNeverGiven,
    simulations: ["simulations.inboundCheckDeposits.create"],
  },
} as const satisfies Resource;

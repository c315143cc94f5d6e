import type { CheckTransfer } from "@sandbank/contract";
import { pendingTransactionSource } from "../../objects/sources.ts";
import { type OutboundRail, scheduleStep } from "../../rails/outbound-transfer.ts";
import { type CheckTrigger, checkTransferStates } from "./states.ts";

const PRINTED_AFTER_MS = 3_600_000; // O-27

export const checkRail: OutboundRail<CheckTransfer, CheckTrigger> = {
  type: "check_transfer",
  table: ({ checkTransfers }) => checkTransfers,
  states: checkTransferStates,
  keepsHold: true,
  instruct: ({ id, amount, balance_check, check_number, currency, source_account_number_id: number }) => ({
    amount: balance_check === "none" ? 0 : -amount,
    description: `Check ${check_number}`,
    ...(number !== null && { route: { id: number, type: "account_number" } }),
    source: pendingTransactionSource("check_transfer_instruction", { amount, currency, transfer_id: id }),
  }),
  send: (world, { id, third_party }) => {
    if (third_party !== null) return { status: "mailed" }; // O-17
    scheduleStep(world, world.state.now + PRINTED_AFTER_MS, { kind: "check_transfers.print", transfer: id });
    return {};
  },
};

import type { AchTransfer } from "@sandbank/contract";
import { existing } from "../../objects/objects.ts";
import { pendingTransactionSource, transactionSource } from "../../objects/sources.ts";
import { type OutboundRail, scheduleStep } from "../../rails/outbound-transfer.ts";
import { post } from "../../rails/post.ts";
import { holdFunds } from "./funds-hold.ts";
import { type AchTrigger, achTransferStates } from "./states.ts";

const SUBMITTED_AFTER_MS = 30 * 60_000; // O-27

export const achRail: OutboundRail<AchTransfer, AchTrigger> = {
  type: "ach_transfer",
  table: ({ achTransfers }) => achTransfers,
  states: achTransferStates,
  instruct: ({ id, amount, statement_descriptor }) => ({
    amount: -amount,
    description: statement_descriptor,
    source: pendingTransactionSource("ach_transfer_instruction", { amount, transfer_id: id }),
  }),
  send: (world, transfer) => {
    const { id, account_number, amount, routing_number, statement_descriptor } = transfer;
    const account = existing(world.state.tables.accounts, "account", transfer.account_id);
    const { id: transaction_id } = post(world, account, {
      amount: -amount,
      description: statement_descriptor,
      from: "bank/ach",
      source: transactionSource("ach_transfer_intention", {
        account_number,
        amount,
        routing_number,
        statement_descriptor,
        transfer_id: id,
      }),
    });
    scheduleStep(world, world.state.now + SUBMITTED_AFTER_MS, { kind: "ach_transfers.submit", transfer: id });
    return { transaction_id, inbound_funds_hold: amount < 0 ? holdFunds(world, transfer, transaction_id) : null };
  },
};

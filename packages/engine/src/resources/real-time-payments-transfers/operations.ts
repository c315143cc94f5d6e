import type { RealTimePaymentsTransfer, RealTimePaymentsTransferCreateParams } from "@sandbank/contract";
import { pendingTransactionSource, transactionSource } from "../../objects/sources.ts";
import { approveSendRules, readDestinationFacts } from "../../rails/destination-refusals.ts";
import { approveBy, cancelBy, destinationList } from "../../rails/outbound-transfer.ts";
import {
  completeBy,
  completeDueBy,
  createPaymentRail,
  deriveNetworkNumber,
  sendPaymentBy,
} from "../../rails/sent-payment.ts";
import type { Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { readNow } from "../../world/world.ts";
import { readEntityName } from "../entities/name.ts";
import { realTimePaymentsTransferStates } from "./states.ts";

const rail = createPaymentRail<RealTimePaymentsTransfer>({
  type: "real_time_payments_transfer",
  table: ({ realTimePaymentsTransfers }) => realTimePaymentsTransfers,
  states: realTimePaymentsTransferStates,
  ledgerAccount: "bank/real_time_payments",
  takesPart: "real_time_payments_transfers",
  job: "real_time_payments_transfers.complete",
  instruction: ({ id, amount }) =>
    pendingTransactionSource("real_time_payments_transfer_instruction", { amount, transfer_id: id }),
  acknowledgement: ({ id, account_number, amount, routing_number, unstructured_remittance_information }) =>
    transactionSource("real_time_payments_transfer_acknowledgement", {
      account_number,
      amount,
      routing_number,
      transfer_id: id,
      unstructured_remittance_information,
    }),
  submission: (world, transfer) => ({
    submitted_at: readNow(world),
    transaction_identification: deriveNetworkNumber(world, transfer, 16, "T1"),
  }),
});

export const realTimePaymentsTransferOperations = {
  "realTimePaymentsTransfers.list": createListHandler("realTimePaymentsTransfers", (params) => ({
    where: destinationList(params),
  })),
  "realTimePaymentsTransfers.create": sendPaymentBy(
    rail,
    [],
    (shared, params: RealTimePaymentsTransferCreateParams, { owner }) => ({
      ...shared,
      debtor_name: params.debtor_name ?? readEntityName(owner),
      status: "pending_submission",
      ultimate_creditor_name: params.ultimate_creditor_name ?? null,
      ultimate_debtor_name: params.ultimate_debtor_name ?? null,
    }),
  ),
  "realTimePaymentsTransfers.retrieve": retrieveFrom("realTimePaymentsTransfers", "real_time_payments_transfer"),
  "realTimePaymentsTransfers.approve": approveBy(rail, approveSendRules, readDestinationFacts),
  "realTimePaymentsTransfers.cancel": cancelBy(rail),
  "simulations.realTimePaymentsTransfers.complete": completeBy(rail),
} satisfies Handlers;

export const completeDueRealTimePayment = completeDueBy(rail, "pending_submission");

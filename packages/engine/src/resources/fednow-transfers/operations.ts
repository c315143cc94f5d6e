import type { FednowTransfer, FednowTransferCreateParams } from "@sandbank/contract";
import { deriveReference } from "../../digits/derived-digits.ts";
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
import { numberHasDigits } from "./refusals.ts";
import { fednowTransferStates } from "./states.ts";

const rail = createPaymentRail<FednowTransfer>({
  type: "fednow_transfer",
  table: ({ fednowTransfers }) => fednowTransfers,
  states: fednowTransferStates,
  ledgerAccount: "bank/fednow",
  takesPart: "fednow_transfers",
  job: "fednow_transfers.complete",
  instruction: ({ id }) => pendingTransactionSource("fednow_transfer_instruction", { transfer_id: id }),
  acknowledgement: ({ id }) => transactionSource("fednow_transfer_acknowledgement", { transfer_id: id }),
  submission: (world, transfer) => ({
    message_identification: deriveNetworkNumber(world, transfer, 18),
    submitted_at: readNow(world),
  }),
});

export const fednowTransferOperations = {
  "fednowTransfers.list": createListHandler("fednowTransfers", (params) => ({ where: destinationList(params) })),
  "fednowTransfers.create": sendPaymentBy(
    rail,
    [numberHasDigits],
    // These transfers have neither an approval nor a cancellation.
    ({ approval, cancellation, ...shared }, params: FednowTransferCreateParams, { id }) => ({
      ...shared,
      creditor_address: toAddress(params.creditor_address),
      debtor_address: toAddress(params.debtor_address),
      debtor_name: params.debtor_name,
      status: "pending_submitting",
      unique_end_to_end_transaction_reference: deriveReference(id),
    }),
  ),
  "fednowTransfers.retrieve": retrieveFrom("fednowTransfers", "fednow_transfer"),
  "fednowTransfers.approve": approveBy(rail, approveSendRules, readDestinationFacts),
  "fednowTransfers.cancel": cancelBy(rail),
  "simulations.fednowTransfers.complete": completeBy(rail),
} satisfies Handlers;

export const completeDueFednowTransfer = completeDueBy(rail, "pending_submitting");

function toAddress(address: FednowTransferCreateParams["creditor_address"]): FednowTransfer["creditor_address"] {
  if (address === undefined) return null;
  const { city, line1 = null, postal_code, state } = address;
  return { city, line1, postal_code, state };
}

import type {
  InboundFednowTransfer,
  InboundFednowTransferCreateParams,
  InboundFednowTransferDeclineReason,
} from "@sandbank/contract";
import type { NumberFacts } from "../../declines/number-decline-rules.ts";
import { declinedTransactionSource, transactionSource } from "../../objects/sources.ts";
import { createDebtor } from "../../rails/debtor.ts";
import { type InstantRail, receiveBy } from "../../rails/instant-transfer.ts";
import { transferList } from "../../rails/transfer-lists.ts";
import type { Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { fednowRules } from "./decline-rules.ts";

/** The differences between FedNow and the other instant rails. The amount of a decline is positive (D-75). */
const fednow: InstantRail<
  InboundFednowTransfer,
  InboundFednowTransferDeclineReason,
  InboundFednowTransferCreateParams
> = {
  rail: "fednow",
  rules: fednowRules,
  ledgerAccount: "bank/fednow",
  table: ({ inboundFednowTransfers }) => inboundFednowTransfers,
  created: "inbound_fednow_transfer.created",
  updated: "inbound_fednow_transfer.updated",
  arrive: newTransfer,
  describe: ({ debtor_name }) => debtor_name,
  accepted: {
    source: ({ id }) => transactionSource("inbound_fednow_transfer_confirmation", { transfer_id: id }),
    changes: ({ id }, transaction) => ({
      confirmation: { transfer_id: id },
      status: "confirmed",
      transaction_id: transaction.id,
    }),
  },
  declined: {
    source: ({ id }, reason) =>
      declinedTransactionSource("inbound_fednow_transfer_decline", { reason, transfer_id: id }),
    changes: ({ id }, _, reason) => ({ decline: { reason, transfer_id: id }, status: "declined" }),
  },
};

export const inboundFednowTransferOperations = {
  "inboundFednowTransfers.list": createListHandler("inboundFednowTransfers", transferList),
  "inboundFednowTransfers.retrieve": retrieveFrom("inboundFednowTransfers", "inbound_fednow_transfer"),
  "simulations.inboundFednowTransfers.create": receiveBy(fednow),
} satisfies Handlers;

function newTransfer(
  world: World,
  { account, number }: NumberFacts,
  params: InboundFednowTransferCreateParams,
): InboundFednowTransfer {
  const id = newId(world, "inbound_fednow_transfer");
  return {
    id,
    account_id: account.id,
    account_number_id: number.id,
    amount: params.amount,
    confirmation: null,
    created_at: readNow(world),
    creditor_name: account.name,
    currency: "USD",
    ...createDebtor(id, params),
    decline: null,
    status: "pending_confirming",
    transaction_id: null,
    type: "inbound_fednow_transfer",
    unique_end_to_end_transaction_reference: null,
    unstructured_remittance_information: params.unstructured_remittance_information ?? null,
  };
}

import type {
  InboundRealTimePaymentsTransfer,
  InboundRealTimePaymentsTransferCreateParams,
  InboundRealTimePaymentsTransferDeclineReason,
} from "@sandbank/contract";
import type { NumberFacts } from "../../declines/number-decline-rules.ts";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { declinedTransactionSource, transactionSource } from "../../objects/sources.ts";
import { createDebtor } from "../../rails/debtor.ts";
import { type InstantRail, receiveBy } from "../../rails/instant-transfer.ts";
import { transferList } from "../../rails/transfer-lists.ts";
import type { Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { realTimePaymentsRules } from "./decline-rules.ts";

type Transfer = InboundRealTimePaymentsTransfer;
type Params = InboundRealTimePaymentsTransferCreateParams;

/** The differences between Real-Time Payments and other instant rails. The amount of a decline is positive (D-75). */
const realTimePayments: InstantRail<Transfer, InboundRealTimePaymentsTransferDeclineReason, Params> = {
  rail: "real_time_payments",
  rules: realTimePaymentsRules,
  ledgerAccount: "bank/real_time_payments",
  table: ({ inboundRealTimePaymentsTransfers }) => inboundRealTimePaymentsTransfers,
  created: "inbound_real_time_payments_transfer.created",
  updated: "inbound_real_time_payments_transfer.updated",
  arrive: newTransfer,
  describe: ({ debtor_name }) => debtor_name,
  accepted: {
    source: (transfer) =>
      transactionSource("inbound_real_time_payments_transfer_confirmation", {
        ...sentWith(transfer),
        unstructured_remittance_information: transfer.unstructured_remittance_information,
      }),
    changes: (_, { id, created_at }) => ({
      confirmation: { confirmed_at: created_at, transaction_id: id },
      status: "confirmed",
    }),
  },
  declined: {
    source: (transfer, reason) =>
      declinedTransactionSource("inbound_real_time_payments_transfer_decline", {
        ...sentWith(transfer),
        reason,
        unstructured_remittance_information: transfer.unstructured_remittance_information ?? "", // D-86
      }),
    changes: (_, { id, created_at }, reason) => ({
      decline: { declined_at: created_at, declined_transaction_id: id, reason },
      status: "declined",
    }),
  },
};

export const inboundRealTimePaymentsTransferOperations = {
  "inboundRealTimePaymentsTransfers.list": createListHandler("inboundRealTimePaymentsTransfers", transferList),
  "inboundRealTimePaymentsTransfers.retrieve": retrieveFrom(
    "inboundRealTimePaymentsTransfers",
    "inbound_real_time_payments_transfer",
  ),
  "simulations.inboundRealTimePaymentsTransfers.create": receiveBy(realTimePayments),
} satisfies Handlers;

function newTransfer(world: World, { account, number }: NumberFacts, params: Params): Transfer {
  const id = newId(world, "inbound_real_time_payments_transfer");
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
    transaction_identification: derivedDigits("transaction identification", id, 20),
    type: "inbound_real_time_payments_transfer",
    unstructured_remittance_information: params.unstructured_remittance_information ?? null,
  };
}

/** The sender's fields that the Transaction and the decline repeat. */
function sentWith(transfer: Transfer) {
  return {
    amount: transfer.amount,
    creditor_name: transfer.creditor_name,
    currency: transfer.currency,
    debtor_account_number: transfer.debtor_account_number,
    debtor_name: transfer.debtor_name,
    debtor_routing_number: transfer.debtor_routing_number,
    transaction_identification: transfer.transaction_identification,
    transfer_id: transfer.id,
  };
}

import { expect, test } from "vitest";
import { type Transfer, testInstantRail } from "../../support/instant-rail.ts";
import { START, stageWith } from "../../support/rails.ts";

const debtor = {
  debtor_account_number: "987654321",
  debtor_name: "Sample Person",
  debtor_routing_number: "101050001",
};

const said = { ...debtor, unstructured_remittance_information: "Invoice 29582" };

/** The fields of the transfer that the Transaction and the decline repeat. */
const repeated = ({ id, transaction_identification }: Transfer) => ({
  ...said,
  amount: 250,
  creditor_name: "Operating",
  currency: "USD",
  transaction_identification,
  transfer_id: id,
});

testInstantRail({
  name: "Real-Time Payments",
  resource: "inboundRealTimePaymentsTransfers",
  type: "inbound_real_time_payments_transfer",
  said,
  alsoSent: { request_for_payment_id: "request_1" },
  description: "Sample Person",
  accepted: ({ id: transaction_id }) => ({
    confirmation: { confirmed_at: START, transaction_id },
    creditor_name: "Operating",
    currency: "USD",
    decline: null,
    transaction_identification: expect.stringMatching(/^\d{20}$/),
  }),
  acceptedStatus: "confirmed",
  category: "inbound_real_time_payments_transfer_confirmation",
  details: repeated,
  unsaid: () => ({
    debtor_account_number: expect.stringMatching(/^\d{10}$/),
    debtor_name: expect.stringMatching(/./),
    debtor_routing_number: expect.stringMatching(/^0\d{8}$/),
    unstructured_remittance_information: null,
  }),
  declineCategory: "inbound_real_time_payments_transfer_decline",
  clauses: "[declined-real-time-payments]",
  declines: [declineOf(said, "Invoice 29582", "Invoice 29582"), declineOf(debtor, null, "")], // D-86
});

/** A decline with the remittance of the transfer and of the Declined Transaction. */
function declineOf(sent: object, remittance: string | null, recorded: string) {
  const reason = "account_number_disabled";
  return {
    said: { ...sent },
    details: (transfer: Transfer) => ({
      ...repeated(transfer),
      reason,
      unstructured_remittance_information: recorded,
    }),
    declined:
      ({ id: declined_transaction_id }: { readonly id: string }) =>
      () => ({
        confirmation: null,
        decline: { declined_at: START, declined_transaction_id, reason },
        status: "declined",
        unstructured_remittance_information: remittance,
      }),
  };
}

test("returns no remittance information in the Transaction of a Real-Time Payments transfer without any", () => {
  const { bank, number } = stageWith();
  bank.network.inboundRealTimePaymentsTransfers.create({ account_number_id: number.id, amount: 1 });
  const { inbound_real_time_payments_transfer_confirmation: confirmation } =
    bank.transactions.list().data[0]?.source ?? {};
  expect(confirmation?.unstructured_remittance_information).toBeNull();
});

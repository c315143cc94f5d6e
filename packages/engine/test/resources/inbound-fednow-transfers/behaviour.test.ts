import { expect } from "vitest";
import { testInstantRail } from "../../support/instant-rail.ts";

const said = {
  debtor_account_number: "987654321",
  debtor_name: "Sample Person",
  debtor_routing_number: "101050001",
  unstructured_remittance_information: "Invoice 29582",
};

testInstantRail({
  name: "FedNow",
  resource: "inboundFednowTransfers",
  type: "inbound_fednow_transfer",
  said,
  description: "Sample Person",
  accepted: ({ id: transaction_id }, { id: transfer_id }) => ({
    confirmation: { transfer_id },
    creditor_name: "Operating",
    currency: "USD",
    decline: null,
    transaction_id,
    unique_end_to_end_transaction_reference: null,
  }),
  acceptedStatus: "confirmed",
  category: "inbound_fednow_transfer_confirmation",
  details: ({ id }) => ({ transfer_id: id }),
  unsaid: () => ({
    debtor_account_number: expect.stringMatching(/^\d{10}$/),
    debtor_name: expect.stringMatching(/./),
    debtor_routing_number: expect.stringMatching(/^0\d{8}$/),
    unstructured_remittance_information: null,
  }),
  declineCategory: "inbound_fednow_transfer_decline",
  clauses: "[declined-fednow]",
  declines: [
    {
      said,
      details: ({ id }) => ({ reason: "account_number_disabled", transfer_id: id }),
      declined:
        () =>
        ({ id }) => ({
          confirmation: null,
          decline: { reason: "account_number_disabled", transfer_id: id },
          status: "declined",
          transaction_id: null,
        }),
    },
  ],
});

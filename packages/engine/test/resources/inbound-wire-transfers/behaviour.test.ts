import type { InboundWireTransfer, InboundWireTransferCreateParams, Transaction } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { testInstantRail } from "../../support/instant-rail.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { expectResult, type NumberStage, reasonsOf, START, stageWith, transactionWith } from "../../support/rails.ts";
import { type Sent, send } from "../../support/send.ts";

/** The fields that the sender gives, which the wire and its Transaction repeat. */
const message = {
  creditor_address_line1: "33 Liberty Street",
  creditor_address_line2: "New York",
  creditor_address_line3: "NY 10045",
  creditor_name: "Example Company",
  debtor_address_line1: "1 Main Street",
  debtor_address_line2: "Springfield",
  debtor_address_line3: "IL 62701",
  debtor_name: "Sample Person",
  end_to_end_identification: "Invoice 29582",
  instructing_agent_routing_number: "101050001",
  instruction_identification: "20260101MMQFMP0U000001",
  purpose: "Rent",
  unique_end_to_end_transaction_reference: "9a2f6c1e-7f0b-4b58-9a6d-0f5a2c9d1e33",
  unstructured_remittance_information: "January",
  wire_drawdown_request_id: "wire_drawdown_request_1",
};

testInstantRail({
  name: "wire",
  resource: "inboundWireTransfers",
  type: "inbound_wire_transfer",
  said: message,
  description: "Wire from Sample Person",
  accepted: ({ id: transaction_id }) => ({
    acceptance: { accepted_at: START, transaction_id },
    debtor_account_number: expect.stringMatching(/^\d{10}$/),
    debtor_routing_number: expect.stringMatching(/^0\d{8}$/),
    description: "Wire from Sample Person",
    input_message_accountability_data: expect.stringMatching(/^\d{20}$/),
    reversal: null,
  }),
  acceptedStatus: "accepted",
  category: "inbound_wire_transfer",
  details: ({ id, debtor_account_number, debtor_routing_number, input_message_accountability_data }) => ({
    ...message,
    amount: 250,
    debtor_account_number,
    debtor_routing_number,
    description: "Wire from Sample Person",
    input_message_accountability_data,
    transfer_id: id,
  }),
  unsaid: ({ debtor_routing_number }) => ({
    ...Object.fromEntries(Object.keys(message).map((field) => [field, null])),
    description: "Wire",
    instructing_agent_routing_number: debtor_routing_number,
  }),
  declineCategory: "wire_decline",
  clauses: "[declined-wire]",
  declines: [
    {
      said: message,
      details: ({ id }) => ({ inbound_wire_transfer_id: id, reason: "account_number_disabled" }),
      declined: () => () => ({ acceptance: null, reversal: null, status: "declined" }),
    },
  ],
});

describe("POST /inbound_wire_transfers/{inbound_wire_transfer_id}/reverse", () => {
  let stage: NumberStage;
  let bank: NumberStage["bank"];
  let account: NumberStage["account"];
  let number: NumberStage["number"];
  beforeEach(() => {
    stage = stageWith();
    ({ bank, account, number } = stage);
  });

  const create = (amount: number, more: Partial<InboundWireTransferCreateParams> = {}): InboundWireTransfer =>
    bank.network.inboundWireTransfers.create({ account_number_id: number.id, amount, ...more });
  const newest = () => bank.transactions.list().data[0] as Transaction;
  const reverse = (id: string, body: unknown = { reason: "duplicate" }): Sent => ({
    method: "POST",
    path: `/inbound_wire_transfers/${id}/reverse`,
    body,
  });

  test("debits the amount of a reversed wire, with a source that names the wire (O-18)", () => {
    const wire = create(250, { debtor_name: "Sample Person" });
    bank.clock.advance({ days: 1 });
    const at = "2026-01-02T00:00:00.000Z";
    const events = eventsOf(bank, () => {
      const answer = send<InboundWireTransfer>(bank, reverse(wire.id));
      const reversal = { reason: "duplicate", reversed_at: at };
      expect([answer.status, answer.body]).toEqual([200, { ...wire, reversal, status: "reversed" }]);
      expectResult("inboundWireTransfers.reverse", answer.body);
    });
    const transaction = newest();
    expect(transaction).toEqual(
      transactionWith(stage, {
        amount: -250,
        created_at: at,
        description: "Reversal of Wire from Sample Person",
        category: "inbound_wire_transfer_reversal",
        details: { inbound_wire_transfer_id: wire.id },
      }),
    );
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["transaction.created", transaction.id],
      ["inbound_wire_transfer.updated", wire.id],
    ]);
    expectBalances(bank, account.id, 1_000);
  });

  test.each(reasonsOf("inboundWireTransfers.reverse"))("reverses a wire with the reason %s", (reason) => {
    const { body } = send<InboundWireTransfer>(bank, reverse(create(250).id, { reason }));
    expect(body.reversal?.reason).toBe(reason);
  });

  test("reverses a wire even if it overdraws the Account, and counts no debit toward a Limit (D-72, D-85)", () => {
    bank.limits.create({ metric: "count", model_id: account.id, value: 1, interval: "day" });
    const wire = create(250);
    bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: -1_250 });
    bank.inboundWireTransfers.reverse(wire.id, { reason: "creditor_request" });
    expectBalances(bank, account.id, -250);
    expect(bank.declinedTransactions.list().data).toEqual([]);
  });
});

import { type Bank, type BankOptions, createBank } from "@sandbank/engine";
import { expect, test } from "vitest";
import { createPath } from "../../src/screens/objects/path.ts";
import { describePayment, nameComing, type Subject } from "../../src/words/step-name.ts";

const destination = { account_number: "987654321", routing_number: "101050001" };

function open(options: BankOptions = {}) {
  const bank = createBank(options);
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const { id: source_account_number_id } = bank.accountNumbers.create({ account_id, name: "Outgoing" });
  bank.simulations.interestPayments.create({ account_id, amount: 100_00 });
  return {
    bank,
    account_id,
    check: {
      account_id,
      amount: 20_00,
      fulfillment_method: "third_party" as const,
      source_account_number_id,
      third_party: {},
    },
    debit: { account_id, amount: -70_00, statement_descriptor: "Rent", ...destination },
    payment: {
      source_account_number_id,
      amount: 30_00,
      creditor_name: "Ada",
      unstructured_remittance_information: "Rent",
      ...destination,
    },
  };
}

/** `submitted at 09:30: 1`, with the number of entries of the ledger. */
function printPath(bank: Bank, transfer: object): string[] {
  return createPath(transfer as Subject, bank.trace().steps).map(
    ({ word, at, entries }) => `${word} on ${Number(at.slice(8, 10))} at ${at.slice(11, 16)}: ${entries.length}`,
  );
}

test("a request that approves or submits a transfer on the way makes two steps, each with its money", () => {
  const { bank, debit } = open();
  const { achTransfers, simulations } = bank;
  const { id } = achTransfers.create({ ...debit, require_approval: true });
  const submitted = simulations.achTransfers.submit(id);
  expect(printPath(bank, submitted)).toEqual([
    "created on 1 at 00:00: 0",
    "approved on 1 at 00:00: 2",
    "submitted on 1 at 00:00: 0",
  ]);
  const settled = simulations.achTransfers.settle(achTransfers.create(debit).id);
  expect(printPath(bank, settled)).toEqual([
    "created on 1 at 00:00: 2",
    "submitted on 1 at 00:00: 0",
    "settled on 1 at 00:00: 1",
  ]);
});

test("a completion that is rejected is a rejection, and a transfer without further steps is complete", () => {
  const { bank, payment } = open();
  const { id } = bank.realTimePaymentsTransfers.create(payment);
  const rejection = { reject_reason_code: "account_closed" } as const;
  const rejected = bank.simulations.realTimePaymentsTransfers.complete(id, { rejection });
  expect(printPath(bank, rejected)).toEqual([
    "created on 1 at 00:00: 1",
    "submitted on 1 at 00:00: 0",
    "rejected on 1 at 00:00: 1",
  ]);
  const { account_id, amount } = rejected;
  const { id: destination_account_id } = bank.accounts.create({ name: "Savings" });
  const own = bank.accountTransfers.create({ account_id, amount, destination_account_id, description: "Reserve" });
  expect(printPath(bank, own)).toEqual(["created on 1 at 00:00: 2", "complete on 1 at 00:00: 0"]);
});

test("a check has the steps of its deposit", () => {
  const { bank, check } = open();
  const { id, amount, check_number } = bank.checkTransfers.create(check);
  const deposit = bank.simulations.inboundCheckDeposits.create({
    account_number_id: check.source_account_number_id,
    amount,
    check_number,
  });
  bank.inboundCheckDeposits.return(deposit.id, { reason: "refer_to_maker" });
  expect(printPath(bank, bank.checkTransfers.retrieve(id))).toEqual([
    "created on 1 at 00:00: 1",
    "deposited on 1 at 00:00: 2",
    "returned on 1 at 00:00: 1",
  ]);
});

test("the steps of the clock have their own times and their money, and those of a fork only their times", () => {
  const { bank, debit, payment } = open({ schedules: "live" });
  const { id } = bank.achTransfers.create(debit);
  const paid = bank.realTimePaymentsTransfers.create(payment);
  bank.clock.advance({ days: 40 });
  bank.simulations.achTransfers.return(id);
  const path = (from: Bank) => printPath(from, from.achTransfers.retrieve(id));
  expect(path(bank)).toEqual([
    "created on 1 at 00:00: 2",
    "submitted on 1 at 00:30: 0",
    "acknowledged on 1 at 00:45: 0",
    "settled on 2 at 13:30: 0",
    "released on 6 at 11:00: 1",
    "returned on 10 at 00:00: 1",
  ]);
  expect(path(bank.fork())).toEqual(path(bank).map((step) => step.replace(/\d$/, "0")));
  expect(printPath(bank, bank.realTimePaymentsTransfers.retrieve(paid.id))).toEqual([
    "created on 1 at 00:00: 1",
    "submitted on 1 at 00:00: 0",
    "acknowledged on 1 at 00:00: 0",
    "complete on 1 at 00:00: 2",
  ]);
});

test("the elements of a card payment and of the tracking of a shipment are steps, with a reason or a place", () => {
  const { bank, account_id } = open();
  const { id: card_id } = bank.cards.create({ account_id });
  const pay = (amount: number) => bank.simulations.cardAuthorizations.create({ card_id, amount });
  const { pending_transaction } = pay(20_00);
  bank.simulations.cardSettlements.create({ card_id, pending_transaction_id: pending_transaction?.id as never });
  bank.clock.advance({ days: 1 });
  pay(900_00);
  const path = (from: Bank, object: object) =>
    createPath(object as Subject, from.trace().steps).map(({ word, note = "", entries }) => [
      word,
      note,
      entries.length,
    ]);
  const [declined, settled] = bank.cardPayments.list().data;
  expect(path(bank, settled as object)).toEqual([
    ["authorized", "", 1],
    ["settled", "", 2],
  ]);
  expect(path(bank, declined as object)).toEqual([["declined", "insufficient funds", 0]]);
  expect(path(bank.fork(), settled as object)).toEqual([
    ["authorized", "", 0],
    ["settled", "", 0],
  ]);
  const address = { name: "Ada", line1: "1 Main Street", city: "Portland", state: "OR", postal_code: "97201" };
  const { id } = bank.physicalCards.create({
    card_id,
    cardholder: { first_name: "Ada", last_name: "Lovelace" },
    shipment: { method: "postal_standard", address },
  });
  bank.simulations.physicalCards.advanceShipment(id, { shipment_status: "shipped" });
  bank.clock.advance({ days: 1 });
  bank.simulations.physicalCards.addTrackingUpdate(id, { category: "in_transit", city: "Portland", state: "OR" });
  expect(path(bank, bank.physicalCards.retrieve(id))).toEqual([
    ["created", "", 0],
    ["shipped", "", 0],
    ["in transit", "Portland, OR", 0],
  ]);
});

test("a step of a request keeps its webhooks when the clock moved to its instant before", () => {
  const { bank, account_id } = open();
  bank.eventSubscriptions.create({ url: "http://localhost:9/hooks" });
  bank.clock.advance({ days: 1 });
  const card = bank.cards.create({ account_id });
  const path = createPath(card as unknown as Subject, bank.trace().steps);
  expect(path.map(({ word, attempts }) => [word, attempts?.length])).toEqual([["created", 1]]);
});

test("the state that an update sets is a step of its own", () => {
  const { bank, account_id } = open();
  const { id } = bank.cards.create({ account_id });
  bank.cards.update(id, { status: "disabled" });
  bank.cards.update(id, { description: "Office" });
  const words = createPath(bank.cards.retrieve(id) as unknown as Subject, bank.trace().steps).map(({ word }) => word);
  expect(words).toEqual(["created", "disabled", "changed"]);
});

test("a step that the clock will make is in the future", () => {
  const kinds = ["card_authorizations.expire", "ach_transfers.submit", "fednow_transfers.complete"];
  expect(kinds.map(nameComing)).toEqual(["will expire", "will be submitted", "will complete"]);
});

test("a declined Card Payment says its amount, and one that was approved is not declined by a later step", () => {
  const { bank, account_id } = open();
  const { id: card_id } = bank.cards.create({ account_id });
  const pay = (amount: number) => bank.simulations.cardAuthorizations.create({ card_id, amount });
  pay(500_00);
  pay(20_00);
  for (const { id: card_payment_id } of bank.cardPayments.list({ limit: 1 }).data) {
    bank.simulations.cardIncrements.create({ card_payment_id, amount: 900_00 });
  }
  const payments = bank.cardPayments.list().data.map(describePayment);
  expect(payments).toEqual([
    { state: "authorized", outcome: "authorized", amount: 20_00 },
    { state: "declined", outcome: "declined: insufficient_funds", amount: 500_00 },
  ]);
});

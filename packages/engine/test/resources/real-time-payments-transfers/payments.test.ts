import { nameObject } from "@sandbank/contract/private/words";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, replay } from "../../../src/index.ts";
import {
  createPayment,
  methods,
  network,
  type Payment,
  type PaymentKind,
  paymentParams,
} from "../../proofs/payment-proofs.ts";
import { destination } from "../../proofs/sending.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { expectResult } from "../../support/rails.ts";
import { type Answer, invalid, refusalOf, send } from "../../support/send.ts";

// Real-Time Payments and FedNow Transfers: what both do, then what one of them does.

const [HELD, ENDED, POSTED] = ["pending_transaction.created", "pending_transaction.updated", "transaction.created"];
const START = "2026-01-01T00:00:00.000Z";
const newest = (bank: Bank) => bank.transactions.list({ limit: 1 }).data[0];
const ask = (bank: Bank, path: string, body: object): Answer<never> => send(bank, { method: "POST", path, body });

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

describe.each([
  ["realTimePaymentsTransfers", "real_time_payments_transfer", "pending_submission", "Real-time payment"],
  ["fednowTransfers", "fednow_transfer", "pending_submitting", "FedNow transfer"],
] as const)("%s", (kind: PaymentKind, type, ready, name) => {
  const [CREATED, UPDATED] = [`${type}.created`, `${type}.updated`];
  const find = (id: string) => methods(bank, kind).retrieve(id);
  const eventNames = (act: () => unknown) => eventsOf(bank, act).map(([category]) => category);

  test.each([false, true])("hold the amount until the network responds; approval: %j", (require_approval) => {
    let payment = {} as Payment;
    const events = eventNames(() => {
      payment = createPayment(bank, kind, { require_approval });
    });
    expect(events.slice(-2)).toEqual([CREATED, HELD]);
    expect(payment).toMatchObject({
      ...paymentParams,
      acknowledgement: null,
      currency: "USD",
      external_account_id: null,
      rejection: null,
      status: require_approval ? "pending_approval" : ready,
      submission: null,
      transaction_id: null,
      type,
    });
    expectResult(`${kind}.retrieve`, payment);
    const pending = bank.pendingTransactions.retrieve(payment.pending_transaction_id as never);
    const route = { route_id: payment.source_account_number_id, route_type: "account_number" };
    expect(pending).toMatchObject({ ...route, amount: -100, held_amount: 100, description: "Rent" });
    expectBalances(bank, payment.account_id, 100, 0);
    expect(nameObject(payment)).toBe(`${name} of $1.00 to Landlord`);
    if (!require_approval) return;
    expect(eventNames(() => methods(bank, kind).approve(payment.id))).toEqual([UPDATED]);
    expect(find(payment.id).status).toBe(ready);
    expectBalances(bank, payment.account_id, 100, 0);
  });

  test("are canceled before their approval", () => {
    const { id, account_id } = createPayment(bank, kind, { require_approval: true });
    expect(eventNames(() => methods(bank, kind).cancel(id))).toEqual([ENDED, UPDATED]);
    expect(find(id).status).toBe("canceled");
    expectBalances(bank, account_id, 100);
  });

  test("move money when the network accepts them, also if the balance no longer covers it", () => {
    const { id, account_id, source_account_number_id } = createPayment(bank, kind);
    const { id: card_id } = bank.cards.create({ account_id });
    bank.network.cardSettlements.create({ card_id, amount: 30 });
    expect(eventNames(() => network(bank, kind).complete(id))).toEqual([ENDED, POSTED, UPDATED]);
    expect(find(id)).toMatchObject({
      acknowledgement: { acknowledged_at: START },
      rejection: null,
      status: "complete",
      submission: { submitted_at: START },
      transaction_id: newest(bank)?.id,
    });
    const route = { route_id: source_account_number_id, route_type: "account_number" };
    expect(newest(bank)).toMatchObject({ ...route, amount: -100, description: "Rent" });
    expectBalances(bank, account_id, -30);
  });

  test("move no money when the network rejects them", () => {
    const { id, account_id } = createPayment(bank, kind);
    const rejection = { reject_reason_code: "narrative" };
    expect(eventNames(() => network(bank, kind).complete(id, { rejection }))).toEqual([ENDED, UPDATED]);
    expect(find(id)).toMatchObject({
      acknowledgement: null,
      rejection: {
        reject_reason_additional_information: "Rejected in a simulation",
        reject_reason_code: "narrative",
        rejected_at: START,
      },
      status: "rejected",
      submission: { submitted_at: START },
      transaction_id: null,
    });
    expectBalances(bank, account_id, 100);
  });

  test("are rejected by themselves for their size, or by the state of a number of this bank (O-14)", () => {
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.network.interestPayments.create({ account_id, amount: 4_000_000_000 });
    const { id: source_account_number_id } = bank.accountNumbers.create({ account_id, name: "Pay" });
    const { id: receiver } = bank.accounts.create({ name: "Receiver" });
    const number = bank.accountNumbers.create({ account_id: receiver, name: "Rent" });
    const { routing_number } = number;
    const outcome = (more: object) => {
      const params = { ...paymentParams, source_account_number_id, ...more };
      const { status, rejection } = network(bank, kind).complete(methods(bank, kind).create(params).id);
      return rejection?.reject_reason_code ?? status;
    };
    const own = { routing_number, account_number: number.account_number };
    expect(outcome({ amount: 1_000_000_000 })).toBe("complete");
    expect(outcome({ amount: 1_000_000_001, ...own })).toBe("amount_exceeds_bank_limits");
    expect(outcome({ routing_number })).toBe("invalid_creditor_account_number");
    expect(outcome(own)).toBe("complete");
    bank.accountNumbers.update(number.id, { status: "disabled" });
    expect(outcome(own)).toBe("account_blocked");
    bank.accountNumbers.update(number.id, { status: "active" });
    bank.accounts.close(receiver);
    expect(outcome(own)).toBe("account_closed");
    expect(bank.audit()).toEqual([]);
  });

  test.each([{ environment: "live" }, { schedules: "live" }] as const)(
    "complete five seconds after they are ready with %j (O-27)",
    (options) => {
      bank = createBank(options);
      const payment = createPayment(bank, kind);
      const waiting = createPayment(bank, kind, { require_approval: true });
      bank.clock.advance({ seconds: 4 });
      expect(find(payment.id).status).toBe(ready);
      bank.clock.advance({ seconds: 1 });
      expect(find(payment.id)).toMatchObject({ acknowledgement: { acknowledged_at: "2026-01-01T00:00:05.000Z" } });
      const approved = methods(bank, kind).approve(waiting.id);
      network(bank, kind).complete(approved.id);
      bank.clock.advance({ days: 1 });
      expect(find(waiting.id)).toMatchObject({ acknowledgement: { acknowledged_at: "2026-01-01T00:00:05.000Z" } });
      expect(replay(bank.journal()).snapshot().toJSON()).toEqual(bank.snapshot().toJSON());
    },
  );
});

describe("a Real-Time Payments Transfer", () => {
  test("has the Entity's name as that of the sender, unless one is given, and a number in its network", () => {
    const [entity] = bank.entities.list().data;
    const payment = createPayment(bank, "realTimePaymentsTransfers", {
      debtor_name: undefined,
      ultimate_creditor_name: "Owner",
    });
    expect(payment).toMatchObject({
      debtor_name: entity?.natural_person?.name ?? entity?.corporation?.name,
      ultimate_creditor_name: "Owner",
      ultimate_debtor_name: null,
    });
    const { submission } = bank.network.realTimePaymentsTransfers.complete(payment.id as never);
    expect(submission?.transaction_identification).toMatch(/^20260101\d{9}T1[0-9A-Z]{16}$/);
    expect(newest(bank)?.source.real_time_payments_transfer_acknowledgement).toEqual({
      ...destination,
      amount: 100,
      transfer_id: payment.id,
      unstructured_remittance_information: "Rent",
    });
  });

  test("takes the older names, and text of Latin-1 only (O-07)", () => {
    const { account_number, routing_number, unstructured_remittance_information, ...rest } = paymentParams;
    const { source_account_number_id, account_id } = createPayment(bank, "realTimePaymentsTransfers");
    bank.network.interestPayments.create({ account_id, amount: 1_000 });
    const path = "/real_time_payments_transfers";
    const older = {
      ...rest,
      source_account_number_id,
      destination_account_number: account_number,
      destination_routing_number: routing_number,
      remittance_information: "Café",
    };
    const { body } = ask(bank, path, older) as unknown as Answer<Payment>;
    expect(body).toMatchObject({ ...destination, unstructured_remittance_information: "Café" });
    expect(refusalOf(ask(bank, path, { ...older, remittance_information: "€" }))).toEqual(
      invalid("remittance_information"),
    );
    expect(refusalOf(ask(bank, path, { ...older, unstructured_remittance_information }))).toEqual(
      invalid("remittance_information"),
    );
  });
});

describe("a FedNow Transfer", () => {
  test("has a reference from the start, addresses, and no approval or cancellation", () => {
    const creditor_address = { city: "Springfield", postal_code: "62701-1234", state: "IL" };
    const payment = createPayment(bank, "fednowTransfers", { creditor_address });
    expect(payment).toMatchObject({
      creditor_address: { ...creditor_address, line1: null },
      debtor_address: null,
      unique_end_to_end_transaction_reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(["approval" in payment, "cancellation" in payment]).toEqual([false, false]);
    const { submission } = bank.network.fednowTransfers.complete(payment.id as never);
    expect(submission?.message_identification).toMatch(/^20260101\d{9}[0-9A-Z]{18}$/);
    expect(newest(bank)?.source.fednow_transfer_acknowledgement).toEqual({ transfer_id: payment.id });
  });

  test("takes an account number of digits only, and a ZIP code of 5 or 9 digits", () => {
    const { source_account_number_id } = createPayment(bank, "fednowTransfers");
    const wrong = (more: object) =>
      refusalOf(ask(bank, "/fednow_transfers", { ...paymentParams, source_account_number_id, ...more }));
    expect(wrong({ account_number: "A1" })).toEqual(invalid("account_number"));
    const debtor_address = { city: "A", postal_code: "6270", state: "IL" };
    expect(wrong({ debtor_address })).toEqual(invalid("debtor_address.postal_code"));
  });
});

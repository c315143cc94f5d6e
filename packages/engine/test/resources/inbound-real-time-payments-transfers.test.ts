import {
  declinedTransactionCategories,
  type InboundRealTimePaymentsTransfer,
  type InboundRealTimePaymentsTransferCreateParams,
  type InboundRealTimePaymentsTransferList,
  type Transaction,
  transactionCategories,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, expectBalances } from "../support/money.ts";
import { declineBy, expectResult, MOST, START, type Stage, stageWith } from "../support/rails.ts";
import { invalid, notFound, notNow, refusalOf, type Sent, send, stateText } from "../support/send.ts";

const path = "/inbound_real_time_payments_transfers";
const simulation = "/simulations/inbound_real_time_payments_transfers";

type Params = Partial<InboundRealTimePaymentsTransferCreateParams>;

let stage: Stage;
let bank: Stage["bank"];
let account: Stage["account"];
let number: Stage["number"];
beforeEach(() => {
  stage = stageWith();
  ({ bank, account, number } = stage);
});

const create = (amount: number, more: Params = {}): InboundRealTimePaymentsTransfer =>
  bank.network.inboundRealTimePaymentsTransfers.create({ account_number_id: number.id, amount, ...more });

const newest = () => bank.transactions.list().data[0] as Transaction;
const post = (body: unknown): Sent => ({ method: "POST", path: simulation, body });

const debtor = {
  debtor_account_number: "987654321",
  debtor_name: "Sample Person",
  debtor_routing_number: "101050001",
};

describe("POST /simulations/inbound_real_time_payments_transfers", () => {
  test("brings the money of a transfer at once", () => {
    const said = { ...debtor, unstructured_remittance_information: "Invoice 29582" };
    const body = { account_number_id: number.id, amount: 250, ...said, request_for_payment_id: "request_1" };
    let transfer: InboundRealTimePaymentsTransfer | undefined;
    const events = eventsOf(bank, () => {
      const answer = send<InboundRealTimePaymentsTransfer>(bank, post(body));
      expect(answer.status).toBe(200);
      transfer = answer.body;
    });
    const transaction = newest();
    expect(transfer).toEqual({
      ...said,
      id: expect.stringMatching(/^inbound_real_time_payments_transfer_[0-9a-z]{20}$/),
      account_id: account.id,
      account_number_id: number.id,
      amount: 250,
      confirmation: { confirmed_at: START, transaction_id: transaction.id },
      created_at: START,
      creditor_name: "Operating",
      currency: "USD",
      decline: null,
      status: "confirmed",
      transaction_identification: expect.stringMatching(/^\d{20}$/),
      type: "inbound_real_time_payments_transfer",
    });
    expect(transaction).toEqual({
      id: expect.stringMatching(/^transaction_[0-9a-z]{20}$/),
      account_id: account.id,
      amount: 250,
      created_at: START,
      currency: "USD",
      description: "Sample Person",
      route_id: number.id,
      route_type: "account_number",
      source: {
        ...Object.fromEntries(transactionCategories.map((category) => [category, null])), // D-14
        category: "inbound_real_time_payments_transfer_confirmation",
        inbound_real_time_payments_transfer_confirmation: {
          ...said,
          amount: 250,
          creditor_name: "Operating",
          currency: "USD",
          transaction_identification: transfer?.transaction_identification,
          transfer_id: transfer?.id,
        },
      },
      type: "transaction",
    });
    expectResult("inboundRealTimePaymentsTransfers.retrieve", transfer ?? {});
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["inbound_real_time_payments_transfer.created", transfer?.id],
      ["transaction.created", transaction.id],
      ["inbound_real_time_payments_transfer.updated", transfer?.id],
    ]);
    expectBalances(bank, account.id, 1_250);
  });

  test("makes the sender up where nothing is said, and no remittance", () => {
    const transfer = create(1);
    expect(transfer).toMatchObject({
      debtor_account_number: expect.stringMatching(/^\d{10}$/),
      debtor_name: expect.stringMatching(/./),
      debtor_routing_number: expect.stringMatching(/^0\d{8}$/),
      unstructured_remittance_information: null,
    });
    const { inbound_real_time_payments_transfer_confirmation: confirmation } = newest().source;
    expect(confirmation?.unstructured_remittance_information).toBeNull();
    expectResult("transactions.retrieve", newest());
  });

  test.each([
    ["Invoice 29582", "Invoice 29582"],
    [undefined, ""], // D-86
  ])("records a decline with a positive amount, and the remittance %j as %j (D-75, D-80)", (remittance, recorded) => {
    bank.accountNumbers.update(number.id, { status: "disabled" });
    let transfer: InboundRealTimePaymentsTransfer | undefined;
    const declined = declineBy(stage, () => {
      transfer = create(250, { ...debtor, unstructured_remittance_information: remittance });
    });
    expect(declined).toEqual({
      id: expect.stringMatching(/^declined_transaction_[0-9a-z]{20}$/),
      account_id: account.id,
      amount: 250,
      created_at: START,
      currency: "USD",
      description: "Sample Person",
      route_id: number.id,
      route_type: "account_number",
      source: {
        ...Object.fromEntries(declinedTransactionCategories.map((category) => [category, null])), // D-14
        category: "inbound_real_time_payments_transfer_decline",
        inbound_real_time_payments_transfer_decline: {
          ...debtor,
          amount: 250,
          creditor_name: "Operating",
          currency: "USD",
          reason: "account_number_disabled",
          transaction_identification: transfer?.transaction_identification,
          transfer_id: transfer?.id,
          unstructured_remittance_information: recorded,
        },
      },
      type: "declined_transaction",
    });
    expect(transfer).toMatchObject({
      confirmation: null,
      decline: { declined_at: START, declined_transaction_id: declined.id, reason: "account_number_disabled" },
      status: "declined",
      unstructured_remittance_information: remittance ?? null,
    });
    expectResult("inboundRealTimePaymentsTransfers.retrieve", transfer ?? {});
  });

  test("refuses a transfer that takes the balance past the safe integers, and takes one of a cent less (D-41)", () => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, post({ account_number_id: number.id, amount: MOST - 999 })))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
    expect(create(MOST - 1_000).status).toBe("confirmed");
    expectBalances(bank, account.id, MOST);
  });

  test.each<[string, Params, ReturnType<typeof refusalOf>]>([
    ["no amount", { amount: undefined as never }, invalid("amount")],
    ["an amount of 0", { amount: 0 }, invalid("amount")],
    ["an amount past the safe integers (D-41)", { amount: MOST + 1 }, invalid("amount")],
    ["a routing number of 8 digits", { debtor_routing_number: "10105000" }, invalid("debtor_routing_number")],
    ["a reason of another rail", { decline_reason: "fednow_not_enabled" as never }, invalid("decline_reason")],
    ["an instant to resolve it at", { resolve_at: START } as Params, invalid("resolve_at")],
    ["an Account Number that there is not", { account_number_id: "account_number_0" }, notFound],
  ])("refuses %s", (_, wrong, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, post({ account_number_id: number.id, amount: 1, ...wrong })))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("GET /inbound_real_time_payments_transfers", () => {
  test("lists newest first, by Account, Account Number, state and time (D-09, D-26)", () => {
    const other = bank.accounts.create({ name: "Other" });
    const second = bank.accountNumbers.create({ account_id: other.id, name: "Second" });
    const confirmed = create(1);
    bank.clock.advance({ hours: 1 });
    const declined = create(1, { account_number_id: second.id, decline_reason: "group_locked" });
    const found = (query: string) =>
      send<InboundRealTimePaymentsTransferList>(bank, { method: "GET", path: `${path}?${query}` }).body.data;
    expect(found("")).toEqual([declined, confirmed]);
    expect(found(`account_id=${account.id}`)).toEqual([confirmed]);
    expect(found(`account_number_id=${second.id}`)).toEqual([declined]);
    expect(found("status.in=confirmed,timed_out")).toEqual([confirmed]);
    expect(found(`created_at.after=${START}`)).toEqual([declined]);
  });

  test("retrieves each, and refuses one that there is not", () => {
    const transfer = create(1);
    expect(bank.inboundRealTimePaymentsTransfers.retrieve(transfer.id)).toEqual(transfer);
    expect(refusalOf(send(bank, { method: "GET", path: `${path}/inbound_wire_transfer_0` }))).toEqual(notFound);
  });
});

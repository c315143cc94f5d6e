import {
  declinedTransactionCategories,
  type InboundFednowTransfer,
  type InboundFednowTransferCreateParams,
  type InboundFednowTransferList,
  type Transaction,
  transactionCategories,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, expectBalances } from "../support/money.ts";
import { declineBy, expectResult, MOST, START, type Stage, stageWith } from "../support/rails.ts";
import { invalid, notFound, notNow, refusalOf, type Sent, send, stateText } from "../support/send.ts";

const path = "/inbound_fednow_transfers";
const simulation = "/simulations/inbound_fednow_transfers";

type Params = Partial<InboundFednowTransferCreateParams>;

let stage: Stage;
let bank: Stage["bank"];
let account: Stage["account"];
let number: Stage["number"];
beforeEach(() => {
  stage = stageWith();
  ({ bank, account, number } = stage);
});

const create = (amount: number, more: Params = {}): InboundFednowTransfer =>
  bank.network.inboundFednowTransfers.create({ account_number_id: number.id, amount, ...more });

const newest = () => bank.transactions.list().data[0] as Transaction;
const post = (body: unknown): Sent => ({ method: "POST", path: simulation, body });

const said = {
  debtor_account_number: "987654321",
  debtor_name: "Sample Person",
  debtor_routing_number: "101050001",
  unstructured_remittance_information: "Invoice 29582",
};

describe("POST /simulations/inbound_fednow_transfers", () => {
  test("brings the money of a transfer at once", () => {
    let transfer: InboundFednowTransfer | undefined;
    const events = eventsOf(bank, () => {
      const answer = send<InboundFednowTransfer>(bank, post({ account_number_id: number.id, amount: 250, ...said }));
      expect(answer.status).toBe(200);
      transfer = answer.body;
    });
    const transaction = newest();
    expect(transfer).toEqual({
      ...said,
      id: expect.stringMatching(/^inbound_fednow_transfer_[0-9a-z]{20}$/),
      account_id: account.id,
      account_number_id: number.id,
      amount: 250,
      confirmation: { transfer_id: transfer?.id },
      created_at: START,
      creditor_name: "Operating",
      currency: "USD",
      decline: null,
      status: "confirmed",
      transaction_id: transaction.id,
      type: "inbound_fednow_transfer",
      unique_end_to_end_transaction_reference: null,
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
        category: "inbound_fednow_transfer_confirmation",
        inbound_fednow_transfer_confirmation: { transfer_id: transfer?.id },
      },
      type: "transaction",
    });
    expectResult("inboundFednowTransfers.retrieve", transfer ?? {});
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["inbound_fednow_transfer.created", transfer?.id],
      ["transaction.created", transaction.id],
      ["inbound_fednow_transfer.updated", transfer?.id],
    ]);
    expectBalances(bank, account.id, 1_250);
  });

  test("makes the sender up where nothing is said", () => {
    expect(create(1)).toMatchObject({
      debtor_account_number: expect.stringMatching(/^\d{10}$/),
      debtor_name: expect.stringMatching(/./),
      debtor_routing_number: expect.stringMatching(/^0\d{8}$/),
      unstructured_remittance_information: null,
    });
  });

  test("records a decline with a positive amount (D-75, D-80)", () => {
    bank.accountNumbers.update(number.id, { status: "disabled" });
    let transfer: InboundFednowTransfer | undefined;
    const declined = declineBy(stage, () => {
      transfer = create(250, said);
    });
    const details = { reason: "account_number_disabled", transfer_id: transfer?.id };
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
        category: "inbound_fednow_transfer_decline",
        inbound_fednow_transfer_decline: details,
      },
      type: "declined_transaction",
    });
    expect(transfer).toMatchObject({ confirmation: null, decline: details, status: "declined", transaction_id: null });
    expectResult("inboundFednowTransfers.retrieve", transfer ?? {});
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
    ["a routing number of 10 digits", { debtor_routing_number: "1010500011" }, invalid("debtor_routing_number")],
    [
      "a reason of another rail",
      { decline_reason: "real_time_payments_not_enabled" as never },
      invalid("decline_reason"),
    ],
    ["an instant to resolve it at", { resolve_at: START } as Params, invalid("resolve_at")],
    ["an Account Number that there is not", { account_number_id: "account_number_0" }, notFound],
  ])("refuses %s", (_, wrong, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, post({ account_number_id: number.id, amount: 1, ...wrong })))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("GET /inbound_fednow_transfers", () => {
  test("lists newest first, by Account, Account Number, state and time (D-09, D-26)", () => {
    const other = bank.accounts.create({ name: "Other" });
    const second = bank.accountNumbers.create({ account_id: other.id, name: "Second" });
    const confirmed = create(1);
    bank.clock.advance({ hours: 1 });
    const declined = create(1, { account_number_id: second.id, decline_reason: "group_locked" });
    const found = (query: string) =>
      send<InboundFednowTransferList>(bank, { method: "GET", path: `${path}?${query}` }).body.data;
    expect(found("")).toEqual([declined, confirmed]);
    expect(found(`account_id=${account.id}`)).toEqual([confirmed]);
    expect(found(`account_number_id=${second.id}`)).toEqual([declined]);
    expect(found("status.in=confirmed,requires_attention")).toEqual([confirmed]);
    expect(found(`created_at.after=${START}`)).toEqual([declined]);
  });

  test("retrieves each, and refuses one that there is not", () => {
    const transfer = create(1);
    expect(bank.inboundFednowTransfers.retrieve(transfer.id)).toEqual(transfer);
    expect(refusalOf(send(bank, { method: "GET", path: `${path}/inbound_wire_transfer_0` }))).toEqual(notFound);
  });
});

import {
  declinedTransactionCategories,
  type InboundWireTransfer,
  type InboundWireTransferCreateParams,
  type InboundWireTransferList,
  type Transaction,
  transactionCategories,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { snapshotJson } from "../../src/bank/snapshot.ts";
import type { SnapshotJson } from "../../src/index.ts";
import { inboundWireTransferStates } from "../../src/resources/inbound-wire-transfers/states.ts";
import { eventsOf, expectBalances } from "../support/money.ts";
import { declineBy, expectResult, MOST, reasonsOf, START, type Stage, stageWith } from "../support/rails.ts";
import { invalid, notFound, notNow, refusalOf, type Sent, send, stateText } from "../support/send.ts";

const path = "/inbound_wire_transfers";
const simulation = "/simulations/inbound_wire_transfers";

type Params = Partial<InboundWireTransferCreateParams>;

let stage: Stage;
let bank: Stage["bank"];
let account: Stage["account"];
let number: Stage["number"];
beforeEach(() => {
  stage = stageWith();
  ({ bank, account, number } = stage);
});

const create = (amount: number, more: Params = {}): InboundWireTransfer =>
  bank.network.inboundWireTransfers.create({ account_number_id: number.id, amount, ...more });

const newest = () => bank.transactions.list().data[0] as Transaction;
const post = (to: string, body?: unknown): Sent => ({ method: "POST", path: to, body });

/** What the sender says, and the wire and its Transaction repeat. */
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

describe("POST /simulations/inbound_wire_transfers", () => {
  test("brings the money of a wire at once", () => {
    const body = { account_number_id: number.id, amount: 250, ...message };
    let wire: InboundWireTransfer | undefined;
    const events = eventsOf(bank, () => {
      const answer = send<InboundWireTransfer>(bank, post(simulation, body));
      expect(answer.status).toBe(200);
      wire = answer.body;
    });
    const transaction = newest();
    const made = {
      debtor_account_number: expect.stringMatching(/^\d{10}$/),
      debtor_routing_number: expect.stringMatching(/^0\d{8}$/),
      description: "Wire from Sample Person",
      input_message_accountability_data: expect.stringMatching(/^\d{20}$/),
    };
    expect(wire).toEqual({
      ...message,
      ...made,
      id: expect.stringMatching(/^inbound_wire_transfer_[0-9a-z]{20}$/),
      acceptance: { accepted_at: START, transaction_id: transaction.id },
      account_id: account.id,
      account_number_id: number.id,
      amount: 250,
      created_at: START,
      reversal: null,
      status: "accepted",
      type: "inbound_wire_transfer",
    });
    expect(transaction).toEqual({
      id: expect.stringMatching(/^transaction_[0-9a-z]{20}$/),
      account_id: account.id,
      amount: 250,
      created_at: START,
      currency: "USD",
      description: "Wire from Sample Person",
      route_id: number.id,
      route_type: "account_number",
      source: {
        ...Object.fromEntries(transactionCategories.map((category) => [category, null])), // D-14
        category: "inbound_wire_transfer",
        inbound_wire_transfer: {
          ...message,
          amount: 250,
          debtor_account_number: wire?.debtor_account_number,
          debtor_routing_number: wire?.debtor_routing_number,
          description: "Wire from Sample Person",
          input_message_accountability_data: wire?.input_message_accountability_data,
          transfer_id: wire?.id,
        },
      },
      type: "transaction",
    });
    expectResult("inboundWireTransfers.retrieve", wire ?? {});
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["inbound_wire_transfer.created", wire?.id],
      ["transaction.created", transaction.id],
      ["inbound_wire_transfer.updated", wire?.id],
    ]);
    expectBalances(bank, account.id, 1_250);
  });

  test("says nothing that the sender did not say", () => {
    const wire = create(1);
    const nothing = Object.fromEntries(Object.keys(message).map((field) => [field, null]));
    expect(wire).toMatchObject({
      ...nothing,
      description: "Wire",
      instructing_agent_routing_number: wire.debtor_routing_number,
    });
    expectResult("inboundWireTransfers.retrieve", wire);
  });

  test("records a decline with a positive amount (D-75, D-81)", () => {
    bank.accountNumbers.update(number.id, { status: "disabled" });
    let wire: InboundWireTransfer | undefined;
    const declined = declineBy(stage, () => {
      wire = create(250, message);
    });
    expect(declined).toEqual({
      id: expect.stringMatching(/^declined_transaction_[0-9a-z]{20}$/),
      account_id: account.id,
      amount: 250,
      created_at: START,
      currency: "USD",
      description: "Wire from Sample Person",
      route_id: number.id,
      route_type: "account_number",
      source: {
        ...Object.fromEntries(declinedTransactionCategories.map((category) => [category, null])), // D-14
        category: "wire_decline",
        wire_decline: { inbound_wire_transfer_id: wire?.id, reason: "account_number_disabled" },
      },
      type: "declined_transaction",
    });
    expect(wire).toMatchObject({ acceptance: null, reversal: null, status: "declined" });
    expectResult("inboundWireTransfers.retrieve", wire ?? {});
  });

  test("refuses a wire that takes the balance past the safe integers, and takes one of a cent less (D-41)", () => {
    const before = stateText(bank);
    const body = { account_number_id: number.id, amount: MOST - 999 };
    expect(refusalOf(send(bank, post(simulation, body)))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
    expect(create(MOST - 1_000).status).toBe("accepted");
    expectBalances(bank, account.id, MOST);
  });

  test.each<[string, Params, ReturnType<typeof refusalOf>]>([
    ["no amount", { amount: undefined as never }, invalid("amount")],
    ["an amount of 0", { amount: 0 }, invalid("amount")],
    ["an amount past the safe integers (D-41)", { amount: MOST + 1 }, invalid("amount")],
    ["an empty text", { debtor_name: "" }, invalid("debtor_name")],
    ["a reason of another rail", { decline_reason: "account_restricted" as never }, invalid("decline_reason")],
    ["an instant to resolve it at", { resolve_at: START } as Params, invalid("resolve_at")],
    ["an Account Number that there is not", { account_number_id: "account_number_0" }, notFound],
  ])("refuses %s", (_, wrong, expected) => {
    const before = stateText(bank);
    const body = { account_number_id: number.id, amount: 1, ...wrong };
    expect(refusalOf(send(bank, post(simulation, body)))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("POST /inbound_wire_transfers/{inbound_wire_transfer_id}/reverse", () => {
  const reverse = (id: string, body: unknown = { reason: "duplicate" }) => post(`${path}/${id}/reverse`, body);

  test("takes the money out again", () => {
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
    expect(transaction).toEqual({
      id: expect.stringMatching(/^transaction_/),
      account_id: account.id,
      amount: -250,
      created_at: at,
      currency: "USD",
      description: "Reversal of Wire from Sample Person",
      route_id: number.id,
      route_type: "account_number",
      source: {
        ...Object.fromEntries(transactionCategories.map((category) => [category, null])),
        category: "other",
        other: {}, // D-86
      },
      type: "transaction",
    });
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["transaction.created", transaction.id],
      ["inbound_wire_transfer.updated", wire.id],
    ]);
    expectBalances(bank, account.id, 1_000);
  });

  test.each(reasonsOf("inboundWireTransfers.reverse"))("takes the reason %s", (reason) => {
    const { body } = send<InboundWireTransfer>(bank, reverse(create(250).id, { reason }));
    expect(body.reversal?.reason).toBe(reason);
  });

  test("takes money out that is not there any more, and is no debit for a Limit (D-72, D-85)", () => {
    bank.limits.create({ metric: "count", model_id: account.id, value: 1, interval: "day" });
    const wire = create(250);
    bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: -1_250 });
    bank.inboundWireTransfers.reverse(wire.id, { reason: "creditor_request" });
    expectBalances(bank, account.id, -250);
    expect(bank.declinedTransactions.list().data).toEqual([]);
  });

  test("is refused on a closed Account (D-39)", () => {
    const { id } = create(250);
    bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: -1_250 });
    bank.accounts.close(account.id);
    const before = stateText(bank);
    const answer = send(bank, reverse(id));
    expect(refusalOf(answer)).toEqual(notNow);
    expect(answer.body.detail).toBe(`Account ${account.id} was closed at ${START}. Use an open Account.`);
    expect(stateText(bank)).toBe(before);
  });

  test("is refused where the balance could not be counted any more (D-41)", () => {
    const drain = () => {
      const { current_balance } = bank.accounts.balance(account.id);
      bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: -current_balance });
    };
    drain();
    const [first, second] = [MOST, 1].map((amount) => {
      const { id } = create(amount);
      drain();
      return id;
    });
    expect(send(bank, reverse(first ?? "")).status).toBe(200);
    const before = stateText(bank);
    expect(refusalOf(send(bank, reverse(second ?? "")))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
    expectBalances(bank, account.id, -MOST);
  });

  test.each([{}, { reason: "transaction_not_allowed" }])("refuses the body %j", (body) => {
    expect(refusalOf(send(bank, reverse(create(1).id, body)))).toEqual(invalid("reason"));
  });

  type State = InboundWireTransfer["status"];
  const rows: [state: State, refused: string | null][] = [
    ["pending", "nothing has moved yet"],
    ["accepted", null],
    ["declined", "its money never moved"],
    ["reversed", "its money went back already"],
  ];

  /** By a snapshot, since a wire is decided at once: nothing leaves one `pending`. */
  function wireIn(state: State): InboundWireTransfer["id"] {
    const { id } = create(250);
    const { state: changed } = JSON.parse(JSON.stringify(bank.snapshot())) as SnapshotJson;
    const [wire] = changed.tables.inboundWireTransfers.rows;
    (wire as { status: State }).status = state;
    bank.restore(snapshotJson(changed));
    return id;
  }

  test.each(rows)("of a wire that is %s", (state, refused) => {
    const id = wireIn(state);
    const before = stateText(bank);
    const answer = send(bank, reverse(id));
    if (refused === null) {
      expect(bank.inboundWireTransfers.retrieve(id).status).toBe("reversed");
      return;
    }
    expect(refusalOf(answer)).toEqual(notNow);
    expect(answer.body.detail).toBe(`${id} is ${state}, so "reverse" is refused: ${refused}.`);
    expect(stateText(bank)).toBe(before);
  });

  test("these are all states there are", () => {
    expect(rows.map(([state]) => state).sort()).toEqual(Object.keys(inboundWireTransferStates).sort());
  });

  test("is refused of a wire that there is not", () => {
    expect(refusalOf(send(bank, reverse("inbound_wire_transfer_0")))).toEqual(notFound);
  });
});

describe("GET /inbound_wire_transfers", () => {
  test("lists newest first, by Account, Account Number, state and time (D-09, D-26)", () => {
    const other = bank.accounts.create({ name: "Other" });
    const second = bank.accountNumbers.create({ account_id: other.id, name: "Second" });
    const accepted = create(1);
    bank.clock.advance({ hours: 1 });
    const declined = create(1, { account_number_id: second.id, decline_reason: "no_account_number" });
    const found = (query: string) =>
      send<InboundWireTransferList>(bank, { method: "GET", path: `${path}?${query}` }).body.data;
    expect(found("")).toEqual([declined, accepted]);
    expect(found(`account_id=${account.id}`)).toEqual([accepted]);
    expect(found(`account_number_id=${second.id}`)).toEqual([declined]);
    expect(found("status.in=accepted,reversed")).toEqual([accepted]);
    expect(found(`created_at.after=${START}`)).toEqual([declined]);
  });
});

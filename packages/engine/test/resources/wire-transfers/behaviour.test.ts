import type { WireTransfer, WireTransferCreateParams } from "@sandbank/contract";
import { nameObject } from "@sandbank/contract/private/words";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, replay } from "../../../src/index.ts";
import type { World } from "../../../src/world/world.ts";
import { destination } from "../../proofs/sending.ts";
import { eventsOf, expectBalances, move, openBankWithWorld } from "../../support/money.ts";
import { expectResult } from "../../support/rails.ts";
import { type Answer, invalid, notFound, notNow, refusalOf, send } from "../../support/send.ts";

let bank: Bank;
let world: World;
let account_id: `account_${string}`;
beforeEach(() => {
  ({ bank, world } = openBankWithWorld());
  account_id = bank.accounts.create({ name: "Operating" }).id;
  move(world, account_id, 1_000);
});

const unstructured = { message: "Rent" };
const common = {
  ...destination,
  amount: 300,
  creditor: { name: "Landlord" },
  remittance: { category: "unstructured", unstructured },
} as const;
const tax = { date: "2026-01-01", identification_number: "123456789", type_code: "94105" };

type More = Partial<WireTransferCreateParams>;

const make = (more: More = {}) =>
  bank.wireTransfers.create({ ...common, account_id, ...more } as WireTransferCreateParams);
const unapproved = () => make({ require_approval: true }).id;
const submitted = () => bank.simulations.wireTransfers.submit(make().id).id;
const now = (id: string) => bank.wireTransfers.retrieve(id as WireTransfer["id"]);
const post = (body: object): Answer<never> => send(bank, { method: "POST", path: "/wire_transfers", body });
const ask = (more: object) => refusalOf(post({ ...common, account_id, ...more }));
const act = (name: string, id: string) => {
  const path = name === "approve" || name === "cancel" ? "/wire_transfers" : "/simulations/wire_transfers";
  return send(bank, { method: "POST", path: `${path}/${id}/${name}` });
};
const newest = () => bank.transactions.list({ limit: 1 }).data[0];

const [CREATED, UPDATED] = ["wire_transfer.created", "wire_transfer.updated"];
const [POSTED, _HELD, ENDED] = ["transaction.created", "pending_transaction.created", "pending_transaction.updated"];
const eventNames = (done: () => unknown) => eventsOf(bank, done).map(([category]) => category);

describe("POST /wire_transfers", () => {
  test("moves the money at once, with the Event of the transfer first", () => {
    let transfer = {} as WireTransfer;
    const events = eventNames(() => {
      transfer = make();
    });
    expect(events).toEqual([CREATED, POSTED]);
    expect(transfer).toEqual({
      id: expect.stringMatching(/^wire_transfer_[0-9a-z]{20}$/),
      ...destination,
      account_id,
      amount: 300,
      approval: null,
      cancellation: null,
      created_at: "2026-01-01T00:00:00.000Z",
      created_by: { category: "api_key", api_key: { description: null }, oauth_application: null, user: null },
      creditor: { name: "Landlord", address: null },
      currency: "USD",
      debtor: null,
      external_account_id: null,
      idempotency_key: null,
      inbound_wire_drawdown_request_id: null,
      network: "wire",
      pending_transaction_id: null,
      remittance: { category: "unstructured", tax: null, unstructured },
      reversal: null,
      source_account_number_id: null,
      status: "pending_creating",
      submission: null,
      transaction_id: newest()?.id,
      type: "wire_transfer",
      unique_end_to_end_transaction_reference: null,
    });
    expectResult("wireTransfers.retrieve", transfer);
    expect(newest()).toMatchObject({ amount: -300, description: "Rent", route_id: null, route_type: null });
    expect(newest()?.source.wire_transfer_intention).toEqual({
      ...destination,
      amount: 300,
      message_to_recipient: "Rent",
      transfer_id: transfer.id,
    });
    expectBalances(bank, account_id, 700);
    expect(nameObject(transfer)).toBe("Wire of $3.00 to Landlord");
  });

  test("holds the amount of one that waits for approval, with the route that it names", () => {
    const { id: source_account_number_id } = bank.accountNumbers.create({ account_id, name: "Rent" });
    const transfer = make({ source_account_number_id, require_approval: true });
    const pending = bank.pendingTransactions.retrieve(transfer.pending_transaction_id as never);
    expect(transfer).toMatchObject({ status: "pending_approval", transaction_id: null, source_account_number_id });
    const route = { route_id: source_account_number_id, route_type: "account_number", description: "Rent" };
    expect(pending).toMatchObject({ ...route, amount: -300, held_amount: 300 });
    expect(pending.source.wire_transfer_instruction?.transfer_id).toBe(transfer.id);
    expectBalances(bank, account_id, 1_000, 700);
    bank.wireTransfers.approve(transfer.id);
    expect(newest()).toMatchObject({ ...route, amount: -300 });
  });

  test("returns what was given, and describes a payment of taxes by its kind", () => {
    const address = { unstructured: { line1: "1 Main Street", line2: null, line3: "Springfield" } };
    const given = {
      name: "Landlord & Co. #1",
      address: { unstructured: { line1: "1 Main Street", line3: "Springfield" } },
    };
    const transfer = make({ creditor: given, debtor: given, remittance: { category: "tax", tax } });
    const party = { name: "Landlord & Co. #1", address };
    expect(transfer).toMatchObject({ creditor: party, debtor: party });
    expect(transfer.remittance).toEqual({ category: "tax", tax, unstructured: null });
    expect(newest()?.description).toBe("Tax 94105");
  });

  test("takes both numbers from an External Account", () => {
    const { id: external_account_id } = bank.externalAccounts.create({ ...destination, description: "Landlord" });
    const { account_number: _, routing_number: __, ...rest } = common;
    const transfer = bank.wireTransfers.create({ ...rest, account_id, external_account_id });
    expect(transfer).toMatchObject({ ...destination, external_account_id });
    expect(bank.wireTransfers.list({ external_account_id }).data).toEqual([transfer]);
  });

  test("refuses characters that the network does not take, and a request for a wire, of which there is none", () => {
    expect(ask({ creditor: { name: "Café" } })).toEqual(invalid("creditor.name"));
    expect(ask({ amount: 1_000_000_000_000 })).toEqual(invalid("amount"));
    expect(ask({ remittance: { category: "tax", tax: { ...tax, type_code: "9410" } } })).toEqual(
      invalid("remittance.tax.type_code"),
    );
    expect(ask({ inbound_wire_drawdown_request_id: "inbound_wire_drawdown_request_1" })).toEqual(notFound);
    expect(ask({ amount: 1_001 })).toEqual(notNow);
  });

  test("takes the older names, and names what they lack by them (O-07)", () => {
    const { creditor: _, remittance: __, ...rest } = common;
    const older = {
      beneficiary_name: "Landlord",
      beneficiary_address_line1: "1 Main Street",
      originator_name: "Tenant",
      message_to_recipient: "Rent",
    };
    const { status, body } = post({ ...rest, account_id, ...older }) as unknown as Answer<WireTransfer>;
    expect([status, body.creditor, body.debtor, body.remittance]).toEqual([
      200,
      { name: "Landlord", address: { unstructured: { line1: "1 Main Street", line2: null, line3: null } } },
      { name: "Tenant", address: null },
      { category: "unstructured", tax: null, unstructured },
    ]);
    const without = (given: object) => refusalOf(post({ ...rest, account_id, message_to_recipient: "Rent", ...given }));
    expect(without({ beneficiary_name: "A", beneficiary_address_line2: "B" })).toEqual(
      invalid("beneficiary_address_line1"),
    );
    expect(without({ beneficiary_name: "A", originator_address_line1: "B" })).toEqual(invalid("originator_name"));
    expect(without({})).toEqual(invalid("creditor"));
  });
});

describe("the steps of a Wire Transfer", () => {
  test.each([
    ["approve", unapproved, "pending_creating", [ENDED, POSTED, UPDATED], [700, 700]],
    ["cancel", unapproved, "canceled", [ENDED, UPDATED], [1_000, 1_000]],
    ["submit", () => make().id, "complete", [UPDATED], [700, 700]],
    ["submit", unapproved, "complete", [ENDED, POSTED, UPDATED, UPDATED], [700, 700]],
    ["reverse", submitted, "reversed", [POSTED, UPDATED], [1_000, 1_000]],
    ["reject", () => make().id, "rejected", [POSTED, UPDATED], [1_000, 1_000]],
  ] as const)("%s: the state, the Events in order and the balances", (step, from, status, events, balances) => {
    const id = from();
    expect(eventNames(() => expect(act(step, id).status).toBe(200))).toEqual(events);
    expect(now(id).status).toBe(status);
    expectBalances(bank, account_id, balances[0], balances[1]);
  });

  test("a submission has a number of the day's cycle and a reference", () => {
    bank.clock.advanceTo("2026-01-09T23:45:00Z"); // Friday, 18:45 in New York
    const { submission, unique_end_to_end_transaction_reference: reference } = now(submitted());
    expect(submission).toEqual({
      input_message_accountability_data: expect.stringMatching(/^20260112SANDBANK\d{6}$/),
      submitted_at: "2026-01-09T23:45:00.000Z",
    });
    expect(reference).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test("a reversal says which bank sent the money back, and the Transaction repeats it", () => {
    const { id } = bank.simulations.wireTransfers.reverse(submitted() as WireTransfer["id"]);
    const { reversal } = now(id);
    expect(reversal).toEqual({
      amount: 300,
      created_at: "2026-01-01T00:00:00.000Z",
      debtor_routing_number: "101050001",
      description: "Reversal",
      input_cycle_date: "2026-01-02", // the next: it is after 18:45 in New York, before a holiday
      input_message_accountability_data: expect.stringMatching(/^20260102[0-9A-Z]{8}\d{6}$/),
      input_sequence_number: reversal?.input_message_accountability_data.slice(-6),
      input_source: reversal?.input_message_accountability_data.slice(8, 16),
      instruction_identification: null,
      return_reason_additional_information: null,
      return_reason_code: "AC03",
      return_reason_code_description: "Invalid creditor account number",
      transaction_id: newest()?.id,
      wire_transfer_id: id,
    });
    expect(newest()).toMatchObject({ amount: 300, description: "Reversal of Rent" });
    expect(newest()?.source.inbound_wire_reversal).toEqual(reversal);
  });

  test("a rejection moves the money back by a Transaction without details (O-29)", () => {
    bank.simulations.wireTransfers.reject(make().id);
    expect(newest()).toMatchObject({ amount: 300, description: "Rejection of Rent", source: { category: "other" } });
  });
});

describe.each([{ environment: "live" }, { schedules: "live" }] as const)("the schedule of wires with %j", (options) => {
  test("submits five minutes later, or when the next cycle opens (O-27)", () => {
    bank = createBank(options);
    account_id = bank.accounts.create({ name: "Operating" }).id;
    bank.network.interestPayments.create({ account_id, amount: 1_000 });
    bank.clock.advanceTo("2026-01-09T15:00:00Z");
    const { id } = make();
    bank.clock.advanceTo("2026-01-09T23:41:00Z");
    const late = make();
    const jobs = bank.clock.due().flatMap(({ at, kind }) => (kind === "wire_transfers.submit" ? [at] : []));
    expect(now(id)).toMatchObject({ status: "complete", submission: { submitted_at: "2026-01-09T15:05:00.000Z" } });
    expect(jobs).toEqual(["2026-01-12T02:00:00.000Z"]);
    bank.clock.advance({ days: 3 });
    expect(now(late.id)).toMatchObject({ submission: { submitted_at: "2026-01-12T02:00:00.000Z" } });
    const rejected = bank.network.wireTransfers.reject(make().id);
    bank.clock.advance({ days: 3 });
    expect(now(rejected.id)).toEqual(rejected);
    expect(replay(bank.journal()).snapshot().toJSON()).toEqual(bank.snapshot().toJSON());
  });
});

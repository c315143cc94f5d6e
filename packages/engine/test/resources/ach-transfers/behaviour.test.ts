import {
  type AchTransfer,
  type AchTransferCreateParams,
  type AchTransferReturnReason,
  achTransferReturnCodes,
} from "@sandbank/contract";
import { nameObject } from "@sandbank/contract/private/words";
import { beforeEach, describe, expect, test } from "vitest";
import { checkAll } from "../../../../../tests/support/check-all.ts";
import type { Bank } from "../../../src/index.ts";
import type { World } from "../../../src/world/world.ts";
import { terms } from "../../proofs/stage.ts";
import { eventsOf, expectBalances, MOST, move, openBankWithWorld } from "../../support/money.ts";
import { expectResult, reasonsOf } from "../../support/rails.ts";
import { type Answer, invalid, keyUsed, notFound, notNow, refusalOf, send } from "../../support/send.ts";
import { params as common, destination } from "./stage.ts";

const START = "2026-01-01T00:00:00.000Z";

let bank: Bank;
let world: World;
let account_id: `account_${string}`;
beforeEach(() => {
  ({ bank, world } = openBankWithWorld());
  account_id = bank.accounts.create({ name: "Operating" }).id;
  move(world, account_id, 1_000);
});

type More = Partial<AchTransferCreateParams>;

const make = (more: More = {}) =>
  bank.achTransfers.create({ ...common, account_id, ...more } as AchTransferCreateParams);
const external = (more: object = {}) =>
  bank.externalAccounts.create({ ...destination, description: "Landlord", ...more });
const now = ({ id }: AchTransfer) => bank.achTransfers.retrieve(id);
const post = (body: object, key?: string): Answer<never> =>
  send(bank, { method: "POST", path: "/ach_transfers", body, headers: { "idempotency-key": key } });
const ask = (more: object, key?: string) => refusalOf(post({ ...common, account_id, ...more }, key));
const simulate = ({ id }: AchTransfer, name: string, body: object = {}): Answer<never> =>
  send(bank, { method: "POST", path: `/simulations/ach_transfers/${id}/${name}`, body });
const submitted = (more: More = {}) => bank.simulations.achTransfers.submit(make(more).id);

describe("POST /ach_transfers", () => {
  test("makes a transfer with defaults, and a Transaction with its details (O-11)", () => {
    const { body: transfer } = post({ ...common, account_id }, "key-1") as unknown as Answer<AchTransfer>;
    expect(transfer).toEqual({
      id: expect.stringMatching(/^ach_transfer_[0-9a-z]{20}$/),
      account_id,
      account_number: "987654321",
      acknowledgement: null,
      addenda: null,
      amount: 100,
      approval: null,
      cancellation: null,
      company_descriptive_date: null,
      company_discretionary_data: null,
      company_entry_description: null,
      company_id: expect.stringMatching(/^1\d{9}$/),
      company_name: null,
      created_at: START,
      created_by: { category: "api_key", api_key: { description: null }, oauth_application: null, user: null },
      currency: "USD",
      destination_account_holder: "unknown",
      external_account_id: null,
      funding: "checking",
      idempotency_key: "key-1",
      inbound_funds_hold: null,
      individual_id: null,
      individual_name: null,
      network: "ach",
      notifications_of_change: [],
      pending_transaction_id: null,
      preferred_effective_date: { date: null, settlement_schedule: "same_day" },
      return: null,
      routing_number: "101050001",
      settlement: null,
      standard_entry_class_code: "corporate_credit_or_debit",
      statement_descriptor: "Rent",
      status: "pending_submission",
      submission: null,
      transaction_id: expect.stringMatching(/^transaction_/),
      type: "ach_transfer",
    });
    expectResult("achTransfers.retrieve", transfer);
    const transaction = bank.transactions.retrieve(transfer.transaction_id as never);
    expect(transaction.source.ach_transfer_intention).toEqual({ ...common, transfer_id: transfer.id });
    expect([transaction.route_id, transaction.route_type]).toEqual([null, null]);
    expect(make().company_id).toBe(transfer.company_id);
  });

  test("returns what was given", () => {
    const given = {
      addenda: { category: "freeform", freeform: { entries: [{ payment_related_information: "~ !" }] } },
      company_descriptive_date: "JAN 26",
      company_discretionary_data: "A",
      company_entry_description: "RENT",
      company_name: "Tenant",
      destination_account_holder: "business",
      funding: "general_ledger",
      individual_id: "1",
      individual_name: "Landlord",
      preferred_effective_date: { date: "2026-01-05" },
      standard_entry_class_code: "internet_initiated",
      transaction_timing: "synchronous",
    } as const;
    const { transaction_timing: _, addenda, preferred_effective_date, ...rest } = given;
    expect(make(given)).toMatchObject({
      ...rest,
      addenda: { ...addenda, payment_order_remittance_advice: null },
      preferred_effective_date: { date: "2026-01-05", settlement_schedule: null },
    });
    const invoices = [1, 2].map((paid_amount) => ({ invoice_number: "1", paid_amount }));
    const category = "payment_order_remittance_advice";
    const advice = { category, [category]: { invoices } } as const;
    expect(make({ addenda: advice, standard_entry_class_code: "corporate_trade_exchange" }).addenda).toEqual({
      ...advice,
      freeform: null,
    });
  });

  test("takes numbers, kind and holder from an External Account, which later changes nothing (O-08)", () => {
    const named = external({ funding: "other", account_holder: "individual" });
    const { account_number, routing_number, ...rest } = common;
    const sent = bank.achTransfers.create({ ...rest, account_id, external_account_id: named.id });
    const own = { account_number, routing_number, external_account_id: named.id };
    expect(sent).toMatchObject({ ...own, funding: "checking", destination_account_holder: "individual" });
    bank.externalAccounts.update(named.id, { account_holder: "business", funding: "savings" });
    expect(now(sent)).toEqual(sent);
    const holder = { destination_account_holder: "unknown" } as const;
    const next = bank.achTransfers.create({ ...rest, account_id, external_account_id: named.id, ...holder });
    expect(next).toMatchObject({ funding: "savings", ...holder });
    expect(bank.achTransfers.list({ external_account_id: named.id }).data).toEqual([next, sent]);
  });

  test("refuses another timing, a wrong checksum, text that is not ASCII, and a number that is too long (O-01, O-12)", () => {
    expect(ask({ transaction_timing: "asynchronous" })).toEqual(invalid("transaction_timing"));
    expect(ask({ routing_number: "101050002" })).toEqual(invalid("routing_number"));
    expect(ask({ statement_descriptor: "Café" })).toEqual(invalid("statement_descriptor"));
    expect(ask({ account_number: "1".repeat(18) })).toEqual(invalid("account_number"));
    expect(ask({ amount: 10_000_000_000 })).toEqual(invalid("amount"));
  });

  test("compares the date with the bank's date in New York, after ids, and never again in a replay", () => {
    const on = (date: string) => ({ preferred_effective_date: { date } });
    expect(ask({ ...on("2025-12-30"), account_id: "account_none" })).toEqual(notFound);
    expect(ask(on("2025-12-30"))).toEqual(invalid("preferred_effective_date.date"));
    expect(ask({ effective_date: "2025-12-30" })).toEqual(invalid("effective_date"));
    // It is still 2025-12-31 there.
    expect(post({ ...common, account_id, ...on("2025-12-31") }, "key").status).toBe(200);
    bank.clock.advance({ days: 40 });
    expect(post({ ...common, account_id, ...on("2025-12-31") }, "key").status).toBe(200);
    expect(ask({ ...on("2025-12-31"), amount: 1 }, "key")).toEqual(keyUsed);
  });

  test("reads older names, checks them with the same bounds, and returns only the newer ones (O-07)", () => {
    const sent = { ...common, account_id, addendum: "Invoice 1", effective_date: "2026-02-02", unique_identifier: "1" };
    const { status, body } = post(sent) as unknown as Answer<AchTransfer>;
    expect([status, body.addenda, body.preferred_effective_date]).toEqual([
      200,
      {
        category: "freeform",
        freeform: { entries: [{ payment_related_information: "Invoice 1" }] },
        payment_order_remittance_advice: null,
      },
      { date: "2026-02-02", settlement_schedule: null },
    ]);
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["addendum"]));
    expect(ask({ addendum: "a".repeat(81) })).toEqual(invalid("addendum"));
    expect(ask({ effective_date: "2026-02-30" })).toEqual(invalid("effective_date"));
    expect(ask({ addendum: "a", addenda: { category: "freeform", freeform: { entries: [] } } }).fields).toContain(
      "addendum",
    );
    const direct = { ...common, account_id, addendum: "Invoice 2" };
    expect(bank.achTransfers.create(direct as never).addenda?.freeform?.entries).toEqual([
      { payment_related_information: "Invoice 2" },
    ]);
  });

  test("checks the funds of a credit only, and no Limit in either direction", () => {
    bank.limits.create({ metric: "count", model_id: account_id, value: 0, interval: "day" });
    expect(ask({ amount: 1_001 })).toEqual(notNow);
    make({ amount: 1_000 });
    make({ amount: -5_000 });
    expect(ask({ amount: 1 })).toEqual(notNow);
    expect(bank.declinedTransactions.list().data).toEqual([]);
    expectBalances(bank, account_id, 5_000, 0);
  });

  test("refuses a debit that the Account cannot count, beside what is on hold (D-41)", () => {
    move(world, account_id, MOST - 1_000 - 10);
    expect(ask({ amount: -11 })).toEqual(notNow);
    bank.pendingTransactions.create({ account_id, amount: -(MOST - 10) });
    move(world, account_id, -100);
    expect(ask({ amount: -11 })).toEqual(notNow);
    expect(make({ amount: -10 }).status).toBe("pending_submission");
    expect(bank.audit()).toEqual([]);
  });
});

describe("the hold of a debit", () => {
  const pendingOf = ({ inbound_funds_hold: held }: AchTransfer) =>
    bank.pendingTransactions.retrieve(held?.pending_transaction_id as never);

  test("is the same on the transfer and on its Pending Transaction, until both are complete", () => {
    const transfer = make({ amount: -500 });
    const held = {
      amount: 500,
      automatically_releases_at: "2026-01-06T11:00:00.000Z",
      created_at: START,
      currency: "USD",
      held_transaction_id: transfer.transaction_id,
      pending_transaction_id: expect.stringMatching(/^pending_transaction_/),
      released_at: null,
      status: "held",
      type: "inbound_funds_hold",
    };
    expect(transfer.inbound_funds_hold).toEqual(held);
    expect(transfer.pending_transaction_id).toBeNull();
    expect(pendingOf(transfer)).toMatchObject({
      amount: -500,
      held_amount: 500,
      description: "Hold of Rent",
      status: "pending",
      source: { category: "inbound_funds_hold", inbound_funds_hold: transfer.inbound_funds_hold },
    });
    expectResult("pendingTransactions.retrieve", pendingOf(transfer));
    bank.clock.advance({ hours: 1 });
    bank.simulations.achTransfers.settle(transfer.id);
    const released = { ...held, released_at: "2026-01-01T01:00:00.000Z", status: "complete" };
    expect(now(transfer).inbound_funds_hold).toEqual(released);
    expect(pendingOf(transfer)).toMatchObject({ status: "complete", source: { inbound_funds_hold: released } });
  });

  test("follows the example of 50000 cents", () => {
    const { id } = bank.accounts.create({ name: "Empty" });
    const transfer = make({ account_id: id, amount: -50_000 });
    expectBalances(bank, id, 50_000, 0);
    bank.simulations.achTransfers.settle(transfer.id);
    expectBalances(bank, id, 50_000);
    bank.simulations.achTransfers.return(transfer.id);
    expectBalances(bank, id, 0);
  });

  test("is released by the clock only after settlement, with its Events (O-09)", () => {
    const [settled, unsettled] = [make({ amount: -500 }), make({ amount: -70 })];
    bank.clock.advance({ days: 1 });
    const later = { inbound_funds_hold_behavior: "release_on_default_schedule" } as const;
    bank.simulations.achTransfers.settle(settled.id, later);
    // It is the evening of New Year there, so the second business day is Monday: at 06:00 in New York.
    const at = "2026-01-05T11:00:00.000Z";
    expect(now(settled).inbound_funds_hold).toMatchObject({ automatically_releases_at: at, status: "held" });
    expect(pendingOf(settled).source.inbound_funds_hold?.automatically_releases_at).toBe(at);
    const due = { at, kind: "ach_transfers.release_hold", object: settled.id };
    expect(bank.clock.due().filter(({ kind }) => kind.startsWith("ach_"))).toEqual([due]);
    expect(bank.fork().clock.due()).toContainEqual(due);
    const events = eventsOf(bank, () => bank.clock.advanceTo(at));
    expect(events).toEqual([
      ["pending_transaction.updated", settled.inbound_funds_hold?.pending_transaction_id],
      ["ach_transfer.updated", settled.id],
    ]);
    bank.clock.advance({ days: 60 });
    expect(now(unsettled).inbound_funds_hold?.status).toBe("held");
    expectBalances(bank, account_id, 1_570, 1_500);
  });

  test("stays released if it was released before the settlement", () => {
    const transfer = make({ amount: -500 });
    const pending = pendingOf(transfer);
    const events = eventsOf(bank, () => {
      const released = bank.simulations.pendingTransactions.releaseInboundFundsHold(pending.id);
      expect(released).toEqual(pendingOf(transfer));
      expect(released.status).toBe("complete");
    });
    expect(events).toEqual([
      ["pending_transaction.updated", pending.id],
      ["ach_transfer.updated", transfer.id],
    ]);
    const { inbound_funds_hold } = now(transfer);
    expect(inbound_funds_hold).toMatchObject({ released_at: START, status: "complete" });
    bank.clock.advance({ days: 1 });
    const settled = eventsOf(bank, () =>
      bank.simulations.achTransfers.settle(transfer.id, { inbound_funds_hold_behavior: "release_on_default_schedule" }),
    );
    expect(settled.map(([category]) => category)).toEqual(["ach_transfer.updated", "ach_transfer.updated"]);
    expect(now(transfer).inbound_funds_hold).toEqual(inbound_funds_hold);
    const again = send(bank, {
      method: "POST",
      path: `/simulations/pending_transactions/${pending.id}/release_inbound_funds_hold`,
    });
    expect(refusalOf(again)).toEqual(notNow);
  });

  test("keeps its Account open, as a debit that waits for approval does (D-38)", () => {
    const { id } = bank.accounts.create({ name: "Empty" });
    const transfer = make({ account_id: id, amount: -500, require_approval: true });
    const close = () => send(bank, { method: "POST", path: `/accounts/${id}/close` });
    expect(close().body.detail).toContain(`Approve or cancel ${transfer.id}`);
    bank.achTransfers.approve(transfer.id);
    move(world, id, -500);
    expect(close().body.detail).toContain("Settle or return its ACH Transfer");
    bank.simulations.achTransfers.settle(transfer.id);
    expect(close().status).toBe(200);
  });
});

describe("what returns an ACH Transfer", () => {
  test("has a default reason for each direction, a trace number of each bank, and the words of the bank (O-10)", () => {
    const [credit, debit] = [submitted(), submitted({ amount: -100 })];
    const { trace_number } = credit.submission ?? {};
    const { routing_number } = bank.accountNumbers.create({ account_id, name: "Own" });
    expect(trace_number).toMatch(new RegExp(`^${routing_number.slice(0, 8)}\\d{7}$`));
    simulate(credit, "return", { addenda_information: "Unknown" });
    simulate(debit, "return");
    const details = (transfer: AchTransfer, more: object) => ({
      addenda_information: null,
      created_at: START,
      trace_number: expect.stringMatching(/^10105000\d{7}$/),
      transaction_id: expect.stringMatching(/^transaction_/),
      transfer_id: transfer.id,
      ...more,
    });
    const unknown = { raw_return_reason_code: "R03", return_reason_code: "no_account", addenda_information: "Unknown" };
    expect(now(credit).return).toEqual(details(credit, unknown));
    const poor = { raw_return_reason_code: "R01", return_reason_code: "insufficient_fund" };
    expect(now(debit).return).toEqual(details(debit, poor));
    const transaction = bank.transactions.retrieve(now(debit).return?.transaction_id as never);
    expect(transaction.source.ach_transfer_return).toEqual(now(debit).return);
    expectResult("transactions.retrieve", transaction);
  });

  test("knows the reasons R01 to R85 with their codes", () => {
    const reasons = reasonsOf("simulations.achTransfers.return") as AchTransferReturnReason[];
    expect([reasons.length, Object.keys(achTransferReturnCodes)]).toEqual([70, reasons]);
    const codes = Object.values(achTransferReturnCodes);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect([codes[0], codes.at(-1), achTransferReturnCodes.return_of_improper_debit_entry]).toEqual([
      "R01",
      "R85",
      "R35",
    ]);
    checkAll(
      reasons.map((each) => [each, achTransferReturnCodes[each]] as const),
      (each, code) => {
        const fork = bank.fork();
        const { id } = fork.simulations.achTransfers.submit(
          fork.achTransfers.create({ ...common, account_id, amount: 1 }).id,
        );
        expect(fork.simulations.achTransfers.return(id, { reason: each }).return).toMatchObject({
          raw_return_reason_code: code,
          return_reason_code: each,
        });
      },
    );
  });

  test("keeps the settlement, and takes back the payment of a loan that a debit was", () => {
    const line = bank.accounts.create({
      name: "Line",
      funding: "loan",
      loan: { ...terms, credit_limit: 500 } as never,
    });
    bank.accountTransfers.create({
      account_id: line.id,
      destination_account_id: account_id,
      amount: 500,
      description: "Borrow",
    });
    bank.clock.advance({ days: 40 });
    const owed = () => bank.accounts.balance(line.id).loan?.past_due_balance;
    expect(owed()).toBe(500);
    const transfer = make({ account_id: line.id, amount: -500 });
    bank.simulations.achTransfers.settle(transfer.id);
    expect(owed()).toBe(0);
    bank.simulations.achTransfers.return(transfer.id);
    expect(owed()).toBe(500);
    expect(now(transfer)).toMatchObject({ status: "returned", settlement: { settled_at: expect.any(String) } });
    const other = make({ account_id: line.id, amount: -500 });
    expect(owed()).toBe(0);
    bank.simulations.achTransfers.reject(other.id);
    expect(owed()).toBe(500);
  });

  test("overdraws an Account whose money is spent, but not a closed one (D-39, D-85)", () => {
    const { id } = bank.accounts.create({ name: "Empty" });
    const transfer = make({ account_id: id, amount: -500 });
    bank.simulations.achTransfers.settle(transfer.id);
    make({ account_id: id, amount: 500 });
    const fork = bank.fork();
    fork.simulations.achTransfers.return(transfer.id);
    expectBalances(fork, id, -500);
    bank.accounts.close(id);
    expect(refusalOf(simulate(transfer, "return"))).toEqual(notNow);
  });
});

describe("a notification of change", () => {
  const notify = (transfer: AchTransfer, body: object) => simulate(transfer, "create_notification_of_change", body);
  const none = {
    corrected_account_funding: null,
    corrected_account_number: null,
    corrected_individual_id: null,
    corrected_routing_number: null,
  };
  const [account, routing] = [{ corrected_account_number: "12" }, { corrected_routing_number: "110000000" }];
  const funding = { corrected_account_funding: "loan" };

  test.each([
    [account, "incorrect_account_number"],
    [routing, "incorrect_routing_number"],
    [{ ...account, ...routing }, "incorrect_routing_number_and_account_number"],
    [funding, "incorrect_transaction_code"],
    [{ ...funding, ...account }, "incorrect_account_number_and_transaction_code"],
    [{ ...funding, ...account, ...routing }, "incorrect_routing_number_account_number_and_transaction_code"],
    [{ corrected_individual_id: "7" }, "incorrect_individual_identification_number"],
  ])("of %j has the code %s", (corrections, change_code) => {
    const transfer = submitted();
    const events = eventsOf(bank, () => expect(notify(transfer, corrections).status).toBe(200));
    expect(events).toEqual([["ach_transfer.updated", transfer.id]]);
    expect(now(transfer)).toEqual({
      ...transfer,
      notifications_of_change: [{ ...none, ...corrections, change_code, created_at: START }],
    });
  });

  test("comes last of several, also after a return, and changes no External Account", () => {
    const { id: external_account_id } = external();
    const named = bank.externalAccounts.retrieve(external_account_id);
    const { account_number: _, routing_number: __, ...rest } = common;
    const transfer = bank.achTransfers.create({ ...rest, account_id, external_account_id });
    bank.simulations.achTransfers.submit(transfer.id);
    notify(transfer, account);
    bank.simulations.achTransfers.return(transfer.id);
    notify(transfer, routing);
    expect(now(transfer).notifications_of_change.map(({ change_code }) => change_code)).toEqual([
      "incorrect_account_number",
      "incorrect_routing_number",
    ]);
    expect(bank.externalAccounts.retrieve(external_account_id)).toEqual(named);
  });

  test.each([
    ["incorrect_account_number", "12", account],
    ["incorrect_routing_number", "110000000", routing],
    ["incorrect_transaction_code", "loan", funding],
    ["incorrect_individual_identification_number", "7", { corrected_individual_id: "7" }],
    ["incorrect_routing_number_and_account_number", "12", {}],
    ["misrouted_notification_of_change", "anything", {}],
  ])("accepts the older body with %s and puts %s where it belongs (O-07)", (change_code, corrected_data, corrected) => {
    const transfer = submitted();
    expect(notify(transfer, { change_code, corrected_data }).status).toBe(200);
    expect(now(transfer).notifications_of_change).toEqual([{ ...none, ...corrected, change_code, created_at: START }]);
  });

  test("checks the older body, and refuses both bodies together (O-07)", () => {
    const transfer = submitted();
    const asked = (body: object) => refusalOf(notify(transfer, body));
    for (const [change_code, corrected_data] of [
      ["incorrect_routing_number", "11000000"],
      ["incorrect_account_number", "1".repeat(18)],
      ["incorrect_transaction_code", "other"],
      ["incorrect_individual_identification_number", "1".repeat(23)],
    ]) {
      expect(asked({ change_code, corrected_data })).toEqual(invalid("corrected_data"));
    }
    expect(asked({ change_code: "incorrect_account_number" })).toEqual(invalid("corrected_data"));
    expect(asked({ corrected_data: "1" })).toEqual(invalid("change_code"));
    expect(asked({ change_code: "wrong", corrected_data: "1" })).toEqual(invalid("change_code"));
    const both = { change_code: "incorrect_account_number", corrected_data: "1", ...account };
    expect(asked(both)).toEqual(invalid("corrected_account_number"));
    expect(now(transfer).notifications_of_change).toEqual([]);
    const direct = { change_code: "incorrect_account_number", corrected_data: "1" } as never;
    const notified = bank.simulations.achTransfers.createNotificationOfChange(transfer.id, direct);
    expect(notified.notifications_of_change).toHaveLength(1);
  });
});

describe("what may send (O-04, O-05)", () => {
  test("asks a disabled Entity and an archived External Account at approval, also where a submission approves first", () => {
    const { id: external_account_id } = external();
    const { account_number: _, routing_number: __, ...rest } = common;
    const params = { ...rest, account_id, external_account_id, require_approval: true };
    const transfer = bank.achTransfers.create(params);
    const approve = () => send(bank, { method: "POST", path: `/ach_transfers/${transfer.id}/approve` });
    bank.externalAccounts.update(external_account_id, { status: "archived" });
    expect([refusalOf(approve()), refusalOf(simulate(transfer, "submit"))]).toEqual([notNow, notNow]);
    expect(ask({ ...rest, ...{ account_number: undefined, routing_number: undefined }, external_account_id })).toEqual(
      notNow,
    );
    expect(now(transfer)).toEqual(transfer);
    bank.externalAccounts.update(external_account_id, { status: "active" });
    bank.achTransfers.approve(transfer.id);
    bank.entities.disable(bank.accounts.retrieve(account_id).entity_id);
    // Later steps never ask.
    for (const step of ["submit", "acknowledge", "settle", "return"]) expect(simulate(transfer, step).status).toBe(200);
  });

  test("lets the steps after a submission run on a closed Account", () => {
    const { id } = bank.accounts.create({ name: "Empty" });
    move(world, id, 100);
    const transfer = make({ account_id: id });
    bank.accounts.close(id);
    const body = { corrected_account_number: "1" };
    for (const step of ["submit", "acknowledge", "settle"]) expect(simulate(transfer, step).status).toBe(200);
    expect(simulate(transfer, "create_notification_of_change", body).status).toBe(200);
    expect(refusalOf(simulate(transfer, "return"))).toEqual(notNow);
    expect(bank.audit()).toEqual([]);
  });
});

test("an ACH Transfer is named by its direction, its amount and its destination", () => {
  const [credit, debit] = [make({ individual_name: "Landlord" }), make({ amount: -100 })];
  expect([credit, debit].map((each) => nameObject(each))).toEqual([
    "ACH credit of $1.00 to Landlord ..4321",
    "ACH debit of $1.00 from account ..4321",
  ]);
});

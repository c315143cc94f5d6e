import {
  type DeclinedTransaction,
  declinedTransactionCategories,
  type InboundAchTransfer,
  type InboundAchTransferCreateParams,
  type InboundAchTransferList,
  type Transaction,
  transactionCategories,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { createBank, manualClock, type SnapshotJson } from "../../../src/index.ts";
import { inboundAchTransferStates } from "../../../src/resources/inbound-ach-transfers/states.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { declineBy, expectResult, MOST, reasonsOf, START, type Stage, stageWith } from "../../support/rails.ts";
import { invalid, notFound, notNow, refusalOf, type Sent, send, stateText } from "../../support/send.ts";

const path = "/inbound_ach_transfers";
const simulation = "/simulations/inbound_ach_transfers";

type Params = Partial<InboundAchTransferCreateParams>;

let stage: Stage;
let bank: Stage["bank"];
let account: Stage["account"];
let number: Stage["number"];
beforeEach(() => open(stageWith()));

function open(opened: Stage): void {
  stage = opened;
  ({ bank, account, number } = opened);
}

const create = (amount: number, more: Params = {}): InboundAchTransfer =>
  bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount, ...more });

/** Creates a transfer that resolves in an hour. */
const waiting = (amount: number, more: Params = {}) => create(amount, { resolve_at: "2026-01-01T01:00:00Z", ...more });

const now = (transfer: InboundAchTransfer) => bank.inboundAchTransfers.retrieve(transfer.id);
const statusOf = (transfer: InboundAchTransfer) => now(transfer).status;
const newest = () => bank.transactions.list().data[0] as Transaction;
const newestDecline = () => bank.declinedTransactions.list().data[0] as DeclinedTransaction;
const post = (to: string, body?: unknown): Sent => ({ method: "POST", path: to, body });

/** Brings the balance to zero and closes the Account. */
function closeAccount(): void {
  const { current_balance } = bank.accounts.balance(account.id);
  if (current_balance > 0) create(-current_balance);
  bank.accounts.close(account.id);
}

const everything: Params = {
  addenda: { category: "freeform", freeform: { entries: [{ payment_related_information: "Invoice 29582" }] } },
  company_descriptive_date: "JAN 26",
  company_discretionary_data: "WEB",
  company_entry_description: "INVOICES",
  company_id: "0987654321",
  company_name: "EXAMPLE BILLER",
  receiver_id_number: "12345678900",
  receiver_name: "Example Company",
  standard_entry_class_code: "telephone_initiated",
};

/** The fields that the originator sent, as the transfer, its Transaction and its decline return them. */
const sent = {
  originator_company_descriptive_date: "JAN 26",
  originator_company_discretionary_data: "WEB",
  originator_company_id: "0987654321",
  originator_company_name: "EXAMPLE BILLER",
  receiver_id_number: "12345678900",
  receiver_name: "Example Company",
};

describe("POST /simulations/inbound_ach_transfers", () => {
  test.each([
    { direction: "credit", amount: 250, balance: 1_250 },
    { direction: "debit", amount: -250, balance: 750 },
  ])("settles an ACH $direction at once", ({ direction, amount, balance }) => {
    const body = { account_number_id: number.id, amount, ...everything };
    let transfer: InboundAchTransfer | undefined;
    const events = eventsOf(bank, () => {
      const answer = send<InboundAchTransfer>(bank, post(simulation, body));
      expect(answer.status).toBe(200);
      transfer = answer.body;
    });
    const transaction = newest();
    const traceNumber = transfer?.trace_number ?? "";
    expect(transfer).toEqual({
      ...sent,
      id: expect.stringMatching(/^inbound_ach_transfer_[0-9a-z]{20}$/),
      acceptance: { accepted_at: START, transaction_id: transaction.id },
      account_id: account.id,
      account_number_id: number.id,
      addenda: everything.addenda,
      amount: 250,
      automatically_resolves_at: START,
      created_at: START,
      decline: null,
      direction,
      effective_date: "2026-01-01",
      international_addenda: null,
      notification_of_change: null,
      originator_company_entry_description: "INVOICES",
      originator_routing_number: expect.stringMatching(/^0\d{8}$/),
      settlement: { settled_at: START, settlement_schedule: "same_day" },
      standard_entry_class_code: "telephone_initiated",
      status: "accepted",
      trace_number: expect.stringMatching(/^\d{15}$/),
      transfer_return: null,
      type: "inbound_ach_transfer",
    });
    expect(traceNumber.slice(0, 8)).toBe(transfer?.originator_routing_number.slice(0, 8));
    expect(transaction).toEqual({
      id: expect.stringMatching(/^transaction_[0-9a-z]{20}$/),
      account_id: account.id,
      amount,
      created_at: START,
      currency: "USD",
      description: "EXAMPLE BILLER",
      route_id: number.id,
      route_type: "account_number",
      source: {
        ...Object.fromEntries(transactionCategories.map((category) => [category, null])), // D-14
        category: "inbound_ach_transfer",
        inbound_ach_transfer: {
          ...sent,
          addenda: everything.addenda,
          amount: 250,
          originator_company_entry_description: "INVOICES",
          trace_number: traceNumber,
          transfer_id: transfer?.id,
        },
      },
      type: "transaction",
    });
    expectResult("inboundAchTransfers.retrieve", transfer ?? {});
    expectResult("transactions.retrieve", transaction);
    expect(bank.inboundAchTransfers.retrieve(transfer?.id as InboundAchTransfer["id"])).toEqual(transfer);
    expect(events).toEqual([
      ["inbound_ach_transfer.created", transfer?.id],
      ["transaction.created", transaction.id],
      ["inbound_ach_transfer.updated", transfer?.id],
    ]);
    expectBalances(bank, account.id, balance);
  });

  test("records a declined ACH debit with a positive amount and the fields that were sent (D-75) [declined-ach]", () => {
    let transfer: InboundAchTransfer | undefined;
    const declined = declineBy(stage, () => {
      transfer = create(-1_001, everything);
    });
    expect(declined).toEqual({
      id: expect.stringMatching(/^declined_transaction_[0-9a-z]{20}$/),
      account_id: account.id,
      amount: 1_001,
      created_at: START,
      currency: "USD",
      description: "EXAMPLE BILLER",
      route_id: number.id,
      route_type: "account_number",
      source: {
        ...Object.fromEntries(declinedTransactionCategories.map((category) => [category, null])), // D-14
        category: "ach_decline",
        ach_decline: {
          ...sent,
          id: expect.stringMatching(/^ach_decline_[0-9a-z]{20}$/),
          amount: 1_001,
          inbound_ach_transfer_id: transfer?.id,
          reason: "insufficient_funds",
          trace_number: transfer?.trace_number,
          type: "ach_decline",
        },
      },
      type: "declined_transaction",
    });
    expect(transfer).toMatchObject({
      acceptance: null,
      amount: 1_001,
      decline: { declined_at: START, declined_transaction_id: declined.id, reason: "insufficient_funds" },
      direction: "debit",
      status: "declined",
    });
    expectResult("inboundAchTransfers.retrieve", transfer ?? {});
  });

  test("fills the fields of an ACH transfer that are not sent", () => {
    expect(create(1)).toMatchObject({
      addenda: null,
      originator_company_descriptive_date: null,
      originator_company_discretionary_data: null,
      originator_company_entry_description: expect.stringMatching(/^[ -~]{1,10}$/),
      originator_company_id: expect.stringMatching(/^[ -~]{1,15}$/),
      originator_company_name: expect.stringMatching(/^[ -~]{1,16}$/),
      receiver_id_number: null,
      receiver_name: null,
      standard_entry_class_code: "corporate_credit_or_debit",
    });
  });

  test("debits the whole available balance by ACH, and not one cent more (D-85)", () => {
    bank.pendingTransactions.create({ account_id: account.id, amount: -400 });
    expect(create(-601).decline?.reason).toBe("insufficient_funds");
    expect(create(-600).status).toBe("accepted");
    expectBalances(bank, account.id, 400, 0);
    expect(create(-1).decline?.reason).toBe("insufficient_funds");
  });

  test("debits the credit of a loan Account by ACH (D-33)", () => {
    const loan = {
      credit_limit: 500,
      grace_period_days: 1,
      statement_day_of_month: 1,
      statement_payment_type: "balance",
    } as const;
    const { id: account_id } = bank.accounts.create({ name: "Line", funding: "loan", loan });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Incoming" });
    expect(create(-501, { account_number_id }).decline?.reason).toBe("insufficient_funds");
    expect(create(-500, { account_number_id }).status).toBe("accepted");
    expectBalances(bank, account_id, -500, 0);
  });

  test.each<[string, Params, ReturnType<typeof refusalOf>]>([
    ["no amount", { amount: undefined as never }, invalid("amount")],
    ["an amount of 0", { amount: 0 }, invalid("amount")],
    ["an amount past the safe integers (D-41)", { amount: -(MOST + 1) }, invalid("amount")],
    ["no Account Number", { account_number_id: undefined as never }, invalid("account_number_id")],
    ["freeform addenda without text", { addenda: { category: "freeform" } }, invalid("addenda.freeform")],
    ["a reason of another rail", { decline_reason: "account_closed" as never }, invalid("decline_reason")],
    ["an unknown field", { direction: "debit" } as Params, invalid("direction")],
    ["an instant without a zone", { resolve_at: "2026-01-02T00:00:00" }, invalid("resolve_at")],
    ["an Account Number that does not exist", { account_number_id: "account_number_0" }, notFound],
    ["the id of another type", { account_number_id: "account_0" as never }, notFound],
  ])("refuses to simulate an ACH transfer with %s", (_, wrong, expected) => {
    const before = stateText(bank);
    const body = { account_number_id: number.id, amount: 1, ...wrong };
    expect(refusalOf(send(bank, post(simulation, body)))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("an ACH transfer near the safe integers (D-41)", () => {
  test("refuses an ACH credit past the safe integers with 409, and accepts one cent less", () => {
    const before = stateText(bank);
    const body = { account_number_id: number.id, amount: MOST - 999 };
    expect(refusalOf(send(bank, post(simulation, body)))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
    expect(create(MOST - 1_000).status).toBe("accepted");
    expectBalances(bank, account.id, MOST);
  });

  test.each([1_000, -1])("declines an ACH debit past the safe integers, with a balance of %i", (balance) => {
    if (balance < 0) overdraw(-balance);
    const declined = declineBy(stage, () => create(-MOST));
    expect(declined).toMatchObject({ amount: MOST, source: { ach_decline: { reason: "insufficient_funds" } } });
  });

  test("declines a pending ACH debit past the safe integers, with an overdrawn balance", () => {
    const transfer = waiting(-MOST);
    overdraw(1);
    declineBy(stage, () => bank.clock.advance({ hours: 1 }));
    expect(now(transfer).decline?.reason).toBe("insufficient_funds");
  });

  test("declines an ACH credit if the balance can no longer receive it when it resolves", () => {
    const transfer = waiting(MOST - 1_000);
    create(1);
    declineBy(stage, () => bank.clock.advance({ hours: 1 }));
    expect(now(transfer).decline?.reason).toBe("transaction_not_allowed");
    expectBalances(bank, account.id, 1_001);
  });
});

/** Overdraws the Account by returning a credit. */
function overdraw(amount: number): void {
  const credit = create(amount);
  create(-bank.accounts.balance(account.id).available_balance);
  bank.inboundAchTransfers.transferReturn(credit.id, { reason: "duplicate_entry" });
  expect(bank.accounts.balance(account.id).available_balance).toBe(-amount);
}

describe("an ACH transfer with resolve_at", () => {
  test.each([
    ["2026-01-01T00:00:00.000Z", "2026-01-01", "same_day"],
    ["2026-01-01T23:59:59.999Z", "2026-01-01", "same_day"],
    ["2026-01-02T00:00:00.000Z", "2026-01-02", "future_dated"],
    ["2026-01-02T00:30:00+01:00", "2026-01-01", "same_day"],
    ["2027-01-01T00:00:00.000Z", "2027-01-01", "future_dated"],
  ])("settles an ACH transfer when it resolves: at %s", (resolve_at, effective_date, settlement_schedule) => {
    const settled_at = new Date(resolve_at).toISOString();
    const settlement = { effective_date, settlement: { settled_at, settlement_schedule } };
    expect(create(1, { resolve_at })).toMatchObject(settlement);
    const { id } = create(1, { resolve_at, decline_reason: "group_locked" });
    bank.clock.advanceTo(resolve_at);
    expect(bank.inboundAchTransfers.retrieve(id)).toMatchObject({ ...settlement, status: "declined" });
  });

  test("keeps an ACH transfer pending until `resolve_at`, and moves nothing before", () => {
    let transfer: InboundAchTransfer | undefined;
    const arrival = eventsOf(bank, () => {
      transfer = waiting(-300);
    });
    const { id = "inbound_ach_transfer_0" } = transfer ?? {};
    expect(arrival).toEqual([["inbound_ach_transfer.created", id]]);
    expect(transfer).toMatchObject({
      acceptance: null,
      automatically_resolves_at: "2026-01-01T01:00:00.000Z",
      decline: null,
      status: "pending",
    });
    expect(eventsOf(bank, () => bank.clock.advance({ milliseconds: 3_599_999 }))).toEqual([]);
    expectBalances(bank, account.id, 1_000);
    const resolution = eventsOf(bank, () => bank.clock.advance({ milliseconds: 1 }));
    expect(resolution).toEqual([
      ["transaction.created", newest().id],
      ["inbound_ach_transfer.updated", id],
    ]);
    expect(bank.inboundAchTransfers.retrieve(id)).toEqual({
      ...transfer,
      acceptance: { accepted_at: "2026-01-01T01:00:00.000Z", transaction_id: newest().id },
      status: "accepted",
    });
    expect(newest().created_at).toBe("2026-01-01T01:00:00.000Z");
    expectBalances(bank, account.id, 700);
    expect(eventsOf(bank, () => bank.clock.advance({ days: 1 }))).toEqual([]);
  });

  test("reads an offset in `resolve_at` and returns UTC with milliseconds (D-12)", () => {
    const { automatically_resolves_at } = create(1, { resolve_at: "2026-01-02T00:30:00+01:00" });
    expect(automatically_resolves_at).toBe("2026-01-01T23:30:00.000Z");
  });

  test("resolves ACH transfers in order of time, and in order of arrival at the same time", () => {
    const credit = create(500, { resolve_at: "2026-01-01T02:00:00Z" });
    const first = create(-1_200, { resolve_at: "2026-01-01T02:00:00Z" });
    const second = create(-200, { resolve_at: "2026-01-01T02:00:00Z" });
    const third = create(-200, { resolve_at: "2026-01-01T01:00:00Z" });
    bank.clock.advance({ days: 1 });
    // 1,000 - 200 at one o'clock. At two: + 500, then - 1,200, and the last 200 is declined.
    expect([credit, first, second, third].map(statusOf)).toEqual(["accepted", "accepted", "declined", "accepted"]);
    expect(now(first).acceptance?.accepted_at).toBe("2026-01-01T02:00:00.000Z");
    expect(now(third).acceptance?.accepted_at).toBe("2026-01-01T01:00:00.000Z");
    expectBalances(bank, account.id, 100);
  });

  test("resolves an ACH transfer at once if `resolve_at` is the bank's present time", () => {
    bank.clock.advance({ hours: 1 });
    expect(create(-1, { resolve_at: "2026-01-01T02:00:00+01:00" })).toMatchObject({
      automatically_resolves_at: "2026-01-01T01:00:00.000Z",
      status: "accepted",
    });
  });

  test("refuses a `resolve_at` in the past, and changes nothing", () => {
    bank.clock.advance({ hours: 1 });
    const before = stateText(bank);
    const body = { account_number_id: "account_number_0", amount: 1, resolve_at: "2026-01-01T00:59:59.999Z" };
    const answer = send(bank, post(simulation, body));
    expect(refusalOf(answer)).toEqual(invalid("resolve_at"));
    expect(answer.body.detail).toBe("`resolve_at` is in the past: the bank's time is 2026-01-01T01:00:00.000Z.");
    expect(stateText(bank)).toBe(before);
  });

  test("lists every fault of an ACH simulation together (D-05)", () => {
    const body = { account_number_id: number.id, amount: 0, resolve_at: "2025-12-31T23:59:59.999Z" };
    expect(refusalOf(send(bank, post(simulation, body)))).toEqual(invalid("amount", "resolve_at"));
  });

  test("replays an idempotent response after its `resolve_at` has passed (D-07)", () => {
    const call = () =>
      bank.simulations.inboundAchTransfers.create(
        { account_number_id: number.id, amount: 5, resolve_at: "2026-01-01T01:00:00Z" },
        { idempotencyKey: "ach-1" },
      );
    const first = call();
    bank.clock.advance({ hours: 2 });
    expect(call()).toEqual(first);
    expectBalances(bank, account.id, 1_005);
  });

  test("accepts years up to 9999 in `resolve_at`, also with an offset", () => {
    const { automatically_resolves_at } = create(1, { resolve_at: "9999-12-31T23:59:59-23:59" });
    expect(automatically_resolves_at).toBe("9999-12-31T23:59:59.999Z");
  });
});

describe("an ACH transfer in a live bank", () => {
  test("resolves an ACH transfer in a live bank after an hour", () => {
    open(stageWith(1_000, { environment: "live" }));
    const transfer = create(-300);
    expect(transfer).toMatchObject({ automatically_resolves_at: "2026-01-01T01:00:00.000Z", status: "pending" });
    bank.clock.advance({ milliseconds: 3_599_999 });
    expect(statusOf(transfer)).toBe("pending");
    bank.clock.advance({ milliseconds: 1 });
    expect(now(transfer).acceptance?.accepted_at).toBe("2026-01-01T01:00:00.000Z");
    expectBalances(bank, account.id, 700);
  });

  test("resolves an ACH transfer in a live bank at `resolve_at` when it is given", () => {
    open(stageWith(1_000, { environment: "live" }));
    expect(create(-1, { resolve_at: START }).status).toBe("accepted");
    const later = create(-1, { resolve_at: "2026-01-01T02:00:00Z" });
    bank.clock.advance({ hours: 1 });
    expect(statusOf(later)).toBe("pending");
    bank.clock.advance({ hours: 1 });
    expect(statusOf(later)).toBe("accepted");
  });

  test("resolves an ACH transfer within the last hour of the year 9999 at its end", () => {
    open(stageWith(0, { environment: "live", clock: manualClock("9999-12-31T23:30:00Z") }));
    expect(create(1).automatically_resolves_at).toBe("9999-12-31T23:59:59.999Z");
  });
});

describe("POST /inbound_ach_transfers/{inbound_ach_transfer_id}/decline", () => {
  test.each([
    [-300, "payment_stopped"],
    [300, "credit_entry_refused_by_receiver"],
  ])("declines a pending ACH transfer of %i with the default reason %s", (amount, reason) => {
    const transfer = waiting(amount);
    bank.clock.advance({ minutes: 30 });
    const at = "2026-01-01T00:30:00.000Z";
    let events: unknown;
    const declined = declineBy(stage, () => {
      events = eventsOf(bank, () => {
        const answer = send<InboundAchTransfer>(bank, post(`${path}/${transfer.id}/decline`));
        const decline = { declined_at: at, declined_transaction_id: newestDecline().id, reason };
        expect([answer.status, answer.body]).toEqual([200, { ...transfer, decline, status: "declined" }]);
      });
    });
    expect(declined).toMatchObject({
      amount: 300,
      created_at: at,
      source: { ach_decline: { inbound_ach_transfer_id: transfer.id, reason } },
    });
    expect(events).toEqual([
      ["declined_transaction.created", declined.id],
      ["inbound_ach_transfer.updated", transfer.id],
    ]);
    // When its time comes, nothing more happens.
    expect(eventsOf(bank, () => bank.clock.advance({ hours: 1 }))).toEqual([]);
  });

  test.each(reasonsOf("inboundAchTransfers.decline"))(
    "declines an ACH transfer with the reason %s [declined-ach-reasons, declined-ach-user]",
    (reason) => {
      const transfer = waiting(-300);
      const declined = declineBy(stage, () => {
        send(bank, post(`${path}/${transfer.id}/decline`, { reason }));
      });
      expect(declined.source.ach_decline?.reason).toBe(reason);
      expect(now(transfer).decline?.reason).toBe(reason);
      expect(bank.explain(declined.id)).toMatchObject({ decidedBy: "client", reason });
    },
  );

  test("lets a client decline an ACH transfer before `decline_reason` or a rule would", () => {
    const [forced, broken] = [waiting(-1, { decline_reason: "entity_not_active" }), waiting(-1)];
    bank.accountNumbers.update(number.id, { status: "canceled" });
    for (const { id } of [forced, broken]) bank.inboundAchTransfers.decline(id, { reason: "duplicate_entry" });
    bank.clock.advance({ hours: 2 });
    expect([forced, broken].map((transfer) => now(transfer).decline?.reason)).toEqual([
      "duplicate_entry",
      "duplicate_entry",
    ]);
  });

  test("declines an ACH transfer on a closed Account, because no money moves", () => {
    const transfer = waiting(300);
    closeAccount();
    declineBy(stage, () => bank.inboundAchTransfers.decline(transfer.id));
    expect(statusOf(transfer)).toBe("declined");
  });

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["a reason that only the bank can give", { reason: "breaches_limit" }, invalid("reason")],
    ["an unknown field", { because: "duplicate_entry" }, invalid("because")],
  ])("refuses to decline an ACH transfer with %s", (_, body, expected) => {
    const { id } = waiting(-300);
    const before = stateText(bank);
    expect(refusalOf(send(bank, post(`${path}/${id}/decline`, body)))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("POST /inbound_ach_transfers/{inbound_ach_transfer_id}/transfer_return", () => {
  test.each([
    { what: "credits the Account when an ACH debit is returned", amount: -300, moved: 300 },
    { what: "debits the Account when an ACH credit is returned", amount: 300, moved: -300 },
  ])("$what", ({ amount, moved }) => {
    const transfer = create(amount, { company_name: "EXAMPLE BILLER" });
    bank.clock.advance({ days: 1 });
    const at = "2026-01-02T00:00:00.000Z";
    const events = eventsOf(bank, () => {
      const answer = send<InboundAchTransfer>(
        bank,
        post(`${path}/${transfer.id}/transfer_return`, { reason: "duplicate_entry" }),
      );
      const transfer_return = { reason: "duplicate_entry", returned_at: at, transaction_id: newest().id };
      expect([answer.status, answer.body]).toEqual([200, { ...transfer, status: "returned", transfer_return }]);
      expectResult("inboundAchTransfers.transferReturn", answer.body);
    });
    const transaction = newest();
    expect(transaction).toEqual({
      id: expect.stringMatching(/^transaction_/),
      account_id: account.id,
      amount: moved,
      created_at: at,
      currency: "USD",
      description: "Return of EXAMPLE BILLER",
      route_id: number.id,
      route_type: "account_number",
      source: {
        ...Object.fromEntries(transactionCategories.map((category) => [category, null])),
        category: "inbound_ach_transfer_return_intention",
        inbound_ach_transfer_return_intention: { inbound_ach_transfer_id: transfer.id },
      },
      type: "transaction",
    });
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["transaction.created", transaction.id],
      ["inbound_ach_transfer.updated", transfer.id],
    ]);
    expect(bank.declinedTransactions.list().data).toEqual([]);
    expectBalances(bank, account.id, 1_000);
  });

  test.each(reasonsOf("inboundAchTransfers.transferReturn"))("returns an ACH transfer with the reason %s", (reason) => {
    const { id } = create(-300);
    const { body } = send<InboundAchTransfer>(bank, post(`${path}/${id}/transfer_return`, { reason }));
    expect(body.transfer_return?.reason).toBe(reason);
  });

  test("returns an ACH credit even if it overdraws the Account (D-85)", () => {
    const credit = create(300);
    create(-1_200);
    bank.inboundAchTransfers.transferReturn(credit.id, { reason: "returned_per_odfi_request" });
    expectBalances(bank, account.id, -200);
  });

  test("removes a returned ACH debit from its Limits (D-72)", () => {
    bank.limits.create({ metric: "count", model_id: account.id, value: 1, interval: "day" });
    bank.limits.create({ metric: "volume", model_id: number.id, value: 300, interval: "day" });
    const debit = create(-300);
    expect(create(-1).decline?.reason).toBe("breaches_limit");
    bank.inboundAchTransfers.transferReturn(debit.id, { reason: "duplicate_entry" });
    expect(create(-300).status).toBe("accepted");
    expect(create(-1).decline?.reason).toBe("breaches_limit");
  });

  test("leaves Limits unchanged when an ACH credit is returned", () => {
    bank.limits.create({ metric: "count", model_id: account.id, value: 1, interval: "day" });
    const credit = create(300);
    create(-300);
    bank.inboundAchTransfers.transferReturn(credit.id, { reason: "duplicate_entry" });
    expect(create(-1).decline?.reason).toBe("breaches_limit");
  });

  test("returns an ACH transfer when the Account Number or the Entity is no longer active", () => {
    const debit = create(-300);
    bank.accountNumbers.update(number.id, { status: "canceled" });
    bank.entities.archive(account.entity_id);
    expect(bank.inboundAchTransfers.transferReturn(debit.id, { reason: "duplicate_entry" }).status).toBe("returned");
    expectBalances(bank, account.id, 1_000);
  });

  const refusalOfReturn = (id: string, body: unknown = { reason: "duplicate_entry" }) =>
    send(bank, post(`${path}/${id}/transfer_return`, body));

  test.each([300, -300])("refuses to return an ACH transfer of %i on a closed Account (D-39)", (amount) => {
    const { id } = create(amount);
    closeAccount();
    const before = stateText(bank);
    const answer = refusalOfReturn(id);
    expect(refusalOf(answer)).toEqual(notNow);
    expect(answer.body.detail).toBe(`Account ${account.id} was closed at ${START}. Use an open Account.`);
    expect(stateText(bank)).toBe(before);
  });

  test("refuses to return an ACH transfer past the safe integers (D-41)", () => {
    const { id } = create(-300);
    create(MOST - 999);
    const before = stateText(bank);
    expect(refusalOf(refusalOfReturn(id))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
  });

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["no reason", {}, invalid("reason")],
    ["a reason for declines only", { reason: "user_initiated" }, invalid("reason")],
    ["a reason that only the bank can give", { reason: "breaches_limit" }, invalid("reason")],
  ])("refuses to return an ACH transfer with %s", (_, body, expected) => {
    expect(refusalOf(refusalOfReturn(create(-300).id, body))).toEqual(expected);
  });
});

describe("the actions of a client on an ACH transfer", () => {
  const next = { decline: "declined", transfer_return: "returned" } as const;
  const rows: [state: InboundAchTransfer["status"], trigger: keyof typeof next, refused: string | null][] = [
    ["pending", "decline", null],
    ["pending", "transfer_return", "no money has moved yet. Decline it instead"],
    ["accepted", "decline", "its money has moved. Return it instead"],
    ["accepted", "transfer_return", null],
    ["declined", "decline", "no money has moved"],
    ["declined", "transfer_return", "no money has moved"],
    ["returned", "decline", "its money went back already"],
    ["returned", "transfer_return", "its money went back already"],
  ];

  /** Brings a transfer into a state by calls of the client and by the clock. */
  const reach: Record<InboundAchTransfer["status"], () => InboundAchTransfer> = {
    pending: () => waiting(-300),
    accepted: () => create(-300),
    declined: () => bank.inboundAchTransfers.decline(waiting(-300).id),
    returned: () => bank.inboundAchTransfers.transferReturn(create(-300).id, { reason: "duplicate_entry" }),
  };

  test.each(rows)("applies the state table of inbound ACH transfers: %s by %s", (state, trigger, refused) => {
    const { id, status } = reach[state]();
    expect(status).toBe(state);
    const before = stateText(bank);
    const body = trigger === "decline" ? undefined : { reason: "duplicate_entry" };
    const answer = send(bank, post(`${path}/${id}/${trigger}`, body));
    if (refused === null) {
      expect(bank.inboundAchTransfers.retrieve(id).status).toBe(next[trigger]);
      return;
    }
    expect(refusalOf(answer)).toEqual(notNow);
    expect(answer.body.detail).toBe(`${id} is ${state}, so "${trigger}" is refused: ${refused}.`);
    expect(stateText(bank)).toBe(before);
  });

  test("has a row for every state and action of inbound ACH transfers", () => {
    const pairs = Object.entries(inboundAchTransferStates).flatMap(([state, moves]) =>
      Object.keys(moves).map((trigger) => [state, trigger]),
    );
    expect(rows.map(([state, trigger]) => [state, trigger]).sort()).toEqual(pairs.sort());
  });
});

describe("GET /inbound_ach_transfers", () => {
  test("lists ACH transfers newest first, by Account, Account Number, status and time (D-09, D-26)", () => {
    const other = bank.accounts.create({ name: "Other" });
    const second = bank.accountNumbers.create({ account_id: other.id, name: "Second" });
    const credit = create(1);
    const declined = create(-9_999);
    bank.clock.advance({ hours: 1 });
    const pending = waiting(5, { account_number_id: second.id, resolve_at: "2026-01-02T00:00:00Z" });
    const found = (query: string) =>
      send<InboundAchTransferList>(bank, { method: "GET", path: `${path}?${query}` }).body.data;
    expect(found("")).toEqual([pending, declined, credit]);
    expect(found(`account_id=${account.id}`)).toEqual([declined, credit]);
    expect(found(`account_number_id=${second.id}`)).toEqual([pending]);
    expect(found("status.in=accepted,pending")).toEqual([pending, credit]);
    expect(found(`status.in=declined&account_id=${other.id}`)).toEqual([]);
    expect(found(`created_at.after=${START}`)).toEqual([pending]);
    expect(found("account_id=account_of_nobody")).toEqual([]);
  });
});

describe("a pending ACH transfer", () => {
  test("resolves a pending ACH transfer separately in a fork and in a bank restored from JSON", () => {
    const transfer = waiting(-300, { decline_reason: "duplicate_entry" });
    const fork = bank.fork();
    const json = JSON.parse(JSON.stringify(bank.snapshot())) as SnapshotJson;
    const restored = createBank();
    restored.restore(json);
    bank.inboundAchTransfers.decline(transfer.id);
    for (const each of [bank, fork, restored]) each.clock.advance({ hours: 1 });
    const reasons = [bank, fork, restored].map(
      (each) => each.inboundAchTransfers.retrieve(transfer.id).decline?.reason,
    );
    expect(reasons).toEqual(["payment_stopped", "duplicate_entry", "duplicate_entry"]);
  });
});

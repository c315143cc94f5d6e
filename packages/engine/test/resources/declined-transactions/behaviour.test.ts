import { type Account, type DeclinedTransaction, declinedTransactionCategories } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { worldOf } from "../../../src/bank/open-bank.ts";
import { declinedBy } from "../../../src/declines/decline-rule.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { declinedTransactionSource } from "../../../src/objects/sources.ts";
import { type Decline, decline } from "../../../src/rails/decline.ts";
import type { World } from "../../../src/state/world.ts";
import { expectFilters } from "../../support/filters.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, refusalOf, send } from "../../support/send.ts";
import { pagesOf } from "../../support/walk.ts";

const START = "2026-01-01T00:00:00.000Z";
const PATH = "/declined_transactions";
const number = { id: "account_number_1", type: "account_number" } as const;
const card = { id: "card_1", type: "card" } as const;

let bank: Bank;
let world: World;
let one: Account;
let two: Account;
beforeEach(() => {
  bank = createBank();
  world = worldOf(bank);
  one = bank.accounts.create({ name: "One" });
  two = bank.accounts.create({ name: "Two" });
});

const other = {
  description: "Other",
  rail: "wire",
  decision: declinedBy("network", "other"),
  subject: "inbound_wire_transfer_1",
  source: () => declinedTransactionSource("other", {}),
} as const;

/** A category whose details have a field with the id of the Declined Transaction. */
function rejection(amount: number): Decline {
  return {
    amount: -amount, // D-75
    description: "Check deposit rejection",
    rail: "check_deposit",
    decision: declinedBy("network", "duplicate"),
    subject: "check_deposit_1",
    source: (declined_transaction_id) =>
      declinedTransactionSource("check_deposit_rejection", {
        amount,
        check_deposit_id: "check_deposit_1",
        currency: "USD",
        declined_transaction_id,
        reason: "duplicate",
        rejected_at: START,
      }),
  };
}

describe("recording a decline", () => {
  test("records a decline as it was presented, with the record's id in its details (D-14, D-75, D-82) [declined-source]", () => {
    const declined = decline(world, one, rejection(500));
    expect(declined).toEqual({
      id: expect.stringMatching(/^declined_transaction_[0-9a-z]{20}$/),
      account_id: one.id,
      amount: -500,
      created_at: START,
      currency: "USD",
      description: "Check deposit rejection",
      route_id: null,
      route_type: null,
      source: {
        ...Object.fromEntries(declinedTransactionCategories.map((category) => [category, null])),
        category: "check_deposit_rejection",
        check_deposit_rejection: expect.objectContaining({ amount: 500, declined_transaction_id: declined.id }),
      },
      type: "declined_transaction",
    });
  });

  test("records the route of a decline [declined-route]", () => {
    expect(decline(world, one, { ...other, amount: 7, route: card })).toMatchObject({
      route_id: card.id,
      route_type: "card",
    });
  });

  test("emits `declined_transaction.created` and no other Event for a decline (D-94) [event-declined-transaction-created]", () => {
    let declined: DeclinedTransaction | undefined;
    const events = eventsOf(bank, () => (declined = decline(world, one, rejection(1))));
    expect(events).toEqual([["declined_transaction.created", declined?.id]]);
  });

  test("moves no money when it records a decline", () => {
    const before = bank.accounts.balance(one.id);
    decline(world, one, rejection(1));
    expect(bank.accounts.balance(one.id)).toEqual(before);
    expect(bank.transactions.list().data).toEqual([]);
    expect(bank.audit()).toEqual([]);
  });

  test("records a decline on a closed Account (D-39)", () => {
    const closed = bank.accounts.close(one.id);
    expect(bank.declinedTransactions.retrieve(decline(world, closed, rejection(1)).id).account_id).toBe(one.id);
    expect(bank.audit()).toEqual([]);
  });
});

describe("GET /declined_transactions", () => {
  const hour = (count: number) => `2026-01-01T0${count}:00:00.000Z`;
  let all: DeclinedTransaction[];
  beforeEach(() => {
    const rows: [Account, Decline][] = [
      [one, rejection(1)],
      [two, { ...other, amount: 2, route: number }],
      [one, { ...other, amount: 3, route: card }],
      [two, rejection(4)],
      [one, { ...other, amount: 5, route: number }],
    ];
    all = rows.map(([account, declined]) => {
      const made = decline(world, account, declined);
      bank.clock.advance({ hours: 1 });
      return made;
    });
  });

  test("returns the Declined Transactions that match every filter, for every combination of filters (D-09, D-26) [declined-list]", () => {
    expectFilters({
      list: bank.declinedTransactions.list,
      all: all.toReversed(),
      filters: {
        account_id: [undefined, one.id, two.id, "account_of_nobody"],
        route_id: [undefined, number.id, card.id, "route_of_nobody"],
        category: [
          undefined,
          { in: ["other"] },
          { in: ["check_deposit_rejection"] },
          { in: ["wire_decline"] },
          { in: ["other", "check_deposit_rejection"] },
        ],
        created_at: [
          undefined,
          { after: hour(1) },
          { on_or_after: hour(1), before: hour(3) },
          { on_or_before: hour(2) },
        ],
      },
      fields: { category: ({ source }) => source.category },
    });
  });

  test.each([
    ["", [5, -4, 3, 2, -1]],
    ["?limit=2", [5, -4]],
    ["?category.in=check_deposit_rejection", [-4, -1]],
    ["?category.in=other,wire_decline", [5, 3, 2]],
    ["?route_id=account_number_1", [5, 2]],
    ["?created_at.before=2026-01-01T01:00:00Z", [-1]],
  ])("accepts the Declined Transaction list query %s", (query, expected) => {
    const { body } = send<{ data: DeclinedTransaction[] }>(bank, { method: "GET", path: `${PATH}${query}` });
    expect(body.data.map(({ amount }) => amount)).toEqual(expected);
  });

  test("lists every Declined Transaction exactly once across pages", () => {
    const pages = pagesOf((cursor) => bank.declinedTransactions.list({ limit: 3, ...(cursor ? { cursor } : {}) }));
    expect(pages).toEqual([all.toReversed().slice(0, 3), all.toReversed().slice(3)]);
  });

  test.each([
    ["category.in=gift", "query.category.in.0"],
    ["category=other", "query.category"],
    ["account_id=", "query.account_id"],
    ["route_id=", "query.route_id"],
    ["status=declined", "query.status"],
  ])("refuses the Declined Transaction list query %s", (query, field) => {
    expect(refusalOf(send(bank, { method: "GET", path: `${PATH}?${query}` }))).toEqual(invalid(field));
  });
});

describe("GET /declined_transactions/{declined_transaction_id}", () => {
  test("retrieves a Declined Transaction [declined-retrieve]", () => {
    const declined = decline(world, one, rejection(1));
    const answer = send(bank, { method: "GET", path: `${PATH}/${declined.id}` });
    expect([answer.status, answer.body]).toEqual([200, declined]);
  });

  test.each([
    ["nothing", () => "declined_transaction_0"],
    ["an Account", () => one.id],
  ])("refuses the id of %s in the path of a Declined Transaction (D-28)", (_, idOf) => {
    expect(refusalOf(send(bank, { method: "GET", path: `${PATH}/${idOf()}` }))).toEqual(notFound);
  });
});

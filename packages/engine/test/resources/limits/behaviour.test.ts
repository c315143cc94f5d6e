import type { Account, AccountNumber, Card, Limit } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { limitStates } from "../../../src/resources/limits/states.ts";
import { expectFilters } from "../../support/filters.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";
import { pagesOf } from "../../support/walk.ts";

const START = "2026-01-01T00:00:00.000Z";
const terms = { metric: "volume", value: 500, interval: "day" } as const;

let bank: Bank;
let account: Account;
let accountNumber: AccountNumber;
let card: Card;
beforeEach(() => {
  bank = createBank();
  account = bank.accounts.create({ name: "Operating" });
  accountNumber = bank.accountNumbers.create({ account_id: account.id, name: "Payables" });
  card = bank.cards.create({ account_id: account.id });
});

type Model = "account" | "account_number" | "card";
const models: Model[] = ["account", "account_number", "card"];
function idOf(model: Model): Limit["model_id"] {
  return { account, account_number: accountNumber, card }[model].id;
}

function limitOn(model: Model): Limit {
  return bank.limits.create({ ...terms, model_id: idOf(model) });
}

describe("POST /limits", () => {
  test.each(models)(
    "creates an active Limit on a model of type %s, and derives `model_type` from the id (D-71) [limit-models]",
    (model) => {
      const body = { ...terms, model_id: idOf(model) };
      const answer = send<Limit>(bank, { method: "POST", path: "/limits", body });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        ...terms,
        id: expect.stringMatching(/^limit_[0-9a-z]{20}$/),
        created_at: START,
        idempotency_key: null,
        model_id: idOf(model),
        model_type: model,
        status: "active",
        type: "limit",
      });
      expect(bank.limits.retrieve(answer.body.id)).toEqual(answer.body);
    },
  );

  test.each([
    ...(["transaction", "day", "week", "month", "year", "all_time"] as const).map((interval) => ({ interval })),
    { metric: "count" as const },
    { value: 0 },
    { value: Number.MAX_SAFE_INTEGER },
  ])("creates a Limit with %o (D-71) [limit-terms]", (params) => {
    expect(bank.limits.create({ ...terms, model_id: account.id, ...params })).toMatchObject(params);
  });

  test("keeps the idempotency key of a Limit, and creates one Limit for a repeated request (D-07) [idempotency-field]", () => {
    const params = { ...terms, model_id: account.id };
    const first = bank.limits.create(params, { idempotencyKey: "limit-1" });
    expect(first.idempotency_key).toBe("limit-1");
    expect(bank.limits.create(params, { idempotencyKey: "limit-1" })).toEqual(first);
    expect(bank.limits.list().data).toEqual([first]);
  });

  test("emits no Event when a Limit is created (D-94) [event-limits-none]", () => {
    expect(eventsOf(bank, () => limitOn("card"))).toEqual([]);
  });

  test.each<[string, object, ReturnType<typeof refusalOf>]>([
    ["no metric", { metric: undefined }, invalid("metric")],
    ["an unknown metric", { metric: "weight" }, invalid("metric")],
    ["no model_id", { model_id: undefined }, invalid("model_id")],
    ["an empty model_id", { model_id: "" }, invalid("model_id")],
    ["no value", { value: undefined }, invalid("value")],
    ["a value below zero (D-71)", { value: -1 }, invalid("value")],
    ["a value as text", { value: "500" }, invalid("value")],
    ["a value past the safe integers (D-41)", { value: Number.MAX_SAFE_INTEGER + 1 }, invalid("value")],
    ["no interval (D-70)", { interval: undefined }, invalid("interval")],
    ["an unknown interval", { interval: "hour" }, invalid("interval")],
    ["an interval that is null", { interval: null }, invalid("interval")],
    ["a status", { status: "inactive" }, invalid("status")],
    ["an Account that does not exist (D-71)", { model_id: "account_0" }, notFound],
    ["an Account Number that does not exist (D-71)", { model_id: "account_number_0" }, notFound],
    ["a Card that does not exist (D-71)", { model_id: "card_0" }, notFound],
    ["a Card Payment (D-71)", { model_id: "card_payment_0" }, invalid("model_id")],
    ["a Physical Card (D-71)", { model_id: "physical_card_0" }, invalid("model_id")],
    ["an Account Statement (D-71)", { model_id: "account_statement_0" }, invalid("model_id")],
    ["an Entity (D-71)", { model_id: "entity_0" }, invalid("model_id")],
    ["a string that is not an id (D-71)", { model_id: "cards" }, invalid("model_id")],
  ])("refuses to create a Limit with %s [limits-create, error-limit-interval]", (_, fault, expected) => {
    const body = { ...terms, model_id: account.id, ...fault };
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: "/limits", body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test.each(models)(
    "refuses to create a Limit on a closed Account, by the id of the %s (D-39) [account-closed-no-activity]",
    (model) => {
      bank.accounts.close(account.id);
      const before = stateText(bank);
      const body = { ...terms, model_id: idOf(model) };
      expect(refusalOf(send(bank, { method: "POST", path: "/limits", body }))).toEqual(notNow);
      expect(stateText(bank)).toBe(before);
    },
  );
});

describe("GET /limits", () => {
  let all: Limit[];
  beforeEach(() => {
    all = ([...models, ...models] as const).map((model, index) => {
      const params = { ...terms, model_id: idOf(model), value: index };
      const { id } = bank.limits.create(params, index < 3 ? { idempotencyKey: `key-${index}` } : {});
      bank.clock.advance({ hours: 1 });
      return bank.limits.update(id, { status: index % 2 === 0 ? "active" : "inactive" });
    });
  });

  test("returns the Limits that match every filter, for every combination of filters (D-08, D-09, D-26) [limits-list]", () => {
    const hour = (count: number) => `2026-01-01T0${count}:00:00.000Z`;
    expectFilters({
      list: bank.limits.list,
      all: all.toReversed(),
      filters: {
        model_id: [undefined, ...models.map(idOf), "account_of_nobody"],
        status: [undefined, "active", "inactive"],
        idempotency_key: [undefined, "key-1", "key-of-nobody"],
        created_at: [
          undefined,
          { after: hour(1) },
          { on_or_after: hour(1), before: hour(4) },
          { on_or_before: hour(2) },
        ],
      },
    });
  });

  test.each([
    ["", [5, 4, 3, 2, 1, 0]],
    ["?limit=2", [5, 4]],
    ["?status=inactive", [5, 3, 1]],
    ["?idempotency_key=key-2", [2]],
    ["?model_id=limit_of_somebody", []],
    ["?created_at.after=2026-01-01T03:00:00Z", [5, 4]],
  ])("accepts the Limit list query %s", (query, expected) => {
    const { body } = send<{ data: Limit[] }>(bank, { method: "GET", path: `/limits${query}` });
    expect(body.data.map(({ value }) => value)).toEqual(expected);
  });

  test("lists every Limit exactly once across pages", () => {
    const pages = pagesOf((cursor) => bank.limits.list({ limit: 4, ...(cursor ? { cursor } : {}) }));
    expect(pages.map((page) => page.map(({ value }) => value))).toEqual([
      [5, 4, 3, 2],
      [1, 0],
    ]);
  });

  test.each([
    ["status=gone", "query.status"],
    ["status.in=active", "query.status.in"],
    ["model_id=", "query.model_id"],
    ["idempotency_key=", "query.idempotency_key"],
    ["metric=count", "query.metric"],
  ])("refuses the Limit list query %s", (query, field) => {
    expect(refusalOf(send(bank, { method: "GET", path: `/limits?${query}` }))).toEqual(invalid(field));
  });
});

describe("GET /limits/{limit_id}", () => {
  test.each([
    ["nothing", () => "limit_0"],
    ["an Account", () => account.id],
  ])("refuses the id of %s in the path of a Limit (D-28)", (_, id) => {
    expect(refusalOf(send(bank, { method: "GET", path: `/limits/${id()}` }))).toEqual(notFound);
  });
});

describe("PATCH /limits/{limit_id}", () => {
  test.each([
    ["active", "active"],
    ["active", "inactive"],
    ["inactive", "active"],
    ["inactive", "inactive"],
  ] as const)(
    "updates a Limit's status from %s to %s, and emits no Event (D-40, D-94) [limit-status, limits-retrieve]",
    (from, to) => {
      const limit = limitOn("account_number");
      bank.limits.update(limit.id, { status: from });
      const act = () =>
        expect(send(bank, { method: "PATCH", path: `/limits/${limit.id}`, body: { status: to } })).toMatchObject({
          status: 200,
          body: { ...limit, status: to },
        });
      expect(eventsOf(bank, act)).toEqual([]);
      expect(bank.limits.retrieve(limit.id)).toEqual({ ...limit, status: to });
      expect(limitStates[from][to]).toBe(to);
    },
  );

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["no status", {}, invalid("status")],
    ["an unknown status", { status: "canceled" }, invalid("status")],
    ["a value", { status: "active", value: 1 }, invalid("value")],
  ])("refuses to update a Limit with %s [limits-update]", (_, body, expected) => {
    const { id } = limitOn("account");
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/limits/${id}`, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test("updates a Limit of a closed Account (D-39)", () => {
    const { id } = limitOn("account");
    bank.accounts.close(account.id);
    expect(bank.limits.update(id, { status: "inactive" }).status).toBe("inactive");
  });
});

describe("any number of Limits", () => {
  test("creates any number of Limits on one model, also with the same terms [limit-any-number]", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    const terms = { metric: "count", model_id: account.id, value: 1, interval: "day" } as const;
    const made = Array.from({ length: 150 }, () => bank.limits.create(terms).id);
    const first = bank.limits.list({ model_id: account.id });
    const second = bank.limits.list({ model_id: account.id, cursor: first.next_cursor as string });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.toReversed());
  });
});

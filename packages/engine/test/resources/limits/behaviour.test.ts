import type { Account, AccountNumber, Card, Limit } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { invalid, notNow, refusalOf, send, stateText } from "../../support/send.ts";

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

  test.each(["card_payment_0", "physical_card_0", "account_statement_0", "entity_0", "cards"])(
    "refuses to create a Limit on another object than an Account, Account Number or Card: %s (D-71) [limits-create]",
    (model_id) => {
      const answer = send(bank, { method: "POST", path: "/limits", body: { ...terms, model_id } });
      expect(refusalOf(answer)).toEqual(invalid("model_id"));
    },
  );

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

describe("PATCH /limits/{limit_id}", () => {
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

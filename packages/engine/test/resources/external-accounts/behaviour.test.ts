import type { ExternalAccount, ExternalAccountCreateParams } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { send } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const path = "/external_accounts";

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

const landlord: ExternalAccountCreateParams = {
  account_number: "9900000001",
  description: "Landlord",
  routing_number: "110000000",
};
const whole = { ...landlord, account_holder: "business", funding: "general_ledger" } as const;

describe("POST /external_accounts", () => {
  test("creates an active External Account, returns its numbers in full, and emits `external_account.created`", () => {
    let id = "";
    const events = eventsOf(bank, () => {
      const headers = { "idempotency-key": "landlord" };
      const answer = send<ExternalAccount>(bank, { method: "POST", path, body: whole, headers });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        ...whole,
        id: expect.stringMatching(/^external_account_[0-9a-z]{20}$/),
        created_at: START,
        idempotency_key: "landlord",
        status: "active",
        type: "external_account",
      });
      id = answer.body.id;
    });
    expect(events).toEqual([["external_account.created", id]]);
    expect(bank.audit()).toEqual([]);
  });

  test("creates a checking account of an unknown holder by default", () => {
    expect(bank.externalAccounts.create(landlord)).toMatchObject({
      account_holder: "unknown",
      funding: "checking",
      idempotency_key: null,
    });
  });

  test("stores the same numbers twice", () => {
    const both = [bank.externalAccounts.create(landlord), bank.externalAccounts.create(landlord)];
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
    expect(bank.externalAccounts.list({ routing_number: landlord.routing_number }).data).toEqual(both.toReversed());
  });

  test("refuses a routing number with a wrong checksum, and numbers in another form (O-01)", () => {
    const body = { ...landlord, routing_number: "110000001", account_number: "99-1" };
    expect(send(bank, { method: "POST", path, body })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: "account_number", message: "must be 1 to 17 letters and digits" },
          { field: "routing_number", message: "must have a right ABA checksum: check each of the 9 digits" },
        ],
      },
    });
    expect(bank.externalAccounts.list().data).toEqual([]);
  });
});

describe("PATCH /external_accounts/{external_account_id}", () => {
  const patch = (id: string, body: object) =>
    send<ExternalAccount>(bank, { method: "PATCH", path: `${path}/${id}`, body });

  test("changes holder, description, funding and state, and nothing else", () => {
    const account = bank.externalAccounts.create(whole);
    bank.clock.advance({ hours: 1 });
    const changes = { account_holder: "individual", description: "Old landlord", funding: "other", status: "archived" };
    const events = eventsOf(bank, () => {
      expect(patch(account.id, changes)).toMatchObject({ status: 200, body: { ...account, ...changes } });
    });
    expect(events).toEqual([["external_account.updated", account.id]]);
    expect(bank.externalAccounts.retrieve(account.id)).toEqual({ ...account, ...changes });
  });

  test.each([{ account_number: "1" }, { routing_number: "101050001" }, { account_holder: "unknown" }])(
    "refuses other numbers, and a holder that is not known: %j",
    (body) => {
      const account = bank.externalAccounts.create(whole);
      expect(patch(account.id, body)).toMatchObject({
        status: 400,
        body: { errors: [{ field: Object.keys(body)[0] }] },
      });
      expect(bank.externalAccounts.retrieve(account.id)).toEqual(account);
    },
  );

  test("keeps the holder unknown until it is given", () => {
    const { id } = bank.externalAccounts.create(landlord);
    expect(patch(id, { status: "archived" }).body.account_holder).toBe("unknown");
    expect(patch(id, { account_holder: "individual" }).body).toMatchObject({
      account_holder: "individual",
      status: "archived",
    });
  });
});

describe("GET /external_accounts", () => {
  test("lists archived External Accounts, too, and those with a routing number or state", () => {
    const [one, other] = [bank.externalAccounts.create(landlord), bank.externalAccounts.create(landlord)];
    const archived = bank.externalAccounts.update(one.id, { status: "archived" });
    const elsewhere = bank.externalAccounts.create({ ...landlord, routing_number: "122000030" });
    const list = (query: string) =>
      send<{ data: ExternalAccount[] }>(bank, { method: "GET", path: `${path}${query}` }).body.data;
    expect(list("")).toEqual([elsewhere, other, archived]);
    expect(list("?status.in=archived")).toEqual([archived]);
    expect(list("?routing_number=110000000")).toEqual([other, archived]);
    // A filter may be a number that no bank has.
    expect(list("?routing_number=11000000x")).toEqual([]);
  });
});

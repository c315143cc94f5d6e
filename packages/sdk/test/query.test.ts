import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { toQuery } from "../src/core/query.ts";
import { BankArgumentError } from "../src/errors/bank-argument-error.ts";
import { clientOf, errorOf } from "./client.ts";

/** An instant as date libraries have it. */
class Instant {
  readonly $d = new Date(0);
  toJSON() {
    return this.$d.toISOString();
  }
}

/** Parameters that a framework has made of a request. */
class ListQuery {
  limit = 2;
}

describe("parameters in the query", () => {
  test.each<[object | undefined, string]>([
    [undefined, ""],
    [null as never, ""],
    [{}, ""],
    [{ limit: undefined, status: {} }, ""],
    [{ limit: 2 }, "?limit=2"],
    [new ListQuery(), "?limit=2"],
    [runInNewContext("({ status: { in: ['open'] } })"), "?status.in=open"],
    [{ status: Object.assign(Object.create(null), { in: ["open"] }) }, "?status.in=open"],
    [{ cursor: "a+b/c=" }, "?cursor=a%2Bb%2Fc%3D"],
    [{ idempotency_key: "a, b & c=d #é" }, "?idempotency_key=a%2C%20b%20%26%20c%3Dd%20%23%C3%A9"],
    [{ status: { in: ["open"] } }, "?status.in=open"],
    [{ status: { in: ["open", "closed"] } }, "?status.in=open%2Cclosed"],
    [{ status: { in: [] } }, "?status.in="],
    [{ created_at: { on_or_after: "2026-01-01T00:00:00Z" } }, "?created_at.on_or_after=2026-01-01T00%3A00%3A00Z"],
    [{ at_time: new Date(Date.UTC(2026, 0, 1)) }, "?at_time=2026-01-01T00%3A00%3A00.000Z"],
    [{ a: true, b: 0, c: "" }, "?a=true&b=0&c="],
    [
      { limit: 5, order_by: { field: "created_at", direction: "ascending" }, cursor: undefined },
      "?limit=5&order_by.field=created_at&order_by.direction=ascending",
    ],
    [{ "odd name&": 1 }, "?odd%20name%26=1"],
  ])("the query of %j is %j", (params, query) => {
    expect(toQuery(params)).toBe(query);
  });

  test.each<[object, string]>([
    [{ created_at: { after: null } }, "Failed to use created_at.after: it must be left out or a value, not null."],
    [{ status: { in: ["open", null] } }, "Failed to use status.in: it must be left out or a value, not null."],
    [{ status: { in: [undefined] } }, "Failed to use status.in: it must be left out or a value, not undefined."],
    [{ status: { in: [{ is: 1 }] } }, 'Failed to use status.in: it must be left out or a value, not {"is":1}.'],
    ["open" as never, 'Failed to use params: it must be left out or a plain object, not "open".'],
    [
      { created_at: { after: new Instant() } },
      "Failed to use created_at.after: it must be left out or a value, not Instant.",
    ],
    [new Map([["limit", 1]]), "Failed to use params: it must be left out or a plain object, not Map."],
    [
      new URLSearchParams("limit=1"),
      "Failed to use params: it must be left out or a plain object, not URLSearchParams.",
    ],
    [[1], "Failed to use params: it must be left out or a plain object, not [1]."],
    [{ status: { in: ["open,closed"] } }, 'Failed to use status.in: it must be without commas, unlike "open,closed".'],
    [{ at_time: new Date(Number.NaN) }, "Failed to use at_time: it must be a valid date."],
    [{ cursor: "\ud800" }, 'Failed to use cursor: it must be without half a surrogate pair, unlike "\\ud800".'],
    [
      { status: { in: ["\udcb6"] } },
      'Failed to use status.in: it must be without half a surrogate pair, unlike "\\udcb6".',
    ],
    [{ "\ud800": 1 }, 'Failed to use \ud800: it must be without half a surrogate pair, unlike "1".'],
  ])("the query parameters %j are refused, and the error names the parameter", (params, message) => {
    expect(() => toQuery(params)).toThrow(new BankArgumentError(`[sandbank] ${message}`));
  });

  test("query parameters that cannot be sent reject the call before a request is sent", async () => {
    const { client, requests } = clientOf([{}]);
    const calls = [
      client.accounts.list({ limit: null as never }),
      client.accounts.list("open" as never),
      client.accounts.balance("account_1", { at_time: null as never }),
    ];
    for (const call of calls) expect(await errorOf(call)).toBeInstanceOf(TypeError);
    expect(requests).toHaveLength(0);
  });
  test("query parameters may be null, which means none", async () => {
    const { client, requests } = clientOf([{ body: { data: [], next_cursor: null } }]);
    await client.accounts.list(null as never);
    await client.accounts.list(null as never).toArray({ limit: 1 });
    expect(requests.map(({ url }) => url)).toEqual([
      "https://bank.test/accounts",
      "https://bank.test/accounts?limit=1",
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { BankArgumentError } from "../src/errors/bank-argument-error.ts";
import type { FetchLike } from "../src/index.ts";
import { clientOf } from "./client.ts";
import type { Answer } from "./scripted-fetch.ts";

const first = page(["account_1", "account_2"], "c1");
const second = page(["account_3", "account_4"], "c2");
const last = page(["account_5"], null);

describe("a list", () => {
  test("a list sends no request until it is used", async () => {
    const { client, requests } = clientOf([first]);
    const list = client.accounts.list();
    list.pages();
    list[Symbol.asyncIterator]();
    await Promise.resolve();
    expect(requests).toHaveLength(0);
  });

  test("an awaited list is a page equal to the response of the API", async () => {
    const { client, requests } = clientOf([first]);
    const answer = await client.accounts.list({ limit: 2 });
    expect(answer).toEqual(first.body);
    expect(JSON.stringify(answer)).toBe(JSON.stringify(first.body));
    expect(answer.hasNextPage).toBe(true);
    expect(requests.map(({ url }) => url)).toEqual(["https://bank.test/accounts?limit=2"]);
  });

  test("a list sends one request, even if it is awaited several times", async () => {
    const { client, requests } = clientOf([first]);
    const list = client.accounts.list();
    expect(await list).toBe(await list);
    expect(requests).toHaveLength(1);
  });

  test("a list that fails rejects when awaited and when iterated", async () => {
    const { client } = clientOf([{ status: 404, body: { type: "object_not_found_error", title: "None." } }]);
    await expect(client.accounts.list()).rejects.toMatchObject({ type: "object_not_found_error" });
    await expect(idsOf(client.accounts.list())).rejects.toMatchObject({ type: "object_not_found_error" });
  });

  test("a list iterates from page to page, with its filters and options", async () => {
    const { client, requests } = clientOf([first, second, last]);
    const list = client.accounts.list({ limit: 2, status: { in: ["open"] } });
    expect(await idsOf(list)).toEqual(["account_1", "account_2", "account_3", "account_4", "account_5"]);
    expect(requests.map(({ url }) => url)).toEqual([
      "https://bank.test/accounts?limit=2&status.in=open",
      "https://bank.test/accounts?limit=2&status.in=open&cursor=c1",
      "https://bank.test/accounts?limit=2&status.in=open&cursor=c2",
    ]);
  });

  test("a list replaces the cursor that it began with", async () => {
    const { client, requests } = clientOf([second, last]);
    await idsOf(client.accounts.list({ cursor: "c1" }));
    expect(requests.map(({ url }) => url)).toEqual([
      "https://bank.test/accounts?cursor=c1",
      "https://bank.test/accounts?cursor=c2",
    ]);
  });

  test("a list requests a page only when its first object is needed", async () => {
    const { client, requests } = clientOf([first, second, last]);
    const seen: number[] = [];
    for await (const account of client.accounts.list()) {
      seen.push(requests.length);
      if (account.id === "account_3") break;
    }
    expect(seen).toEqual([1, 1, 2]);
    expect(requests).toHaveLength(2);
  });

  test.each<[string, (list: Iterable<unknown>) => unknown]>([
    [
      "for (... of list)",
      (list) => {
        for (const _ of list);
      },
    ],
    ["[...list]", (list) => [...list]],
    ["Array.from(list)", (list) => Array.from(list)],
  ])("a list refuses %s, and says to use for await", (_name, use) => {
    const { client, requests } = clientOf([first]);
    expect(() => use(client.accounts.list() as unknown as Iterable<unknown>)).toThrow(
      new BankArgumentError("[sandbank] Failed to use a list: it must be iterated with `for await`."),
    );
    expect(requests).toHaveLength(0);
  });

  test("a list yields its pages one by one", async () => {
    const { client } = clientOf([first, second, last]);
    const sizes: number[] = [];
    for await (const { data } of client.accounts.list().pages()) sizes.push(data.length);
    expect(sizes).toEqual([2, 2, 1]);
  });

  test("nextPage returns the next page, and null at the end", async () => {
    const { client, requests } = clientOf([first, last]);
    const next = await (await client.accounts.list()).nextPage();
    expect(next).toEqual(last.body);
    expect(next?.hasNextPage).toBe(false);
    expect(await next?.nextPage()).toBeNull();
    expect(requests).toHaveLength(2);
  });

  test("an empty list yields nothing", async () => {
    const { client, requests } = clientOf([page([], null)]);
    expect(await idsOf(client.accounts.list())).toEqual([]);
    expect(requests).toHaveLength(1);
  });
});

describe("a list of Events, oldest first", () => {
  const oldestFirst = { order_by: { field: "created_at", direction: "ascending" } } as const;

  test.each<[string, readonly Answer[], readonly string[]]>([
    [
      "ends at an empty page",
      [page(["event_1"], "c1"), page(["event_2"], "c2"), page([], "c2")],
      ["event_1", "event_2"],
    ],
    ["ends at once where there is none", [page([], "c0")], []],
    ["ends at an empty page with a new cursor", [page(["event_1"], "c1"), page([], "c9")], ["event_1"]],
  ])("a list of Events, oldest first, %s, although there is a cursor", async (_name, answers, ids) => {
    const { client, requests } = clientOf(answers);
    expect(await idsOf(client.events.list(oldestFirst))).toEqual(ids);
    expect(requests).toHaveLength(answers.length);
  });

  test("the last page of Events, oldest first, has the cursor to resume from", async () => {
    const { client } = clientOf([page(["event_1"], "c1"), page([], "c1")]);
    let cursor: string | null = null;
    for await (const { next_cursor } of client.events.list(oldestFirst).pages()) cursor = next_cursor;
    expect(cursor).toBe("c1");
  });

  test("an empty page of Events, oldest first, has no next page", async () => {
    const { client, requests } = clientOf([page([], "c0")]);
    const answer = await client.events.list(oldestFirst);
    expect([answer.hasNextPage, await answer.nextPage()]).toEqual([false, null]);
    expect(requests).toHaveLength(1);
  });
});

describe("toArray", () => {
  const refusedLimit =
    "[sandbank] Failed to use toArray(): it must be called with a limit of 0 or more: toArray({ limit: 1_000 }), or Infinity for all.";

  test.each<[string, number, number | undefined, number, readonly number[]]>([
    ["nothing", 0, undefined, 0, []],
    ["less than a page", 3, undefined, 3, [3]],
    ["a page", 100, undefined, 100, [100]],
    ["more than a page", 130, undefined, 130, [100, 30]],
    ["more than the list has", 500, undefined, 250, [100, 100, 100]],
    ["everything", Number.POSITIVE_INFINITY, undefined, 250, [100, 100, 100]],
    ["pages of a different size", 25, 10, 25, [10, 10, 5]],
    ["less than such a page", 4, 10, 4, [4]],
  ])("toArray returns %s and requests no more", async (_name, limit, pageSize, length, limits) => {
    const { fetch, asked } = listOf(250);
    const { client } = clientOf([], { fetch });
    const accounts = await client.accounts.list({ limit: pageSize }).toArray({ limit });
    expect(accounts.map(({ id }) => id)).toEqual(Array.from({ length }, (_, index) => `account_${index}`));
    expect(asked).toEqual(limits);
  });

  test("toArray keeps the filters from page to page", async () => {
    const { client, requests } = clientOf([first, last]);
    await client.accounts.list({ status: { in: ["open"] } }).toArray({ limit: 10 });
    expect(requests.map(({ url }) => url)).toEqual([
      "https://bank.test/accounts?status.in=open&limit=10",
      "https://bank.test/accounts?status.in=open&cursor=c1&limit=8",
    ]);
  });

  test("toArray returns no more than its limit, even if the API returns more", async () => {
    const { client } = clientOf([page(["account_1", "account_2", "account_3"], "c1")]);
    expect(await client.accounts.list().toArray({ limit: 2 })).toEqual([{ id: "account_1" }, { id: "account_2" }]);
  });

  test("toArray ends at an empty page of Events, oldest first, although there is a cursor", async () => {
    const { client, requests } = clientOf([page(["event_1"], "c1"), page([], "c1")]);
    const oldestFirst = { order_by: { field: "created_at", direction: "ascending" } } as const;
    expect(await client.events.list(oldestFirst).toArray({ limit: 10 })).toEqual([{ id: "event_1" }]);
    expect(requests).toHaveLength(2);
  });

  test.each([-1, Number.NaN, undefined, 5n, "5"])("toArray refuses the limit %s", async (limit) => {
    const { client, requests } = clientOf([first]);
    await expect(client.accounts.list().toArray({ limit: limit as number })).rejects.toThrow(
      new BankArgumentError(refusedLimit),
    );
    expect(requests).toHaveLength(0);
  });

  test.each([[], [null], [7], [{ max: 7 }]])("toArray refuses to be called with %j", async (...args) => {
    const { client, requests } = clientOf([first]);
    await expect(client.accounts.list().toArray(...(args as unknown as [{ limit: number }]))).rejects.toThrow(
      new BankArgumentError(refusedLimit),
    );
    expect(requests).toHaveLength(0);
  });
});

function page(ids: readonly string[], next_cursor: string | null): Answer {
  return { body: { data: ids.map((id) => ({ id })), next_cursor } };
}

async function idsOf(list: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

/**
 * Creates a list of this many Accounts, whose cursor is the index of the next one, and records the requested limits.
 */
function listOf(total: number): { fetch: FetchLike; asked: number[] } {
  const asked: number[] = [];
  const fetch: FetchLike = async (url) => {
    const query = new URL(url).searchParams;
    const [start, limit] = [Number(query.get("cursor") ?? 0), Number(query.get("limit"))];
    asked.push(limit);
    const end = Math.min(start + limit, total);
    const data = Array.from({ length: end - start }, (_, index) => ({ id: `account_${start + index}` }));
    const text = JSON.stringify({ data, next_cursor: end < total ? String(end) : null });
    return { status: 200, headers: { get: () => null }, text: async () => text };
  };
  return { fetch, asked };
}

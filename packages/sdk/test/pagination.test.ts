import { describe, expect, test } from "vitest";
import type { Page } from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";
import type { Answer } from "./scripted-fetch.ts";
import { macrotask, unhandledRejections } from "./still-time.ts";

const oldestFirst = { order_by: { field: "created_at", direction: "ascending" } } as const;
const refused: Answer = { status: 400, body: { type: "invalid_parameters_error", title: "Bad." } };

type Walk = (client: ReturnType<typeof clientOf>["client"]) => Promise<unknown>;

/** Every way to iterate over a list of Accounts. */
const walks: readonly [string, Walk][] = [
  ["for await", async (client) => idsOf(client.accounts.list())],
  ["for await with prefetch", async (client) => idsOf(client.accounts.list({}, { prefetch: true }))],
  ["pages()", async (client) => (await collect(client.accounts.list().pages())).flatMap(({ data }) => ids(data))],
  ["toArray()", async (client) => ids(await client.accounts.list().toArray({ limit: 1_000 }))],
  ["nextPage()", async (client) => byHand(await client.accounts.list())],
];

describe.each(walks)("an iteration by %s", (_way, walk) => {
  test("an iteration continues after an empty page with a cursor", async () => {
    const { client, requests } = clientOf([page(["1"], "A"), page([], "B"), page([], "C"), page(["2"], null)]);
    expect(await walk(client)).toEqual(["account_1", "account_2"]);
    expect(requests.map(({ url }) => new URL(url).searchParams.get("cursor"))).toEqual([null, "A", "B", "C"]);
  });

  test("an iteration rejects a cursor that leads to itself", async () => {
    const { client, requests } = clientOf([page(["1"], "A")]);
    expect(await errorOf(walk(client))).toMatchObject({ name: "BankApiError", status: 200, type: null, cursor: "A" });
    expect(requests).toHaveLength(2);
  });

  test("an iteration rejects a cursor that returns after another one", async () => {
    const { client, requests } = clientOf([page(["1"], "A"), page(["2"], "B"), page(["3"], "A")]);
    const error = await errorOf(walk(client));
    expect(error).toMatchObject({ name: "BankApiError", cursor: "B" });
    expect((error as Error).message).toContain("The next page is one that came before");
    expect(requests).toHaveLength(3);
  });

  const empties = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => page([], `cursor_${from + index}`));

  test("an iteration ends with an error after 1,000 empty pages in a row", async () => {
    const { client, requests } = clientOf([page(["1"], "A"), ...empties(1_001)]);
    const error = await errorOf(walk(client));
    expect(error).toMatchObject({ name: "BankApiError", status: 200, shouldRetry: false, cursor: "cursor_998" });
    expect((error as Error).message).toContain(
      "1,000 pages in a row are empty. Change the filters, or list from error.cursor later.",
    );
    expect(requests).toHaveLength(1_001);
  });

  test("an iteration continues after fewer empty pages in a row, and after more in all", async () => {
    const pages = [...empties(999), page(["1"], "A"), ...empties(999, 999), page(["2"], null)];
    const { client, requests } = clientOf(pages);
    expect(await walk(client)).toEqual(["account_1", "account_2"]);
    expect(requests).toHaveLength(2_000);
  });

  test("an iteration ends without an error at an empty last page after 999 others", async () => {
    const { client } = clientOf([...empties(999), page([], null)]);
    expect(await walk(client)).toEqual([]);
  });

  test("an iteration rejects with the cursor of the failed page, from which a new list resumes", async () => {
    const { client, requests } = clientOf([page(["1"], "A"), refused, page(["2"], null)]);
    const error = (await errorOf(walk(client))) as { readonly cursor: string | null };
    expect(error).toMatchObject({ type: "invalid_parameters_error", cursor: "A" });
    expect(await idsOf(client.accounts.list(at(error.cursor)))).toEqual(["account_2"]);
    expect(requests.at(-1)?.url).toBe("https://bank.test/accounts?cursor=A");
  });

  test("an iteration rejects with the cursor null if the first page fails", async () => {
    const { client } = clientOf([refused]);
    expect(await errorOf(walk(client))).toMatchObject({ type: "invalid_parameters_error", cursor: null });
  });
});

test("a list that begins at a cursor rejects with that cursor if its first page fails", async () => {
  const { client } = clientOf([refused]);
  expect(await errorOf(client.accounts.list({ cursor: "K" }))).toMatchObject({ cursor: "K" });
});

test("a failure of a call that is not a list has no cursor", async () => {
  const { client } = clientOf([refused]);
  expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ cursor: null });
});

describe("Events, oldest first", () => {
  test.each<[string, Walk]>([
    ["for await", async (client) => idsOf(client.events.list(oldestFirst))],
    ["prefetch", async (client) => idsOf(client.events.list(oldestFirst, { prefetch: true }))],
    ["toArray()", async (client) => ids(await client.events.list(oldestFirst).toArray({ limit: 9 }))],
    ["nextPage()", async (client) => byHand(await client.events.list(oldestFirst))],
  ])("Events, oldest first, end at the first empty page of an iteration by %s", async (_way, walk) => {
    const { client, requests } = clientOf([page(["1"], "A"), page([], "B"), page(["2"], "C")]);
    expect(await walk(client)).toEqual(["account_1"]);
    expect(requests).toHaveLength(2);
  });
});

describe("a page", () => {
  test("a page returns its next page again, after the iteration has continued", async () => {
    const { client } = clientOf([page(["1"], "A"), page(["2"], "B"), page(["3"], null), page(["2"], "B")]);
    const first = await client.accounts.list();
    expect(await byHand(first)).toEqual(["account_1", "account_2", "account_3"]);
    expect(await first.nextPage()).toMatchObject({ data: [{ id: "account_2" }] });
  });

  test("a list can be iterated again from its first page", async () => {
    const pages = [page(["1"], "A"), page(["2"], "B"), page(["3"], null)];
    const { client } = clientOf([...pages, ...pages.slice(1)]);
    const list = client.accounts.list();
    expect(await idsOf(list)).toEqual(await idsOf(list));
  });

  test("a list accepts the cursor of a page unchanged, including null at the end", async () => {
    const { client, requests } = clientOf([page(["1"], "A"), page(["2"], null), page(["1"], "A")]);
    let { next_cursor } = await client.accounts.list();
    ({ next_cursor } = await client.accounts.list(at(next_cursor)));
    await client.accounts.list(at(next_cursor));
    expect(requests.map(({ url }) => url)).toEqual([
      "https://bank.test/accounts",
      "https://bank.test/accounts?cursor=A",
      "https://bank.test/accounts",
    ]);
  });
});

describe("a list as a promise", () => {
  test("a list has catch and finally, and works with Promise.all and Promise.race", async () => {
    const { client } = clientOf([page(["1"], null)]);
    const settled: string[] = [];
    const list = client.accounts.list();
    expect(await list.finally(() => void settled.push("finally"))).toBe(await list);
    expect(await list.catch(() => "caught")).toBe(await list);
    expect(await Promise.all([list, 1])).toEqual([await list, 1]);
    expect(await Promise.race([list])).toBe(await list);
    expect(settled).toEqual(["finally"]);
    expect(Object.prototype.toString.call(list)).toBe("[object PageRequest]");
  });

  test("a list passes a failure to catch, finally and Promise.allSettled, and leaves no rejection unhandled", async () => {
    const unhandled = unhandledRejections();
    const { client, requests } = clientOf([refused]);
    const list = client.accounts.list();
    const error = await list.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ type: "invalid_parameters_error" });
    expect(await errorOf(list.finally())).toBe(error);
    expect(await Promise.allSettled([list])).toEqual([{ status: "rejected", reason: error }]);
    expect(await errorOf(list.withResponse())).toBe(error);
    await macrotask();
    expect(unhandled).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test("withResponse of a list returns its first page with the response, and sends one request", async () => {
    const { client, requests } = clientOf([{ ...page(["1"], "A"), headers: { "x-request-id": "request_1" } }]);
    const list = client.accounts.list();
    const response = await list.withResponse();
    expect(response).toMatchObject({ status: 200, requestId: "request_1" });
    expect(response.data).toBe(await list);
    expect(response.data.hasNextPage).toBe(true);
    expect(requests).toHaveLength(1);
  });
});

describe("prefetch", () => {
  const three = [page(["1", "2"], "A"), page(["3", "4"], "B"), page(["5"], null)];

  test("a list with prefetch requests the next page before the first object of a page is consumed", async () => {
    const { client, requests } = clientOf(three);
    const asked: number[] = [];
    for await (const _account of client.accounts.list({}, { prefetch: true })) asked.push(requests.length);
    expect(asked).toEqual([2, 2, 3, 3, 3]);
  });

  test("a list with prefetch requests each page once, with the filters", async () => {
    const { client, requests } = clientOf(three);
    expect(await idsOf(client.accounts.list({ limit: 2 }, { prefetch: true }))).toHaveLength(5);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      "?limit=2",
      "?limit=2&cursor=A",
      "?limit=2&cursor=B",
    ]);
  });

  test("a list with prefetch leaves no rejection unhandled if the page fails and the iteration ends before it", async () => {
    const unhandled = unhandledRejections();
    const { client, requests } = clientOf([page(["1", "2"], "A"), refused]);
    for await (const _account of client.accounts.list({}, { prefetch: true })) break;
    await macrotask();
    expect(requests).toHaveLength(2);
    expect(unhandled).toEqual([]);
  });

  test("a list with prefetch yields every object of a page before it rejects with the failure of the next one", async () => {
    const { client } = clientOf([page(["1", "2"], "A"), refused]);
    const seen: string[] = [];
    const walk = async () => {
      for await (const { id } of client.accounts.list({}, { prefetch: true })) seen.push(id);
    };
    expect(await errorOf(walk())).toMatchObject({ type: "invalid_parameters_error", cursor: "A" });
    expect(seen).toEqual(["account_1", "account_2"]);
  });
});

/** A query that resumes from the unchanged cursor of a page or of an error. */
function at(cursor: string | null): object {
  return { cursor };
}

function page(numbers: readonly string[], next_cursor: string | null): Answer {
  return { body: { data: numbers.map((number) => ({ id: `account_${number}` })), next_cursor } };
}

function ids(data: readonly { readonly id: string }[]): string[] {
  return data.map(({ id }) => id);
}

async function collect<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of iterable) items.push(item);
  return items;
}

async function idsOf(list: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  return ids(await collect(list));
}

async function byHand(first: Page<{ readonly id: string }>): Promise<string[]> {
  const all: string[] = [];
  for (let page: typeof first | null = first; page !== null; page = await page.nextPage()) all.push(...ids(page.data));
  return all;
}

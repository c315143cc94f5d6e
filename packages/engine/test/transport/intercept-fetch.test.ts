import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { interceptFetch } from "../../src/http.ts";
import { type Bank, createBank, createPlatform } from "../../src/index.ts";

const real = Object.getOwnPropertyDescriptor(globalThis, "fetch") as PropertyDescriptor;
const ownFetch = vi.fn(async (input: Request | string | URL) => new Response(`own ${String(input)}`));
beforeEach(() => {
  ownFetch.mockClear();
  Object.defineProperty(globalThis, "fetch", { ...real, value: ownFetch });
});
afterEach(() => {
  Object.defineProperty(globalThis, "fetch", real);
});

/** The names in the list of Accounts at a URL. */
async function namesAt(url: string | URL | Request, { apiKey }: Bank): Promise<string[]> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${apiKey}` } });
  const { data } = (await response.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}

function bankWith(name: string): Bank {
  const bank = createBank();
  bank.accounts.create({ name });
  return bank;
}

describe("interceptFetch", () => {
  test("sends requests below the base URL in every spelling to the bank, and all others to the original fetch", async () => {
    const bank = bankWith("Operating");
    const { restore } = interceptFetch(bank, { baseUrl: "https://bank.test/v1/" });
    const url = "https://BANK.test:443/v1/accounts?limit=1#top";
    for (const input of [url, new URL(url), new Request(url)])
      expect(await namesAt(input, bank)).toEqual(["Operating"]);
    const init = { method: "GET" };
    for (const other of [
      "https://bank.test/v2/accounts",
      "https://bank.test/v10",
      "http://bank.test/v1/x",
      "/relative",
    ]) {
      expect(await (await fetch(other, init)).text()).toBe(`own ${other}`);
      expect(ownFetch).toHaveBeenLastCalledWith(other, init);
    }
    restore();
  });

  test("sends POST requests to the bank, and simulates its faults", async () => {
    const bank = createBank();
    const { restore } = interceptFetch(bank, { baseUrl: "https://bank.test" });
    const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
    const create = () => fetch("https://bank.test/accounts", { method: "POST", headers, body: '{"name":"Payroll"}' });
    bank.faults.arm({ kind: "drop_before_commit" });
    await expect(create()).rejects.toThrow("fetch failed");
    expect((await create()).status).toBe(200);
    expect(bank.accounts.list().data).toHaveLength(1);
    restore();
  });

  test("intercepts for a platform", async () => {
    const platform = createPlatform();
    platform.live.accounts.create({ name: "Live" });
    const { restore } = interceptFetch(platform, { baseUrl: "https://bank.test" });
    expect(await namesAt("https://bank.test/accounts", platform.live)).toEqual(["Live"]);
    expect(await namesAt("https://bank.test/accounts", platform.sandbox)).toEqual([]);
    restore();
  });

  test.each([
    ["first", [0, 1]],
    ["last", [1, 0]],
  ])("intercepts for two banks at nested base URLs, with the %s restored first", async (_, order) => {
    const banks = [bankWith("One"), bankWith("Two")] as const;
    const urls = ["https://bank.test", "https://bank.test/v2"] as const;
    const both = banks.map((bank, index) => interceptFetch(bank, { baseUrl: urls[index] as string }));
    expect(await namesAt(`${urls[0]}/accounts`, banks[0])).toEqual(["One"]);
    expect(await namesAt(`${urls[1]}/accounts`, banks[1])).toEqual(["Two"]);
    const [first = 0, second = 0] = order;
    both[first]?.restore();
    const names = await namesAt(`${urls[second]}/accounts`, banks[second] as Bank);
    expect(names).toEqual([second === 0 ? "One" : "Two"]);
    both[second]?.restore();
    expect(globalThis.fetch).toBe(ownFetch);
  });

  test.each<[string, PropertyDescriptor]>([
    ["a non-enumerable property", { value: ownFetch, enumerable: false, configurable: true, writable: true }],
    ["a getter", { get: () => ownFetch, set() {}, enumerable: true, configurable: true }],
  ])("restores fetch exactly: %s", (_, descriptor) => {
    Object.defineProperty(globalThis, "fetch", descriptor);
    const { restore } = interceptFetch(createBank(), { baseUrl: "https://bank.test" });
    expect(globalThis.fetch).not.toBe(ownFetch);
    restore();
    expect(Object.getOwnPropertyDescriptor(globalThis, "fetch")).toEqual(descriptor);
  });

  test("does not end a later interception by a second restore()", async () => {
    const bank = bankWith("Operating");
    const first = interceptFetch(createBank(), { baseUrl: "https://bank.test" });
    first.restore();
    const second = interceptFetch(bank, { baseUrl: "https://bank.test" });
    first.restore();
    expect(await namesAt("https://bank.test/accounts", bank)).toEqual(["Operating"]);
    second.restore();
    second.restore();
    expect(globalThis.fetch).toBe(ownFetch);
  });

  test("leaves a fetch that another tool installed later, and passes its requests on", async () => {
    const { restore } = interceptFetch(createBank(), { baseUrl: "https://bank.test" });
    const below = globalThis.fetch;
    const others = vi.fn((input: string) => below(input));
    globalThis.fetch = others as typeof fetch;
    const over = interceptFetch(createBank(), { baseUrl: "https://bank.test" });
    restore();
    over.restore();
    expect(globalThis.fetch).toBe(others);
    expect(await (await fetch("https://bank.test/accounts")).text()).toBe("own https://bank.test/accounts");
  });

  test("refuses a base URL that is already intercepted, in every spelling, and keeps the first", async () => {
    const bank = bankWith("Operating");
    const { restore } = interceptFetch(bank, { baseUrl: "https://bank.test" });
    expect(() => interceptFetch(createBank(), { baseUrl: "HTTPS://bank.test:443/" })).toThrow(
      "[sandbank] Failed to intercept fetch: https://bank.test is already intercepted. Call restore() of that interception first",
    );
    expect(await namesAt("https://bank.test/accounts", bank)).toEqual(["Operating"]);
    restore();
  });

  test.each([
    ["no options", undefined, "the option baseUrl is missing. Pass one such as"],
    ["no base URL", {}, "the option baseUrl is missing. Pass one such as"],
    ["a path", { baseUrl: "/v1" }, "is not an absolute URL"],
    ["an unknown option", { baseUrl: "https://bank.test", url: "x" }, 'there is no option "url"'],
  ])("refuses to intercept with %s, and replaces nothing", (_, options, message) => {
    const intercept = () => interceptFetch(createBank(), options as never);
    expect(intercept).toThrow(TypeError);
    expect(intercept).toThrow(message);
    expect(globalThis.fetch).toBe(ownFetch);
  });

  test.each([undefined, null, {}])("refuses %j instead of a bank, and replaces nothing", (target) => {
    expect(() => interceptFetch(target as never, { baseUrl: "https://bank.test" })).toThrow(
      new TypeError(
        "[sandbank] Failed to intercept fetch: there is no bank. Pass what createBank() or createPlatform() returned.",
      ),
    );
    expect(globalThis.fetch).toBe(ownFetch);
  });

  test("resolves relative URLs against the page, if there is one", async () => {
    vi.stubGlobal("location", { href: "https://app.test/start" });
    try {
      const bank = bankWith("Operating");
      const { restore } = interceptFetch(bank, { baseUrl: "https://app.test/api" });
      expect(await namesAt("/api/accounts", bank)).toEqual(["Operating"]);
      restore();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe("interceptFetch without a global fetch, as in jsdom", () => {
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, "fetch");
    for (const name of ["Response", "Request", "Headers"]) vi.stubGlobal(name, undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("installs fetch where there is none, and removes it on restore", async () => {
    const bank = bankWith("Operating");
    const { restore } = interceptFetch(bank, { baseUrl: "https://bank.test" });
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    const response = await fetch("https://bank.test/accounts", { headers });
    expect([response.status, response.ok, response.headers.get("Content-Type")]).toEqual([
      200,
      true,
      "application/json",
    ]);
    const body = await response.text();
    expect(JSON.parse(body).data).toHaveLength(1);
    expect(await response.json()).toEqual(JSON.parse(body));
    expect(new TextDecoder().decode(await response.arrayBuffer())).toBe(body);
    restore();
    expect("fetch" in globalThis).toBe(false);
  });

  test("rejects a URL outside the base URL when there is no original fetch, and explains what to do", async () => {
    const { restore } = interceptFetch(createBank(), { baseUrl: "https://bank.test" });
    await expect(fetch("https://other.test/accounts")).rejects.toThrow(
      "[sandbank] Failed to fetch https://other.test/accounts: it is not below https://bank.test, and there is no global fetch to pass it to. Intercept its base URL too, or provide a fetch first.",
    );
    restore();
  });
});

import { type Bank, createBank } from "@sandbank/engine";
import { bankHandlers } from "@sandbank/msw";
import { setupBank } from "@sandbank/msw/node";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { describe, expect, test } from "vitest";

describe("bankHandlers", () => {
  test("bankHandlers mounts two banks that share nothing", async () => {
    const [one, other] = [createBank({ seed: 1 }), createBank({ seed: 2 })];
    const server = setupServer(
      ...bankHandlers(one, { baseUrl: "https://one.test" }),
      ...bankHandlers(other, { baseUrl: "https://other.test/api/" }),
    );
    server.listen();
    try {
      one.accounts.create({ name: "Operating" });
      const list = async (url: string, apiKey: string) => {
        const response = await fetch(url, { headers: { authorization: `Bearer ${apiKey}` } });
        return { status: response.status, body: await response.json() };
      };
      expect((await list("https://one.test/accounts", one.apiKey)).body.data).toHaveLength(1);
      expect((await list("https://other.test/api/accounts", other.apiKey)).body.data).toHaveLength(0);
      expect((await list("https://other.test/api/accounts", one.apiKey)).status).toBe(401);
    } finally {
      server.close();
    }
  });

  test.each([
    ["HTTPS://BANK.test", "https://bank.test/accounts"],
    ["https://bank.test:443/", "https://bank.test/accounts"],
    ["http://bank.test:80/v1", "http://bank.test/v1/accounts"],
    ["https://bank.test/x/../v1/./", "https://bank.test/v1/accounts"],
    ["https://bänk.test", "https://xn--bnk-qla.test/accounts"],
    ["https://xn--bnk-qla.test", "https://bänk.test/accounts"],
    ["https://bank.test/:id", "https://bank.test/:id/accounts"],
    ["https://bank.test/*/(v1)", "https://bank.test/*/(v1)/accounts"],
    ["https://bank.test/a b", "https://bank.test/a%20b/accounts"],
  ])("a bank mounted at %s answers %s", async (baseUrl, url) => {
    expect(await statusAt(createBank(), baseUrl, url)).toBe(200);
  });

  test.each([
    ["https://bank.test/:id", "https://bank.test/v1/accounts"],
    ["https://bank.test/*", "https://bank.test/v1/accounts"],
    ["https://bank.test/v1", "https://bank.test/v10/accounts"],
    ["https://bank.test", "http://bank.test/accounts"],
    ["https://bank.test", "https://bank.test:8443/accounts"],
  ])("a bank mounted at %s leaves %s to other handlers", async (baseUrl, url) => {
    expect(await statusAt(createBank(), baseUrl, url)).toBe(418);
  });

  test.each([
    ["", "is not an absolute URL"],
    ["/v1", "is not an absolute URL"],
    ["bank.test", "is not an absolute URL"],
    ["ftp://bank.test", "is not an http(s) URL"],
    ["https://bank.test?x=1", "has a query or a fragment"],
    ["https://bank.test#x", "has a query or a fragment"],
    ["https://user:secret@bank.test", "contains credentials"],
  ])("bankHandlers and setupBank refuse the base URL %j, because it %s", (baseUrl, why) => {
    const message = `[sandbank] Failed to mount the bank: baseUrl "${baseUrl}" ${why}.`;
    expect(() => bankHandlers(createBank(), { baseUrl })).toThrow(message);
    expect(() => setupBank({ baseUrl })).toThrow(message);
  });

  test("bankHandlers refuses a call without options, and says which one is missing", () => {
    const mount = () => bankHandlers(createBank(), undefined as never);
    expect(mount).toThrow(TypeError);
    expect(mount).toThrow("[sandbank] Failed to mount the bank: the option baseUrl is missing. Pass one such as");
  });

  test("bankHandlers refuses a value that is not a bank", () => {
    expect(() => bankHandlers({} as never, { baseUrl: "https://bank.test" })).toThrow("there is no bank. Pass what");
  });

  test.each([
    ["without a key", 401],
    ["with a key", 400],
  ])("bankHandlers stops reading an endless body %s, and responds with %i", async (_, status) => {
    const bank = createBank();
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (status === 400) headers["authorization"] = `Bearer ${bank.apiKey}`;
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    expect(await statusAt(bank, "https://bank.test", "https://bank.test/accounts", init)).toBe(status);
    expect(pulled).toBeLessThan(2 * 2 ** 20);
  });
});

/**
 * Returns the status at a URL with a bank mounted at the base URL; 418 if the bank leaves the request to other
 * handlers.
 */
async function statusAt(bank: Bank, baseUrl: string, url: string, init?: RequestInit): Promise<number> {
  const others = http.all(/./, () => new HttpResponse(null, { status: 418 }));
  const server = setupServer(...bankHandlers(bank, { baseUrl }), others);
  server.listen();
  try {
    return (await fetch(url, init ?? { headers: { authorization: `Bearer ${bank.apiKey}` } })).status;
  } finally {
    server.close();
  }
}

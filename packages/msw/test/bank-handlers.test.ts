import { createBank } from "@sandbank/engine";
import { bankHandlers } from "@sandbank/msw";
import { setupServer } from "msw/node";
import { describe, expect, test } from "vitest";

describe("bankHandlers", () => {
  test("mounts two banks side by side, with nothing shared", async () => {
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

  test.each(["bank.test", "", "/v1", "ftp://bank.test", "https://bank.test?x=1"])(
    "refuses the base URL %j",
    (baseUrl) => {
      expect(() => bankHandlers(createBank(), { baseUrl })).toThrow(
        `[sandbank] Failed to mount the bank: baseUrl "${baseUrl}" is no absolute http(s) URL without a query.`,
      );
    },
  );
});

import { existsSync } from "node:fs";
import { endpoints, neverProducedEventCategories } from "@sandbank/contract";
import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { expect, test } from "vitest";
import { checkAll } from "../../../tests/support/check-all.ts";
import { notCovered } from "../src/calls-table.ts";

const page = "docs/decide/which-api.md";
const calls = notCovered.flatMap((absent) => absent.calls);
const served = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

test("a call that is listed as not covered has no endpoint, and gets a 404 that names the page", async () => {
  const bank = createBank();
  const handle = createFetchHandler(bank);
  expect(existsSync(new URL(`../../../${page}`, import.meta.url))).toBe(true);
  await checkAll(
    calls.map((call) => [call] as const),
    async (call) => {
      const [path = "", method] = call.split(" ").toReversed();
      // A path alone stands for the calls below it and for their simulations.
      const isListed = (endpoint: string) =>
        method === undefined
          ? `${endpoint.replace("/simulations/", "/")}/`.split(" ")[1]?.startsWith(`${path}/`)
          : endpoint === call;
      expect(served.filter(isListed)).toEqual([]);
      const response = await handle(
        new Request(`https://bank.test${path}`, {
          method: method ?? "GET",
          headers: { authorization: `Bearer ${bank.apiKey}` },
        }),
      );
      const { detail } = (await response.json()) as { readonly detail: string };
      expect([response.status, detail]).toEqual([404, expect.stringContaining(page)]);
    },
  );
});

test("the objects of Events that never occur have endpoints, or are listed as not covered", () =>
  checkAll(
    neverProducedEventCategories.map((category) => [category] as const),
    (category) => {
      const [type = ""] = category.split(".");
      const isServed = served.some((endpoint) => endpoint.includes(`{${type}_id}`));
      expect(isServed || calls.some((call) => [`/${type}s`, `/${type}es`].includes(call))).toBe(true);
    },
  ));

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import type { AdminOperation } from "../../src/admin/operation.ts";
import { type AdminOperationName, adminOperations } from "../../src/admin/operations.ts";
import type { RunningServer } from "../../src/index.ts";
import { version } from "../../src/version.ts";
import { adminOf, createAccount, startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen();
});
afterAll(() => server.stop());

interface Document {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

describe("the OpenAPI document of a server", () => {
  test("needs no key, and has every operation of the table and the stream", async () => {
    const document = (await (await fetch(`${server.url}/_sandbank/openapi.json`)).json()) as Document;
    const found = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    );
    const expected = Object.entries(adminOperations).map(([name, { method, path }]) => [
      name,
      `${method} /_sandbank${path}`,
    ]);
    expect(found).toEqual([...expected, ["stream", "GET /_sandbank/stream"]]);
    expect(document.info.version).toBe(version);
  });
});

describe("the results of the admin API", () => {
  test("are as the table says, for every operation", async () => {
    const admin = adminOf(server);
    const { id: account } = await createAccount(server, "Operating");
    const subscription = await admin.call("call", {
      operation: "eventSubscriptions.create",
      params: { url: "http://localhost:1/" },
    });
    const { results } = (await admin.call("trigger", { name: "card_decline.breaches_limit" })) as {
      results: { card: { id: string }; authorization: { declined_transaction: { id: string } } };
    };
    /** A new Event: the bank keeps old ones for a time only, and the clock moves. */
    const newEvent = async () => {
      await createAccount(server, "Another");
      const { data } = await admin.call("call", { operation: "events.list" });
      return (data as { id: string }[])[0]?.id;
    };
    /** Something falls due then: the hold expires. */
    const holdFunds = async () => {
      const call = (operation: string, of: object) => admin.call("call", { operation, params: { ...of } });
      const { id: card_id } = await call("cards.create", { account_id: account });
      await call("simulations.interestPayments.create", { account_id: account, amount: 100 });
      await call("simulations.cardAuthorizations.create", { card_id, amount: 1 });
    };
    const params: Partial<Record<AdminOperationName, object>> = {
      explain: { id: results.authorization.declined_transaction.id },
      largest_approved: { id: results.authorization.declined_transaction.id },
      balance: { account },
      diff: { from: "0" },
      limit_use: { id: results.card.id },
      search: { q: "card" },
      names: { ids: account },
      secret: { subscription: subscription["id"] },
      rotate_secret: { subscription: subscription["id"] },
      replay_missing: { since: "2026-01-01T00:00:00Z" },
      "clock.advance": { duration: "1d" },
      "clock.to": { instant: "2026-01-03T00:00:00Z" },
      "clock.rate": { rate: 0 },
      "clock.resume": {},
      "faults.arm": { kind: "latency", operation: "files.create" },
      "delivery_faults.set": {},
      call: { operation: "programs.list" },
      trigger: { name: "card_decline.insufficient_funds" },
      scenario: { name: "card_decline.insufficient_funds" },
      verify_receiver: { subscription: subscription["id"] },
      export: { as: "seed" },
      "snapshot.save": { name: "one" },
      "snapshot.load": { name: "one" },
      "snapshot.remove": { name: "one" },
      "banks.create": { name: "one" },
      "banks.remove": { name: "one" },
    };
    // `stop` would end the server. An operation that this table does not know is called without parameters.
    const names = (Object.keys(adminOperations) as AdminOperationName[]).filter((name) => name !== "stop");
    const wrong: unknown[] = [];
    for (const name of names) {
      if (name === "resend") params.resend = { event: await newEvent() };
      if (name === "clock.next") await holdFunds();
      const result: unknown = await admin.call(name, (params[name] ?? {}) as never).catch((error) => error);
      const { success, error } = ((adminOperations[name] as AdminOperation).result as z.ZodType).safeParse(result);
      if (!success || result instanceof Error)
        wrong.push(`${name}: ${result instanceof Error ? result.message : error?.message}`);
      if (name === "clock.resume") await admin.call("clock.freeze");
    }
    expect(wrong).toEqual([]);
  });
});

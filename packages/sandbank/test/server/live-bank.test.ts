import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAdminClient } from "../../src/client.ts";
import { defineSeed } from "../../src/index.ts";
import { startPersisted, temporary } from "../support/persisted.ts";
import { adminOf, createAccount, startFrozen } from "../support/servers.ts";

async function started() {
  const server = await startFrozen({
    live: true,
    seeds: [defineSeed({ steps: [{ call: "accounts.create", params: { name: "Seeded" } }] })],
  });
  onTestFinished(() => server.stop());
  const liveKey = server.liveApiKey as string;
  const send = async (path: string, key: string, headers: Record<string, string> = {}) => {
    const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${key}`, ...headers } });
    return { status: response.status, body: await response.json() };
  };
  const names = async (key: string) =>
    (await send("/accounts", key)).body.data.map(({ name }: { name: string }) => name);
  return { server, liveKey, send, names };
}

describe("a server with a live bank", () => {
  test("serves it under a key of its own, without the seeds, and shares nothing with the sandbox", async () => {
    const { server, liveKey, names } = await started();
    expect(liveKey).toMatch(/^live_key_/);
    await createAccount(server, "Live", liveKey);
    expect([await names(liveKey), await names(server.apiKey)]).toEqual([["Live"], ["Seeded"]]);
  });

  test("pays interest and retries webhooks in it when time passes, and does neither in the sandbox", async () => {
    const { server } = await started();
    const ran = async (bank: "default" | "live") => {
      const admin = createAdminClient({ url: server.url, key: server.token, bank });
      const url = "https://receiver.example/hooks";
      const { id } = await admin.call("call", { operation: "accounts.create", params: { name: "Operating" } });
      const params = { account_id: id, amount: 100_000_00 };
      await admin.call("call", { operation: "simulations.interestPayments.create", params, network: true });
      await admin.call("call", { operation: "eventSubscriptions.create", params: { url } });
      await admin.call("clock.advance", { duration: "1h" });
      const { data: attempts } = await admin.call("attempts");
      await admin.call("clock.advance", { duration: "31d" });
      const { entries } = await admin.call("balance", { account: String(id) });
      return { made: attempts.filter(({ state }) => state === "failed").length, entries: entries.length };
    };
    expect(await ran("default")).toEqual({ made: 1, entries: 1 });
    expect(await ran("live")).toEqual({ made: 4, entries: 2 });
  });

  test("triggers names that a sandbox bank cannot reach", async () => {
    const { server } = await started();
    const name = "environment_mismatch_error";
    await expect(adminOf(server).call("trigger", { name })).rejects.toThrow(
      /sandbank start --live`, and add `--bank live`/,
    );
    const live = createAdminClient({ url: server.url, key: server.token, bank: "live" });
    const { steps } = await live.call("trigger", { name });
    expect(steps).toMatchObject([{ status: 403 }]);
  });

  test("refuses simulations over HTTP in it", async () => {
    const { server, liveKey } = await started();
    const response = await fetch(`${server.url}/simulations/interest_payments`, {
      method: "POST",
      headers: { authorization: `Bearer ${liveKey}`, "content-type": "application/json" },
      body: "{}",
    });
    expect([response.status, ((await response.json()) as { type: string }).type]).toEqual([
      403,
      "environment_mismatch_error",
    ]);
  });

  test.each([
    ["the key of the sandbox with its name", ".live", "/accounts", {}],
    ["the key of the sandbox and its name in the path", "", "/_sandbank/b/live/accounts", {}],
    ["the key of the sandbox and its name in the header", "", "/accounts", { "sandbank-bank": "live" }],
    ["the key of the sandbox with its name, at the admin API", ".live", "/_sandbank/clock", {}],
  ])("refuses %s with 404", async (_, suffix, path, headers) => {
    const { server, send } = await started();
    const { status, body } = await send(path, server.apiKey + suffix, headers);
    expect([status, body.title]).toEqual([404, "The live bank has another key."]);
  });

  test("refuses the live key for another bank, and for operations of the whole server", async () => {
    const { liveKey, send } = await started();
    expect((await send("/accounts", liveKey, { "sandbank-bank": "one" })).body.type).toBe("several_banks_error");
    expect((await send("/_sandbank/b/one/accounts", liveKey)).body.type).toBe("several_banks_error");
    expect((await send("/_sandbank/status", liveKey)).body.type).toBe("admin_token_needed_error");
    expect((await send(`/accounts`, `${liveKey}.one`)).status).toBe(401);
  });

  test("lists it, moves its clock alone, and does not remove it", async () => {
    const { server, liveKey, send } = await started();
    const admin = adminOf(server);
    expect((await admin.call("banks.list")).data.map(({ name, apiKey }) => [name, apiKey])).toEqual([
      ["default", server.apiKey],
      ["live", liveKey],
    ]);
    const advance = await fetch(`${server.url}/_sandbank/clock/advance`, {
      method: "POST",
      headers: { authorization: `Bearer ${liveKey}`, "content-type": "application/json" },
      body: '{"duration":"31d"}',
    });
    expect(await advance.json()).toMatchObject({ to: "2026-02-01T00:00:00.000Z" });
    expect((await send("/_sandbank/clock", server.apiKey)).body.now).toBe("2026-01-01T00:00:00.000Z");
    await expect(admin.call("banks.remove", { name: "live" })).rejects.toThrow("The live bank cannot be removed");
  });
});

describe("a live bank that is kept", () => {
  test("continues with --live, and is not served as a sandbox bank without it", async () => {
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory, { live: true });
    await createAccount(first.server, "Live", first.server.liveApiKey as string);
    await first.stop();
    const second = await startPersisted(directory);
    const refused = await second.call("GET", "/accounts", { bank: "live" });
    expect([refused.status, refused.body["detail"]]).toEqual([
      503,
      'The bank "live" cannot be opened. The kept bank live is a live bank; start with --live.',
    ]);
    await second.stop();
    const third = await startPersisted(directory, { live: true });
    const response = await fetch(`${third.server.url}/accounts`, {
      headers: { authorization: `Bearer ${third.server.liveApiKey}` },
    });
    expect(((await response.json()) as { data: object[] }).data).toMatchObject([{ name: "Live" }]);
  });

  test("stops the start if its name is taken by a sandbox bank", async () => {
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory);
    await first.create("Sandbox", "live");
    await first.stop();
    await expect(startPersisted(directory, { live: true })).rejects.toThrow(
      "Failed to start: the kept bank live is a sandbox bank; start without --live, or remove it first with `sandbank banks rm live`.",
    );
    const again = await startPersisted(directory);
    expect(await again.names("live")).toEqual(["Sandbox"]);
  });
});

import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBank, type Journal, replay } from "@sandbank/engine";
import { readDefaults } from "@sandbank/view/reads/read-defaults";
import { isReadOperation, performRead } from "@sandbank/view/reads/read-handlers";
import { findFailure } from "@sandbank/view/session/run-test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isQuick } from "../../../../tests/support/volume.ts";
import { adminOperations } from "../../src/admin/operations.ts";
import { createAdminClient } from "../../src/client.ts";
import type { RunningServer } from "../../src/index.ts";
import { adminOf, createAccount, startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen();
});
afterAll(() => server.stop());

function adminOfBank(bank: string) {
  return createAdminClient({ url: server.url, key: server.token, bank });
}

describe("banks.create with `from`", () => {
  test("copies another bank as it was after an entry of its journal, with the same ids, time and pace", async () => {
    const source = adminOfBank("source");
    await source.call("call", { operation: "accounts.create", params: { name: "One" } });
    await source.call("clock.advance", { duration: "1d" });
    const { steps } = await source.call("trace");
    await source.call("call", { operation: "accounts.create", params: { name: "Two" } });
    const view = await adminOf(server).call("banks.create", {
      name: "earlier",
      from: "source",
      until: (steps.at(-1) as { entry: number }).entry,
    });
    expect(view).toMatchObject({ name: "earlier", now: "2026-01-02T00:00:00.000Z" });
    const fork = adminOfBank("earlier");
    const namesIn = async (admin: typeof source) =>
      ((await admin.call("call", { operation: "accounts.list" })) as { data: { name: string }[] }).data.map(
        ({ name }) => name,
      );
    expect(await namesIn(fork)).toEqual(["One"]);
    expect(await fork.call("clock.get")).toMatchObject({ now: "2026-01-02T00:00:00.000Z", rate: 0 });
    const again = await fork.call("call", { operation: "accounts.create", params: { name: "Two" } });
    expect(await namesIn(source)).toContain("Two");
    const { data } = (await source.call("call", { operation: "accounts.list" })) as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toContain(again["id"]);
    await fork.call("clock.advance", { duration: "1d" });
    expect(await fork.call("clock.get")).toMatchObject({ now: "2026-01-03T00:00:00.000Z" });
    expect(await source.call("clock.get")).toMatchObject({ now: "2026-01-02T00:00:00.000Z" });
  });

  test.each([
    [{ name: "default", from: "source" }, /^name is "default", and a bank of this name exists\./],
    [{ name: "late", from: "source", until: 99 }, /^The journal has \d+ entries, and 99 is more\./],
    [{ name: "late", from: "unknown" }, /^There is no bank "unknown"\./],
    [{ name: "late", until: 1 }, /^until needs `from`/],
    [{ name: "Not a name", from: "source" }, /^name is "Not a name"\. A name has 1 to 63 of a-z, 0-9 and -\.$/],
  ])("refuses %j and opens no bank", async (params, message) => {
    const admin = adminOf(server);
    await adminOfBank("source").call("clock.get");
    const before = (await admin.call("banks.list")).data;
    await expect(admin.call("banks.create", params)).rejects.toThrow(message);
    expect((await admin.call("banks.list")).data).toEqual(before);
  });
});

describe("banks.create with `from` on a server that keeps its banks", () => {
  test("keeps the copy over a restart, with the changes in it", async () => {
    const directory = mkdtempSync(join(tmpdir(), "sandbank-forks-"));
    const first = await startFrozen({ persist: { directory } });
    await createAccount(first, "One");
    await adminOf(first).call("clock.advance", { duration: "1d" });
    await createAccount(first, "Two");
    await adminOf(first).call("banks.create", { name: "copy", from: "default", until: 2 });
    await createAccount(first, "Three", `${first.apiKey}.copy`);
    const before = await createAdminClient({ url: first.url, key: first.token, bank: "copy" }).call("journal");
    await first.stop();
    const second = await startFrozen({ persist: { directory } });
    const copy = createAdminClient({ url: second.url, key: second.token, bank: "copy" });
    expect(await copy.call("clock.get")).toMatchObject({ now: "2026-01-02T00:00:00.000Z", rate: 0 });
    expect((await copy.call("journal")).entries).toEqual(before.entries);
    expect(await copy.call("audit")).toEqual({ violations: [] });
    await second.stop();
    rmSync(directory, { recursive: true });
  });
});

describe("scenario", () => {
  test("returns the code and the steps that trigger would run, and runs nothing", async () => {
    const admin = adminOfBank("program");
    const given = { name: "card_decline.breaches_limit", with: { "limits.create": { value: 5 } } };
    const program = await admin.call("scenario", given);
    expect((await admin.call("journal")).entries).toHaveLength(1);
    const { code, name } = await admin.call("trigger", given);
    expect(program).toMatchObject({ name, code, options: {} });
    expect(program.steps).toContainEqual(expect.objectContaining({ call: "limits.create" }));
    await expect(admin.call("scenario", { name: "nothing" })).rejects.toThrow(/"nothing"/);
  });
});

describe("export", () => {
  test.skipIf(isQuick)(
    "returns a test of the decline at or before an entry, and a seed of the session until there",
    async () => {
      const admin = adminOfBank("exported");
      await admin.call("trigger", { name: "card_decline.breaches_limit" });
      const { steps } = await admin.call("trace");
      const { entry } = steps.at(-1) as { entry: number };
      // It has the entry of the decline, which it does not hide.
      await admin.call("call", { operation: "cards.retrieve", id: "card_unknown" }).catch(() => {});
      await admin.call("trigger", { name: "card_decline.insufficient_funds" });
      const exported = await admin.call("export", { as: "test", until: entry });
      expect(exported.text).toContain("breaches_limit");
      expect(findFailure(exported.text)).toBeUndefined();
      expect(exported.notes[0]).toMatch(/^The test passes\. It has \d+ of \d+ calls\.$/);
      expect((await admin.call("export", { as: "test" })).text).toContain("insufficient_funds");
      const seed = JSON.parse((await admin.call("export", { as: "seed", until: entry })).text);
      const whole = JSON.parse((await admin.call("export", { as: "seed" })).text);
      expect(whole.steps.slice(0, seed.steps.length)).toHaveLength(seed.steps.length);
      expect(seed.steps.length).toBeLessThan(whole.steps.length);
    },
  );
});

describe("trace with `before`", () => {
  test("pages back through the steps of a bank", async () => {
    const admin = adminOfBank("paged");
    for (const name of ["One", "Two", "Three"]) {
      await admin.call("call", { operation: "accounts.create", params: { name } });
    }
    const numbersOf = async (params: object) => (await admin.call("trace", params)).steps.map((step) => step["number"]);
    expect(await numbersOf({ last: 2 })).toEqual([2, 3]);
    expect(await numbersOf({ last: 2, before: 2 })).toEqual([1]);
    await expect(admin.call("trace", { before: 0 })).rejects.toThrow(/^before must be 1 or more\.$/);
  });
});

describe("faults.list", () => {
  test("lists the delivery faults as they were set", async () => {
    const admin = adminOfBank("faults");
    expect(await admin.call("faults.list")).toEqual({ data: [], delivery_faults: {} });
    await admin.call("delivery_faults.set", { duplicated: 0.5 });
    expect((await admin.call("faults.list")).delivery_faults).toEqual({ duplicated: 0.5 });
  });
});

describe("bank", () => {
  test("returns the bank of the key, and of which server it is", async () => {
    const client = createAdminClient({ url: server.url, key: `${server.apiKey}.mine` });
    expect(await client.call("bank")).toMatchObject({
      name: "mine",
      apiKey: `${server.apiKey}.mine`,
      now: "2026-01-01T00:00:00.000Z",
      startedAt: server.startedAt,
    });
  });
});

describe("verify_receiver", () => {
  test("grades the receiver of an Event Subscription over HTTP, and leaves no attempt and no step in the bank", async () => {
    const received: string[] = [];
    const receiver = createServer((request, response) => {
      received.push(`${request.method} ${request.url} ${request.headers["sandbank-bank"]}`);
      request.resume().on("end", () => response.writeHead(200).end());
    });
    receiver.listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const admin = adminOfBank("graded");
    const url = `http://localhost:${(receiver.address() as AddressInfo).port}/hooks`;
    const { id } = await admin.call("call", { operation: "eventSubscriptions.create", params: { url } });
    const numbersOf = async () => {
      const { steps } = await admin.call("trace");
      return { steps: steps.length, attempts: (await admin.call("attempts")).data.map(({ id: attempt }) => attempt) };
    };
    const before = await numbersOf();
    const report = await admin.call("verify_receiver", { subscription: String(id) });
    receiver.close();
    // It accepts everything, so also forgeries.
    expect(report.passed).toBe(false);
    expect(report.text).toContain("The receiver passed");
    expect(report.checks.filter(({ expected }) => expected === "2xx").every(({ passed }) => passed)).toBe(true);
    expect(new Set(received)).toEqual(new Set(["POST /hooks graded"]));
    expect(await numbersOf()).toEqual(before);
  });

  test("sends nothing to a host outside of this machine, and says which flag allows it", async () => {
    const admin = adminOfBank("guarded");
    const { id } = await admin.call("call", {
      operation: "eventSubscriptions.create",
      params: { url: "https://production.test/hooks" },
    });
    const { passed, checks } = await admin.call("verify_receiver", { subscription: String(id) });
    expect(passed).toBe(false);
    expect(checks[0]?.error).toContain("Start with --deliver-to production.test");
    await expect(admin.call("verify_receiver", { subscription: "event_subscription_x" })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("journal with `after`", () => {
  test("returns the later entries as a journal that continues a snapshot of the earlier ones", async () => {
    const admin = adminOfBank("later");
    for (const name of ["One", "Two", "Three"]) await createAccount(server, name, `${server.apiKey}.later`);
    const whole = (await admin.call("journal")) as unknown as Journal;
    const part = (await admin.call("journal", { after: 2 })) as unknown as Journal;
    expect(part.entries).toEqual(whole.entries.slice(2));
    const bank = replay(part, { from: replay(whole, { until: 2 }).snapshot() });
    expect(bank.journal().entries).toEqual(whole.entries);
  });

  test("returns no entries after the latest one, and refuses a number below 0", async () => {
    const admin = adminOfBank("later");
    expect((await admin.call("journal", { after: 99 })).entries).toEqual([]);
    await expect(admin.call("journal", { after: -1 })).rejects.toMatchObject({ status: 400 });
  });
});

describe("search", () => {
  test("finds objects by their names, amounts and ids, grouped by type", async () => {
    const admin = adminOfBank("searched");
    const { id } = await createAccount(server, "Café", `${server.apiKey}.searched`);
    const at = "2026-01-01T00:00:00.000Z";
    const result = { id, name: "Café", account: null, status: "open", at, matched: "name" };
    expect(await admin.call("search", { q: "cafe" })).toEqual({
      data: [{ type: "account", count: 1, results: [result] }],
    });
    expect(await admin.call("search", { q: id })).toMatchObject({ data: [{ results: [{ id, matched: "id" }] }] });
    expect(await admin.call("search", { q: "45.00" })).toEqual({ data: [] });
  });

  test("refuses a text of more than 200 characters", async () => {
    const admin = adminOfBank("searched");
    expect(await admin.call("search", { q: "🏦".repeat(200) })).toEqual({ data: [] });
    const search = admin.call("search", { q: "🏦".repeat(201) });
    await expect(search).rejects.toThrow(/^q: Pass at most 200 characters\.$/);
  });
});

describe("deliveries", () => {
  test("counts the deliveries by subscription and state, and lists those of a state, also in a replay", async () => {
    const admin = adminOfBank("delivered");
    const url = "http://127.0.0.1:9/hooks";
    const { id } = await admin.call("call", { operation: "eventSubscriptions.create", params: { url } });
    await createAccount(server, "Operating", `${server.apiKey}.delivered`);
    await admin.call("clock.advance", { duration: "1m" });
    const found = await admin.call("deliveries", { state: "failed", limit: 1 });
    const counts = { subscription: id, planned: 0, due: 0, succeeded: 0, failed: 2, canceled: 0 };
    expect(found).toEqual({
      counts: [counts],
      failures: [{ subscription: id, cause: "ECONNREFUSED", count: 2, retrying: 0, first: "2026-01-01T00:00:00.000Z" }],
      count: 2,
      data: [
        {
          event: expect.objectContaining({ category: "account.created" }),
          subscription: id,
          state: "failed",
          attempts: 1,
          status: null,
          error: "connect ECONNREFUSED 127.0.0.1:9",
        },
      ],
    });
    const none = { counts: [counts], failures: [], count: 0, data: [] };
    expect(await admin.call("deliveries", { state: "succeeded" })).toEqual(none);
    expect(await admin.call("deliveries", { cause: "503" })).toEqual(none);
    expect(await admin.call("deliveries", { category: "account.created" })).toMatchObject({ count: 1 });
    expect(await admin.call("deliveries", { object: id as string, cause: "ECONNREFUSED" })).toMatchObject({ count: 1 });
    expect(await admin.call("deliveries", { subscription: "event_subscription_1" })).toMatchObject({ count: 0 });
    const journal = (await admin.call("journal")) as unknown as Journal;
    expect(await performRead(replay(journal), "deliveries", {})).toEqual(await admin.call("deliveries"));
  });
});

describe("names", () => {
  test("returns the names of the ids that the bank has", async () => {
    const admin = adminOfBank("named");
    const { id } = await createAccount(server, "Operating", `${server.apiKey}.named`);
    expect(await admin.call("names", { ids: `${id},account_unknown` })).toEqual({ data: { [id]: "Operating" } });
  });

  test("refuses more than 100 ids", async () => {
    const names = adminOfBank("named").call("names", { ids: Array(101).fill("account_1").join(",") });
    await expect(names).rejects.toThrow(/^ids: Pass at most 100 ids\.$/);
  });
});

describe("the reads of a replayed bank", () => {
  test("return what the server returns for the same journal", async () => {
    const admin = adminOfBank("read");
    const { id: account } = await createAccount(server, "Operating", `${server.apiKey}.read`);
    await admin.call("trigger", { name: "card_decline.breaches_limit" });
    const journal = (await admin.call("journal")) as unknown as Parameters<typeof replay>[0];
    const bank = replay(journal);
    expect(await performRead(bank, "balance", { account })).toEqual(await admin.call("balance", { account }));
    expect(await performRead(bank, "clock.due", {})).toEqual(await admin.call("clock.due"));
    const q = "operating";
    expect(await performRead(bank, "search", { q })).toEqual(await admin.call("search", { q }));
    const ids = account;
    expect(await performRead(bank, "names", { ids })).toEqual(await admin.call("names", { ids }));
    expect(await performRead(bank, "clock.get", {})).toEqual(await admin.call("clock.get"));
    expect(await performRead(bank, "journal", {})).toEqual(journal);
    expect(await performRead(bank, "scenarios", {})).toEqual(await admin.call("scenarios"));
  });

  test("include no operation that changes a bank or concerns the server", () => {
    for (const [name, { effect, scope }] of Object.entries(adminOperations)) {
      if (isReadOperation(name)) expect([name, effect, scope]).toEqual([name, "read", "bank"]);
    }
    expect(isReadOperation("explain")).toBe(true);
    expect(isReadOperation("stop")).toBe(false);
  });

  test("have the defaults of the table of operations", async () => {
    for (const [name, defaults] of Object.entries(readDefaults)) {
      const { params } = adminOperations[name as keyof typeof readDefaults];
      const required = "id" in params.shape ? { id: "limit_1" } : {};
      expect(params.parse(required), name).toEqual({ ...required, ...defaults });
    }
    const bank = createBank();
    for (let number = 1; number <= 120; number++) bank.accounts.list();
    expect((await performRead(bank, "trace", {})).steps).toHaveLength(100);
  });
});

import { type Bank, createBank } from "@sandbank/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFullVolume } from "../../../../tests/support/volume.ts";
import { Banks } from "../../src/banks/banks.ts";
import { createSentDeliveries } from "../../src/banks/sent-deliveries.ts";
import { keepOpen } from "../../src/banks/served-bank.ts";
import { createAdminClient } from "../../src/client.ts";
import type { RunningServer } from "../../src/index.ts";
import { adminOf, createAccount, startFrozen } from "../support/servers.ts";

describe("Banks", () => {
  function banksAt(options: { most?: number; live?: Bank } = {}) {
    let now = 1_000;
    const banks = new Banks({
      seeded: createBank(),
      seedDeliveries: createSentDeliveries(),
      live: options.live,
      machineTime: () => now,
      start: Date.parse("2026-01-01T00:00:00Z"),
      rate: 0,
      storage: undefined,
      sendDelivery: () => () => Promise.reject(new Error("No deliveries here.")),
      signTime: "machine",
      isOpenedByName: true,
      most: options.most ?? 10,
    });
    const setTime = (time: number) => {
      now = time;
    };
    return { banks, setTime, machineTime: () => now };
  }

  test("closes banks that no request has used, except the default bank", () => {
    const { banks, setTime } = banksAt();
    const old = banks.use("old");
    banks.use("used");
    setTime(5_000);
    banks.use("used");
    expect(banks.closeIdleSince(2_000)).toEqual(["old"]);
    expect(banks.list().map(({ name }) => name)).toEqual(["default", "used"]);
    expect(old?.closed.aborted).toBe(true);
  });

  test("never closes the live bank, and has the name of it for no other bank", () => {
    const { banks, setTime } = banksAt({ live: createBank({ environment: "live" }) });
    setTime(5_000);
    expect(banks.closeIdleSince(2_000)).toEqual([]);
    expect([banks.isLive("live"), banks.isLive("default"), banksAt().banks.isLive("live")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(banks.find("live")?.bank.apiKey).toMatch(/^live_key_/);
  });

  test("keeps a bank that a stream or a move of the clock needs, and counts from the end of it", () => {
    const { banks, setTime, machineTime } = banksAt();
    const served = banks.use("held");
    if (served === undefined) throw new Error("The bank was not opened.");
    const release = keepOpen(served, machineTime);
    setTime(5_000);
    expect(banks.closeIdleSince(5_000)).toEqual([]);
    release();
    expect(banks.closeIdleSince(5_000)).toEqual([]);
    setTime(6_000);
    expect(banks.closeIdleSince(6_000)).toEqual(["held"]);
  });

  test("opens a bank that was closed with the ids that it had at first", () => {
    const { banks } = banksAt();
    const idOf = (name: string) => banks.use(name)?.bank.accounts.create({ name: "Operating" }).id;
    const first = idOf("again");
    banks.remove("again");
    expect(idOf("again")).toBe(first);
    expect(idOf("other")).not.toBe(first);
  });

  test("opens no more banks than it may, and one more once one is closed", () => {
    const { banks } = banksAt({ most: 2 });
    expect(banks.use("one")?.name).toBe("one");
    expect(banks.use("two")).toBeUndefined();
    expect(banks.use("one")?.name).toBe("one");
    banks.remove("one");
    expect(banks.use("two")?.name).toBe("two");
  });
});

describe("the banks of a server", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startFrozen();
  });
  afterAll(() => server.stop());

  const namesOf = async (key: string) => {
    const response = await fetch(`${server.url}/accounts`, { headers: { authorization: `Bearer ${key}` } });
    return ((await response.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
  };

  test("share nothing: neither objects, nor ids, nor secrets, nor clocks, faults or snapshots", async () => {
    const banks = ["one", "two"].map((name) => {
      const key = `${server.apiKey}.${name}`;
      return { name, key, admin: createAdminClient({ url: server.url, key }) };
    });
    const [one, two] = banks as [(typeof banks)[0], (typeof banks)[0]];
    const ids = await Promise.all(banks.map(({ name, key }) => createAccount(server, name, key)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
    expect([await namesOf(one.key), await namesOf(two.key)]).toEqual([["one"], ["two"]]);
    const secrets = await Promise.all(
      banks.map(async ({ admin }) => {
        const params = { url: "http://localhost:1/" };
        const { id } = await admin.call("call", { operation: "eventSubscriptions.create", params });
        return (await admin.call("secret", { subscription: String(id) })).secret;
      }),
    );
    expect(new Set(secrets).size).toBe(2);
    await one.admin.call("clock.freeze");
    await one.admin.call("clock.to", { instant: "2030-01-01T00:00:00Z" });
    await one.admin.call("faults.arm", { kind: "rate_limited_error" });
    await one.admin.call("snapshot.save", { name: "saved" });
    expect((await two.admin.call("clock.get")).now).toBe("2026-01-01T00:00:00.000Z");
    expect((await two.admin.call("faults.list")).data).toEqual([]);
    expect((await two.admin.call("snapshot.list")).data).toEqual([]);
    expect((await one.admin.call("snapshot.list")).data).toHaveLength(1);
    expect((await one.admin.call("audit")).violations).toEqual([]);
  });

  test("have one coverage, of all that any of them has reached, also after it was removed", async () => {
    const key = `${server.apiKey}.covered`;
    const admin = createAdminClient({ url: server.url, key });
    await admin.call("trigger", { name: "card_decline.breaches_limit" });
    const { unreached } = await admin.call("coverage");
    await adminOf(server).call("banks.remove", { name: "covered" });
    expect((await adminOf(server).call("coverage")).unreached).toEqual(unreached);
    expect(unreached.some((name) => name.includes("breaches_limit") && name.includes("card_decline"))).toBe(false);
  });

  test.runIf(isFullVolume)(
    "are 1,000 at the most: the error says what to do, and those that are open work",
    async () => {
      const admin = adminOf(server);
      const open = (await admin.call("banks.list")).data.length;
      for (let number = open; number < 1_000; number += 50) {
        const names = Array.from({ length: Math.min(50, 1_000 - number) }, (_, index) => `bank-${number + index}`);
        await Promise.all(names.map((name) => admin.call("banks.create", { name })));
      }
      const refused = await fetch(`${server.url}/accounts`, {
        headers: { authorization: `Bearer ${server.apiKey}.more` },
      });
      const body = (await refused.json()) as { detail: string };
      expect([refused.status, body]).toMatchObject([409, { type: "too_many_banks_error" }]);
      expect(body.detail).toMatch(/^The bank "more" cannot be opened: 1,000 banks are open.*sandbank banks rm/);
      await expect(admin.call("banks.create", { name: "more" })).rejects.toMatchObject({ status: 409 });
      expect(await namesOf(`${server.apiKey}.bank-999`)).toEqual([]);
      await admin.call("banks.remove", { name: "bank-999" });
      expect(await namesOf(`${server.apiKey}.more`)).toEqual([]);
    },
  );

  test("have names that are file names everywhere", async () => {
    for (const name of ["a_b", "a".repeat(64), "A", "a.b", "..", "a/b", ""]) {
      await expect(adminOf(server).call("banks.create", { name })).rejects.toMatchObject({
        status: 400,
        message: `name is ${JSON.stringify(name)}. A name has 1 to 63 of a-z, 0-9 and -.`,
      });
    }
  });
});

describe("a server with few banks", () => {
  test("opens no bank by its name with `banks: off`, but by the admin API", async () => {
    const server = await startFrozen({ banks: "off" });
    const headers = { authorization: `Bearer ${server.apiKey}.one` };
    const refused = await fetch(`${server.url}/accounts`, { headers });
    expect([refused.status, await refused.json()]).toMatchObject([
      404,
      { detail: expect.stringContaining("banks new") },
    ]);
    await adminOf(server).call("banks.create", { name: "one" });
    expect((await fetch(`${server.url}/accounts`, { headers })).status).toBe(200);
    await server.stop();
  });

  test("closes idle banks by itself", async () => {
    const server = await startFrozen({ bankTtlMs: 1 });
    await createAccount(server, "Idle", `${server.apiKey}.idle`);
    while ((await adminOf(server).call("banks.list")).data.length > 1) await new Promise(setImmediate);
    await server.stop();
  });
});

describe("the stream of a bank", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startFrozen();
  });
  afterAll(() => server.stop());

  async function take(steps: AsyncIterable<{ type: string; data: Record<string, unknown> }>, count: number) {
    const taken: { type: string; data: Record<string, unknown> }[] = [];
    for await (const step of steps) {
      taken.push(step);
      if (taken.length === count) break;
    }
    return taken;
  }

  test("has the steps of this bank only, from the connection on, and tells of a reset", async () => {
    const key = `${server.apiKey}.streamed`;
    const admin = createAdminClient({ url: server.url, key });
    await createAccount(server, "Before", key);
    const steps = admin.steps();
    const taken = (async () => {
      const all: string[] = [];
      for await (const { type, data } of steps) {
        if (type === "hello") {
          await createAccount(server, "Elsewhere");
          await createAccount(server, "Here", key);
        }
        all.push(type === "call" ? `call ${data["number"]} ${(data["params"] as { name: string }).name}` : type);
        if (type === "call") await admin.call("reset");
        if (type === "restart") break;
      }
      return all;
    })();
    expect(await taken).toEqual(["hello", "call 2 Here", "restart"]);
  });

  test("continues after a number, and reports a gap", async () => {
    const key = `${server.apiKey}.continued`;
    const admin = createAdminClient({ url: server.url, key });
    for (const name of ["One", "Two", "Three"]) await createAccount(server, name, key);
    const steps = await take(admin.steps({ after: 1 }), 3);
    expect(steps.map(({ type, data }) => [type, data["number"], data["gap"]])).toEqual([
      ["hello", undefined, false],
      ["call", 2, undefined],
      ["call", 3, undefined],
    ]);
    const headers = { authorization: `Bearer ${key}` };
    for (let sent = 0; sent < 1_050; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, () => fetch(`${server.url}/programs?limit=1`, { headers })));
    }
    // The bank keeps the latest 1,000 reads, and beside them the two calls that create Accounts.
    const [hello, second, third, gap, first] = await take(admin.steps({ after: 1 }), 5);
    expect(hello?.data["gap"]).toBe(true);
    expect([second?.data["number"], third?.data["number"]]).toEqual([2, 3]);
    expect([gap?.type, gap?.data]).toEqual(["gap", { bank: "continued", from: 4, to: 53 }]);
    expect(first?.data["number"]).toBe(54);
  });

  test("sends a move of the clock again when it has grown", async () => {
    const key = `${server.apiKey}.moved`;
    const admin = createAdminClient({ url: server.url, key });
    const tos: unknown[] = [];
    for await (const { type, data } of admin.steps()) {
      if (type === "advance") tos.push(data["to"]);
      if (tos.at(-1) === "2026-01-03T00:00:00.000Z") break;
      await admin.call("clock.advance", { duration: "1d" });
    }
    expect(tos).toEqual(["2026-01-02T00:00:00.000Z", "2026-01-03T00:00:00.000Z"]);
  });

  test("reports the outcome of a webhook, which comes after the call", async () => {
    const key = `${server.apiKey}.delivered`;
    const admin = createAdminClient({ url: server.url, key });
    const url = "https://hooks.example.com/";
    await admin.call("call", { operation: "eventSubscriptions.create", params: { url } });
    for await (const { type, data } of admin.steps()) {
      if (type === "hello") await createAccount(server, "Operating", key);
      if (type !== "delivery") continue;
      expect(data["outcome"]).toMatchObject({ error: expect.stringContaining("--deliver-to hooks.example.com") });
      break;
    }
  });

  test("ends when its bank is removed", async () => {
    const admin = createAdminClient({ url: server.url, key: `${server.apiKey}.removed` });
    const types: string[] = [];
    for await (const { type } of admin.steps()) {
      types.push(type);
      await adminOf(server).call("banks.remove", { name: "removed" });
    }
    expect(types).toEqual(["hello"]);
  });
});

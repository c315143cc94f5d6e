import { afterEach, describe, expect, test } from "vitest";
import { createAdminClient } from "../../src/client.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../src/index.ts";

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function start(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z", ...options });
  running.push(server);
  const admin = createAdminClient({ url: server.url, key: server.token });
  const call = (path: string, { key = server.apiKey, ...init }: RequestInit & { key?: string } = {}) =>
    fetch(server.url + path, {
      ...init,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...init.headers },
    });
  const create = async (name: string, key?: string) => {
    const response = await call("/accounts", { method: "POST", body: JSON.stringify({ name }), ...(key && { key }) });
    return (await response.json()) as { id: string; created_at: string };
  };
  return { server, admin, call, create };
}

describe("a server", () => {
  test("does not start with a seed that the bank refuses, and names the seed and the step", async () => {
    const seed = { steps: [{ call: "accounts.close", id: "account_x" }] } as const;
    const started = start({ seeds: [{ steps: [] }, seed] });
    await expect(started).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /^Failed to start: the seed seeds\[1\] cannot run steps\[0\] \(accounts\.close\): /,
      ),
    });
  });

  test("serves the API", async () => {
    const { call, create } = await start();
    const account = await create("Operating");
    expect(account.created_at).toBe("2026-01-01T00:00:00.000Z");
    const list = (await (await call("/accounts")).json()) as { data: unknown[] };
    expect(list.data).toEqual([account]);
  });

  test("opens a bank for each name behind the key, with the same ids in every run", async () => {
    const first = await start();
    const second = await start();
    const ids = await Promise.all(
      [first, second].map(async ({ create, server }) => [
        (await create("Operating", server.apiKey)).id,
        (await create("Operating", `${server.apiKey}.one`)).id,
        (await create("Operating", `${server.apiKey}.two`)).id,
      ]),
    );
    expect(ids[0]).toEqual(ids[1]);
    expect(new Set(ids[0]).size).toBe(3);
  });

  test.each(["nope", "nope.one", ".one", ""])("answers 401 to the key %j, and opens no bank", async (key) => {
    const { call, admin } = await start();
    expect((await call("/accounts", { key })).status).toBe(401);
    expect((await admin.call("banks.list")).data).toHaveLength(1);
  });

  test("answers 404 to a name that cannot be one", async () => {
    const { call, server } = await start();
    for (const name of ["UPPER", "a b", "a_b", "a".repeat(64)]) {
      const response = await call("/accounts", { key: `${server.apiKey}.${name}` }).catch(() => undefined);
      if (response !== undefined) expect([401, 404]).toContain(response.status);
    }
    const { data } = await createAdminClient({ url: server.url, key: server.token }).call("banks.list");
    expect(data).toHaveLength(1);
  });

  test("moves the clock of one bank only", async () => {
    const { admin, server, create } = await start();
    await admin.call("clock.advance", { duration: "31d" });
    expect((await create("Later")).created_at).toBe("2026-02-01T00:00:00.000Z");
    expect((await create("Now", `${server.apiKey}.other`)).created_at).toBe("2026-01-01T00:00:00.000Z");
  });

  test("explains a decline that it was told to trigger", async () => {
    const { admin } = await start();
    const { results } = (await admin.call("trigger", { name: "card_decline.breaches_limit" })) as {
      results: { authorization: { declined_transaction: { id: string } } };
    };
    const { text } = await admin.call("explain", { id: results.authorization.declined_transaction.id });
    expect(text).toMatch(/FAILED +breaches_limit/);
  });

  test("applies armed faults and the rate limit to requests, and not to calls through the admin API", async () => {
    const { admin, call } = await start({ bank: { rateLimit: { perSecond: 1 } } });
    await admin.call("faults.arm", { kind: "internal_server_error", operation: "accounts.list" });
    for (let count = 0; count < 3; count++) await admin.call("call", { operation: "accounts.list" });
    expect([(await call("/accounts")).status, (await call("/accounts")).status]).toEqual([500, 429]);
  });

  test("changes the parameters of a scenario, and refuses an operation that no step calls", async () => {
    const { admin } = await start();
    const result = await admin.call("trigger", {
      name: "card_decline.breaches_limit",
      with: { "accounts.create": { name: "Renamed" } },
    });
    expect(JSON.stringify(result)).toContain("Renamed");
    await expect(
      admin.call("trigger", { name: "card_decline.breaches_limit", with: { "files.create": {} } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining("none of its steps calls files.create") });
  });

  test("returns to a snapshot, and to the state after the seed", async () => {
    const { admin, create, call } = await start({
      seeds: [{ steps: [{ call: "accounts.create", params: { name: "Seeded" } }] }],
    });
    const names = async () =>
      ((await (await call("/accounts")).json()) as { data: { name: string }[] }).data.map(({ name }) => name);
    await create("One");
    await admin.call("snapshot.save", { name: "one" });
    await create("Two");
    await admin.call("snapshot.load", { name: "one" });
    expect(await names()).toEqual(["One", "Seeded"]);
    await admin.call("reset");
    expect(await names()).toEqual(["Seeded"]);
  });
});

describe("the key of a bank in the admin API", () => {
  test("reaches its own bank, no other, and nothing of the server", async () => {
    const { server, call } = await start();
    const key = `${server.apiKey}.one`;
    expect((await call("/_sandbank/clock", { key })).status).toBe(200);
    expect((await call("/_sandbank/clock?bank=two", { key })).status).toBe(403);
    expect((await call("/_sandbank/clock", { key, headers: { "sandbank-bank": "two" } })).status).toBe(403);
    expect((await call("/_sandbank/b/two/_sandbank/clock", { key })).status).toBe(403);
    expect((await call("/_sandbank/status", { key })).status).toBe(403);
    expect((await call("/_sandbank/stop", { key, method: "POST" })).status).toBe(403);
  });
});

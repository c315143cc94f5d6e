import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

const directory = mkdtempSync(join(tmpdir(), "sandbank-points-"));
let server: RunningServer;
let account: string;
let limit: string;

function run(line: string) {
  return cli(line.split(" "), { directory, env: { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token } });
}

/**
 * A bank with five steps of which the log numbers all, and the journal only some: the account is created (1), read (2), gets
 * interest (3), two days pass (4), and it gets interest again (5).
 */
beforeAll(async () => {
  server = await startFrozen();
  const admin = adminOf(server);
  const call = (operation: string, params: object) => admin.call("call", { operation, params: { ...params } });
  account = String((await call("accounts.create", { name: "Operating" }))["id"]);
  await fetch(`${server.url}/accounts`, { headers: { authorization: `Bearer ${server.apiKey}` } });
  await call("simulations.interestPayments.create", { account_id: account, amount: 100 });
  await admin.call("snapshot.save", { name: "s" });
  await admin.call("clock.advance", { duration: "2d" });
  await call("simulations.interestPayments.create", { account_id: account, amount: 10_000 });
  limit = String(
    (await call("limits.create", { model_id: account, metric: "volume", interval: "day", value: 1 }))["id"],
  );
  writeFileSync(join(directory, "journal.json"), (await run("export")).out);
});
afterAll(() => server.stop());

describe.each([
  ["now", 10_100],
  ["5", 10_100],
  ["4", 100],
  ["3", 100],
  ["2", 0],
  ["2026-01-02T12:00:00Z", 100],
  ["1d", 100],
  ["snapshot:s", 100],
])("the point %s", (point, cents) => {
  const dollars = `$${(cents / 100).toFixed(2)}`;

  test("is one in `sandbank balance --at`", async () => {
    const { out, err } = await run(`balance ${account} --at ${point}`);
    expect(err).toBe("");
    expect(out).toMatch(new RegExp(`Current +\\${dollars}\\n`));
  });

  test("is one in `sandbank banks new --until`", async () => {
    const name = `copy-${point.replace(/\W/g, "-").toLowerCase()}`;
    const { code, err } = await run(`banks new ${name} --from default --until ${point}`);
    expect([code, err]).toEqual([0, ""]);
    expect((await run(`balance ${account} --bank ${name}`)).out).toMatch(new RegExp(`Current +\\${dollars}\\n`));
  });

  test("is one in `sandbank diff`, as either point", async () => {
    const { out } = await run(`diff ${point} --json`);
    const moved = JSON.parse(out).balances.map((each: { current: { before: number } }) => each.current.before);
    expect(moved).toEqual(cents === 10_100 ? [] : [cents]);
    expect((await run(`diff ${point} ${point}`)).out).toBe("There is no difference.");
  });

  test("is one in `sandbank export --to`, and in `--from` of a seed", async () => {
    const journal = JSON.parse((await run(`export --to ${point}`)).out);
    const amounts = journal.entries.flatMap(({ params }: { params?: { amount?: number } }) => params?.amount ?? []);
    expect(amounts.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(cents);
    // The seed begins without the Account.
    const { err } = await run(`export --as seed --from ${point}`);
    const [, next] = /cannot be repeated: (\S+)\. /.exec(err) ?? [];
    const expected = cents < 10_000 ? "simulations.interestPayments.create" : "limits.create";
    expect(next).toBe(point === "now" ? undefined : expected);
  });

  test("is one in `sandbank limits --at`", async () => {
    const { code, err } = await run(`limits ${limit} --at ${point}`);
    if (point === "now") expect([code, err]).toEqual([0, ""]);
    else expect([code, err]).toEqual([5, expect.stringMatching(/^There is no Limit/)]);
  });

  test("is one in `sandbank logs --since` and `sandbank replay-missing --since`", async () => {
    expect((await run(`logs --since ${point}`)).code).toBe(0);
    expect((await run(`replay-missing --since ${point}`)).code).toBe(0);
  });

  test.skipIf(point.startsWith("snapshot:"))("is one of a file", async () => {
    const { err, out } = await run(`replay journal.json --until ${point}`);
    expect(err).toBe("");
    expect(out).toMatch(/^\d entries replayed/);
  });
});

test("a number is that of the step in the log", async () => {
  const { out } = await run("logs");
  expect(out).toMatch(/accounts +.*#2\n/);
  expect((await run("logs --since 5")).out.match(/#\d+/g)).toEqual(["#5", "#6"]);
});

test.each([
  "balance ACCOUNT --at POINT",
  "limits LIMIT --at POINT",
  "diff POINT",
  "diff 0 POINT",
  "export --to POINT",
  "export --from POINT --as seed",
  "replay journal.json --until POINT",
  "banks new x --from default --until POINT",
  "logs --since POINT",
  "replay-missing --since POINT",
])("`sandbank %s` says how to write a point", async (line) => {
  const { code, err } = await run(line.replace("ACCOUNT", account).replace("LIMIT", limit).replace("POINT", "soon"));
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(
      / is "soon"\. Write now, the number of a step in `sandbank logs` such as 12, an instant such as 2026-01-01T00:00:00Z, how long ago such as 7d, or snapshot:NAME\.$/,
    ),
  ]);
});

test.each(["diff 99", "balance ACCOUNT --at 99", "export --to 99", "banks new x --from default --until 99"])(
  "`sandbank %s` names the last step of the log",
  async (line) => {
    expect(await run(line.replace("ACCOUNT", account))).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /^The log ends at step 6, and 99 is more\. Use now, an instant, or a number up to 6\.$/,
      ),
    });
  },
);

test.each([
  ["diff 2030-01-01T00:00:00Z", /^The bank is at 2026-01-03T00:00:00.000Z, and 2030-01-01T00:00:00.000Z is later\./],
  ["replay journal.json --until snapshot:s", /^A file has no snapshots\./],
  ["replay-missing --since snapshot:none", /^--since is snapshot:none, and there is no such snapshot\./],
])("`sandbank %s` is refused", async (line, err) => {
  expect(await run(line)).toMatchObject({ out: "", err: expect.stringMatching(err) });
});

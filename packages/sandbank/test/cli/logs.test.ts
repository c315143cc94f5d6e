import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { stepLine } from "../../src/cli/commands/look/step-line.ts";
import { plain } from "../../src/cli/output/paint.ts";
import { createAdminClient } from "../../src/client.ts";
import { startServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";

/** More than the server keeps. */
const READS = 1_100;

/** A server whose bank declined a payment, and was then read often. */
async function readServer() {
  const server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z" });
  const admin = createAdminClient({ url: server.url, key: server.token });
  await admin.call("trigger", { name: "card_decline.breaches_limit" });
  const { steps } = await admin.call("trace");
  const headers = { authorization: `Bearer ${server.apiKey}` };
  for (let read = 0; read < READS; read++) {
    await (await fetch(`${server.url}/accounts/account_none`, { headers })).text();
  }
  return { server, admin, before: steps.length };
}

let opened: Awaited<ReturnType<typeof readServer>>;

beforeAll(async () => {
  opened = await readServer();
  return () => opened.server.stop();
});

function run(...line: string[]) {
  const { url, token } = opened.server;
  return cli(["logs", ...line], { env: { SANDBANK_URL: url, SANDBANK_ADMIN_TOKEN: token } });
}

const linesOf = ({ out }: { readonly out: string }) =>
  out.split("\n").filter((line) => /^ {2}\d\d:\d\d:\d\d {2}/.test(line));

describe("sandbank logs, after more reads than the server keeps", () => {
  test("finds the call that was declined, by its operation", async () => {
    const { out } = await run("--operation", "simulations.cardAuthorizations.create");
    expect(out).toMatch(/^ {2}00:00:00 {2}200 {2}POST \/simulations\/card_authorizations +DECLINED .*breaches_limit/m);
  });

  test("finds the steps that are not reads by their status, and the latest of the reads", async () => {
    expect(linesOf(await run("--status", "2xx"))).toHaveLength(opened.before);
    expect(linesOf(await run("--status", "404"))).toHaveLength(100);
    expect(linesOf(await run("--status", "404", "--last", "3"))).toHaveLength(3);
  });

  test("prints all that the server keeps since an instant", async () => {
    const all = await run("--since", "2026-01-01T00:00:00Z", "--json");
    const { steps } = JSON.parse(all.out) as { readonly steps: readonly { readonly number: number }[] };
    const numbers = steps.map(({ number }) => number);
    expect(numbers).toHaveLength(opened.before + 1_000);
    expect(numbers.slice(0, opened.before)).toEqual(Array.from({ length: opened.before }, (_, index) => index + 1));
    expect([numbers[opened.before], numbers.at(-1)]).toEqual([opened.before + 101, opened.before + READS]);
    expect(linesOf(await run("--since", "2026-01-02T00:00:00Z"))).toEqual([]);
    expect((await run("--since", "1h", "--json")).out).toBe(all.out);
  });

  test("prints the latest 100 without flags, or as many as it is told to", async () => {
    expect(linesOf(await run())).toHaveLength(100);
    expect(linesOf(await run("--last", "1050"))).toHaveLength(Math.min(1_050, 1_000 + opened.before));
    expect(await run("--last", "0")).toMatchObject({ out: "", err: "The log has no such step." });
    expect(await run("--last", "11001")).toMatchObject({
      code: 2,
      err: expect.stringContaining('--last is "11001". It must be a whole number from 0 to 11000.'),
    });
  });
});

test("sandbank logs says that it is empty, and names what a call created once the bank has deleted its Event", async () => {
  const server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z" });
  onTestFinished(() => server.stop());
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  expect((await cli(["logs"], { env })).err).toBe("The log is empty.");
  await cli(["call", "accounts.create", "name=Operating"], { env });
  const { out } = await cli(["logs"], { env });
  expect(out).toMatch(/ {2}POST \/accounts +account created: Operating {2}account_\w+ {2}#1$/);
  await cli(["clock", "advance", "31d"], { env });
  expect((await cli(["logs", "--last", "2"], { env })).out.split("\n")[1]).toBe(out.split("\n")[1]);
});

test("sandbank logs --changes leaves out reads, but not those that were refused", async () => {
  const server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z" });
  onTestFinished(() => server.stop());
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  for (const line of ["accounts.create name=Operating", "accounts.list", "accounts.retrieve account_none"]) {
    await cli(["call", ...line.split(" ")], { env });
  }
  await cli(["clock", "advance", "1h"], { env });
  const printed = linesOf(await cli(["logs", "--changes"], { env }));
  expect(printed).toHaveLength(3);
  expect(printed.join("\n")).not.toMatch(/ 200 {2}GET /);
  expect(printed.join("\n")).toMatch(/ 404 {2}GET \/accounts\/account_none/);
  expect(linesOf(await cli(["logs"], { env }))).toHaveLength(4);
});

test("sandbank logs tells a move of the clock from time that passed by itself", () => {
  const [at, to] = ["2026-01-01T00:00:00.000Z", "2026-01-02T03:00:00.000Z"];
  const line = (movedMs: number) => {
    const effects = {
      declines: [],
      ledgerEntries: [],
      events: [],
      deliveries: [],
      ran: [],
      loanDates: [],
      deletedFailures: 0,
    };
    return stepLine({ kind: "advance", number: 1, entry: 1, at, to, movedMs, ...effects }, { paint: plain, width: 80 });
  };
  const end = "to 2 Jan, 03:00:00";
  expect(line(Date.parse(to) - Date.parse(at))).toBe(`  00:00:00  ---  clock +1 d 3 h ${end}  nothing fell due`);
  expect(line(86_400_000)).toBe(
    `  00:00:00  ---  clock +1 d and 3 h by itself ${end}  nothing fell\n                 due`,
  );
  expect(line(0)).toBe(`  00:00:00  ---  clock +1 d 3 h by itself ${end}  nothing fell due`);
  expect(line(Date.parse(to) - Date.parse(at) - 5_000)).not.toContain("by itself");
});

test("the server returns all steps that a bank keeps at once, and counts the others", async () => {
  const { admin, before } = opened;
  const trace = await admin.call("trace", { last: 11_000 });
  expect(trace.steps).toHaveLength(before + 1_000);
  expect(trace["omitted"]).toBe(READS - 1_000);
  expect(trace.steps.some(({ declines }) => (declines as readonly unknown[]).length > 0)).toBe(true);
  await expect(admin.call("trace", { last: 11_001 })).rejects.toThrow("last");
});

const call = {
  ...{ kind: "call", number: 1, entry: 1, at: "2026-01-01T00:00:00.000Z", via: "http", status: 200, error: null },
  ...{ ledgerEntries: [], events: [], declines: [], deliveries: [], params: {}, objectId: null },
};
const decline = {
  ...{ amount: -4_00, description: "EXAMPLE SHOP", reason: "breaches_limit" },
  declinedTransactionId: "declined_transaction_oae7enxn0ecm21p64j7v",
};
const rows = [
  { ...call, method: "GET", path: "/accounts?limit=5" },
  {
    ...call,
    ...{ method: "POST", path: "/simulations/card_authorizations", declines: [decline] },
    operation: "simulations.cardAuthorizations.create",
  },
  { ...call, method: "POST", path: "/accounts", events: [{ category: "account.created" }], objectId: "account_1" },
];

test("all rows of sandbank logs have the same columns, with short paths in a narrow terminal", () => {
  const printed = (width: number) => rows.map((row) => stepLine(row, { paint: plain, width })).join("\n");
  expect(printed(80)).toBe(`\
  00:00:00  200  GET /accounts
  00:00:00  200  POST .../card_authorizations    DECLINED $4.00 at EXAMPLE SHOP:
                                                 breaches_limit
  00:00:00  200  POST /accounts                  account created`);
  expect(printed(100)).toBe(`\
  00:00:00  200  GET /accounts?limit=5
  00:00:00  200  POST /simulations/card_authorizations     DECLINED $4.00 at EXAMPLE SHOP:
                                                           breaches_limit
  00:00:00  200  POST /accounts                            account created`);
  expect(printed(120)).toContain(`\
  00:00:00  200  POST /simulations/card_authorizations     DECLINED $4.00 at EXAMPLE SHOP: breaches_limit
                                                           declined_transaction_oae7enxn0ecm21p64j7v
  00:00:00  200  POST /accounts                            account created  account_1`);
});

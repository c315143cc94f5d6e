import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { allCommands } from "../../src/cli/commands.ts";
import { listCommonFlags } from "../../src/cli/common-flags.ts";
import type { RunningServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

let server: RunningServer;
let env: Record<string, string>;

beforeAll(async () => {
  server = await startFrozen();
  env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  await adminOf(server).call("banks.create", { name: "worker-1" });
});

afterAll(() => server.stop());

async function bankNames(): Promise<string[]> {
  const { data } = await adminOf(server).call("banks.list");
  return data.map(({ name }) => name);
}

/** Removes a bank that a test opens. */
function closing(name: string): string {
  onTestFinished(async () => void (await adminOf(server).call("banks.remove", { name })));
  return name;
}

const withBank = allCommands().filter((command) => listCommonFlags(command).includes("bank"));
/** A command line of each command that needs a bank that exists. */
const reading = withBank
  .filter(({ bank }) => bank === undefined)
  .map(({ words, examples: [line = ""] }) => ({ words, line }));

const unknown = [
  'There is no bank "worker-2". Did you mean worker-1? The banks are default and worker-1.',
  "`sandbank banks new worker-2` opens a new one.",
].join(" ");

describe("--bank with a name that no bank has", () => {
  test.each(reading)("is refused by `sandbank $words` with exit code 5, and opens no bank", async ({ line }) => {
    const result = await cli([...line.split(" "), "--bank", "worker-2"], { env });
    expect(result).toEqual({ code: 5, out: "", err: unknown });
    expect(await bankNames()).toEqual(["default", "worker-1"]);
  });

  test("is opened by no `sandbank trigger --list`, which asks no server", async () => {
    expect((await cli(["trigger", "--list", "--bank", "worker-2"], { env })).code).toBe(0);
    expect(await bankNames()).toEqual(["default", "worker-1"]);
  });

  test("is refused as the server would refuse it, in JSON", async () => {
    const { code, err } = await cli(["clock", "--bank", "worker-2", "--json"], { env });
    const body = { type: "bank_not_found_error", title: "There is no such bank.", detail: unknown, status: 404 };
    expect([code, JSON.parse(err)]).toEqual([5, { error: { category: "refused", code: 5, message: unknown, body } }]);
  });

  test("is refused in SANDBANK_BANK, too", async () => {
    const result = await cli(["audit"], { env: { ...env, SANDBANK_BANK: "worker-2" } });
    expect(result).toEqual({ code: 5, out: "", err: unknown });
  });

  test("is refused with the only bank of a server", async () => {
    const other = await startFrozen();
    onTestFinished(() => other.stop());
    const own = { SANDBANK_URL: other.url, SANDBANK_ADMIN_TOKEN: other.token };
    const { err } = await cli(["audit", "--bank", "defualt"], { env: own });
    expect(err).toBe(
      'There is no bank "defualt". Did you mean default? The only bank is default. `sandbank banks new defualt` opens a new one.',
    );
  });

  test("lists at most ten banks", async () => {
    const names = Array.from({ length: 11 }, (_, index) => closing(`many-${index}`));
    for (const name of names) await adminOf(server).call("banks.create", { name });
    const { err } = await cli(["audit", "--bank", "nothing-like-it"], { env });
    expect(err).toBe(
      'There is no bank "nothing-like-it". The banks are default, worker-1, many-0, many-1, many-2, many-3, many-4, many-5, many-6, many-7 and 3 others. `sandbank banks new nothing-like-it` opens a new one.',
    );
  });

  test.each([
    ["call", ["accounts.create", "name=Mine"]],
    ["trigger", ["account.status closed"]],
  ])("is opened by `sandbank %s`", async (words, line) => {
    const { code } = await cli([words, ...line, "--bank", closing(`new-${words}`)], { env });
    expect(code).toBe(0);
    expect(await bankNames()).toEqual(["default", "worker-1", `new-${words}`]);
  });

  test("is opened by `sandbank listen`", async () => {
    const controller = new AbortController();
    const line = ["listen", "--forward-to", "http://127.0.0.1:9/hooks", "--print-secret"];
    const stop = { signal: controller.signal, onLine: () => controller.abort() };
    await cli([...line, "--bank", closing("new-listen")], { env, ...stop });
    expect(await bankNames()).toContain("new-listen");
  });

  test("is opened by every command if the key of that bank is given, as by any request with the key", async () => {
    const key = `${server.apiKey}.${closing("by-key")}`;
    const own = { SANDBANK_URL: server.url, SANDBANK_API_KEY: key };
    expect((await cli(["audit", "--bank", "by-key"], { env: own })).code).toBe(0);
    expect(await bankNames()).toContain("by-key");
  });

  test("is opened by no command for the whole server, which a proxy sends to the server of that bank", async () => {
    expect((await cli(["banks", "--bank", "worker-2"], { env })).code).toBe(0);
    const removed = await cli(["banks", "rm", "worker-2", "--bank", "worker-2"], { env });
    expect(removed).toMatchObject({ code: 5, err: expect.stringMatching(/^There is no bank "worker-2"\./) });
    expect(await bankNames()).toEqual(["default", "worker-1"]);
  });
});

describe("commands for the whole server", () => {
  test.each(["stop", "wait", "status"])("`sandbank %s` has no --bank", async (words) => {
    expect((await cli([words, "--help"])).out).not.toContain("--bank");
    expect(await cli([words, "--bank", "worker-1"], { env })).toEqual({
      code: 2,
      out: "",
      err: `\`sandbank ${words}\` has no flag --bank, because it concerns the whole server. See \`sandbank ${words} --help\`.`,
    });
  });
});

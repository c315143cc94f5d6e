import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasColors } from "../../src/cli/output/paint.ts";
import type { RunningServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen();
});
afterAll(() => server.stop());

const RED = "\u001b[31m";
const BOLD = "\u001b[1m";

describe("the output of a command has colors", () => {
  test.each([
    ["on a terminal", {}, true, true],
    ["not in a file or a pipe", {}, false, false],
    ["not if NO_COLOR is set", { NO_COLOR: "1" }, true, false],
    ["if NO_COLOR is empty", { NO_COLOR: "" }, true, true],
    ["in a pipe if FORCE_COLOR is set", { FORCE_COLOR: "1" }, false, true],
    ["not if FORCE_COLOR is 0", { FORCE_COLOR: "0" }, true, false],
    ["not if both are set", { NO_COLOR: "1", FORCE_COLOR: "1" }, true, false],
    ["not on a terminal that knows none", { TERM: "dumb" }, true, false],
  ])("%s", (_, env, isTerminal, expected) => {
    expect(hasColors({ flag: undefined, env, isTerminal })).toBe(expected);
    expect(hasColors({ flag: true, env, isTerminal })).toBe(true);
    expect(hasColors({ flag: false, env, isTerminal })).toBe(false);
  });

  test("with --color before or after the command, and not with --no-color", async () => {
    const bold = expect.stringContaining(BOLD);
    expect(await cli(["help", "flags", "--color"])).toMatchObject({ out: bold });
    expect(await cli(["--color", "help", "flags"])).toMatchObject({ out: bold });
    expect(await cli(["clock", "--help", "--color"])).toMatchObject({ out: bold });
    const forced = { env: { FORCE_COLOR: "1" } };
    expect(await cli(["--help"], forced)).toMatchObject({ out: bold });
    expect((await cli(["--help", "--no-color"], forced)).out).not.toContain("\u001b");
  });

  test("not with --json", async () => {
    const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
    expect((await cli(["audit", "--json", "--color"], { env })).out).toBe('{"schema":1,"violations":[]}');
  });
});

test("colors of a name or a path of a request are printed as escapes, also beside those of a command", async () => {
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  await cli(["call", "accounts.create", "--data", JSON.stringify({ name: `${RED}DECLINED` })], { env });
  for (const line of ["logs", "diff 0", "balance account_none"]) {
    const { out, err } = await cli([...line.split(" "), "--color"], { env });
    expect(out + err).not.toContain(RED);
  }
  const { out } = await cli(["logs", "--color"], { env });
  expect(out).toContain("\\u001b[31mDECLINED");
  expect(out).toContain(BOLD);
});

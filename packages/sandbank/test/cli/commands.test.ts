import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type * as z from "zod";
import { checkAll } from "../../../../tests/support/check-all.ts";
import type { AdminOperation } from "../../src/admin/operation.ts";
import { adminOperations } from "../../src/admin/operations.ts";
import type { Command } from "../../src/cli/command.ts";
import { allCommands, commandGroups } from "../../src/cli/commands.ts";
import { pickAddress, writeServerFile } from "../../src/cli/server/server-file.ts";
import { startFlags } from "../../src/config/start-flags.ts";
import { type RunningServer, startServer } from "../../src/index.ts";
import { cli, emptyDirectory } from "../support/cli.ts";
import { commandOf, rows, wrongLines } from "../support/command-lines.ts";
import { type Office, openOffice } from "../support/office.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

// The pages of commands have the output of the others.
test.each(rows.filter(({ isShown, isNeeded }) => isShown !== true || isNeeded === true))(
  "prints the result of `sandbank $line`",
  async ({ line, out = /./, err = /^$/, code = 0 }) => {
    const result = await cli(office.wordsOf(line), office);
    expect(result).toEqual({ code, out: expect.stringMatching(out), err: expect.stringMatching(err) });
  },
);

/** Rows whose commands print one JSON document. An error is one, too, but on stderr. */
const jsonRows = rows.filter(
  ({ line, out, code = 0 }) =>
    !/^(?:completion|help|--help)\b| --help$/.test(line) && (code === 0 || (code === 1 && out?.source !== "^$")),
);

describe("with --json", () => {
  beforeAll(async () => void (await cli(["snapshot", "load", "begin"], office)));

  test.each(jsonRows)("prints a document of its schema for `sandbank $line`", async ({ line, code = 0 }) => {
    const json = commandOf(line)?.json as z.ZodType;
    const result = await cli([...office.wordsOf(line), "--json"], office);
    expect(result.code, result.err).toBe(code);
    const { schema, ...document } = JSON.parse(result.out);
    // An object of the API is printed as the API has it.
    expect(schema).toBe(/^call (?!--list)/.test(line) ? undefined : 1);
    expect(json.safeParse(document).error?.issues ?? []).toEqual([]);
  });
});

/** A server whose file the commands find, as that of `sandbank start`. */
async function startFound(): Promise<RunningServer> {
  const found = await startServer({ port: 0, clock: "frozen" });
  const remove = writeServerFile(
    { env: { XDG_RUNTIME_DIR: emptyDirectory }, err() {} },
    { ...pickAddress(found), pid: process.pid },
  );
  onTestFinished(async () => {
    remove();
    await found.stop();
  });
  return found;
}

interface SeparateCase {
  readonly words: string;
  readonly line: readonly string[];
  readonly out: RegExp;
  readonly err?: RegExp;
  /** Whether the command runs until it is stopped. */
  readonly goesOn?: boolean;
}

/** Commands that need a server of their own, or run until they are stopped. */
const separate: readonly SeparateCase[] = [
  {
    words: "start",
    line: ["--port", "0", "--live"],
    out: /^Sandbank .*\n {2}Live key {3}live_key_\w+\n/s,
    goesOn: true,
  },
  { words: "exec", line: ["--", process.execPath, "-e", "0"], out: /^$/ },
  { words: "env", line: [], out: /^SANDBANK_URL=http:.*\nSANDBANK_API_KEY=sandbox_key_\w+\nSANDBANK_ADMIN_TOKEN=\S+$/ },
  { words: "env", line: ["--bank", "w1"], out: /^SANDBANK_API_KEY=sandbox_key_\w+\.w1$/m },
  { words: "stop", line: [], out: /^The server has stopped\.$/ },
  {
    words: "listen",
    line: ["--forward-to", "http://127.0.0.1:9/hooks", "--print-secret", "--events", "card.created,card.updated"],
    out: /^Secret \S+$/,
    err: /^Webhooks go to http:\/\/127\.0\.0\.1:9\/hooks \(event_subscription_\w+, event_subscription_\w+\)\. Ctrl-C stops it\.$/,
    goesOn: true,
  },
];

/** Runs a separate case. A command that runs until it is stopped is stopped at its first line. */
async function runSeparate({ words, line, goesOn }: SeparateCase, flags: readonly string[] = []) {
  if (words !== "start" && words !== "exec") await startFound();
  const controller = new AbortController();
  const stop = goesOn === true ? { signal: controller.signal, onLine: () => controller.abort() } : {};
  return cli([words, ...flags, ...line], stop);
}

test.each(separate)("prints the result of `sandbank $words`, with a server of its own", async (each) => {
  const { out, err = /^$/ } = each;
  expect(await runSeparate(each)).toEqual({
    code: 0,
    out: expect.stringMatching(out),
    err: expect.stringMatching(err),
  });
});

test.each(separate)("prints documents of its schema for `sandbank $words --json`, or refuses it", async (each) => {
  const json = commandOf(each.words)?.json;
  const { code, out, err } = await runSeparate(each, ["--json"]);
  if (json === undefined) {
    const message = `\`sandbank ${each.words}\` prints no JSON.`;
    expect([code, out, JSON.parse(err)]).toEqual([2, "", { error: { category: "usage", code: 2, message } }]);
    return;
  }
  expect([code, err]).toEqual([0, ""]);
  const { schema, ...document } = JSON.parse(out);
  expect(schema).toBe(1);
  expect(json.safeParse(document).error?.issues ?? []).toEqual([]);
});

test("explains each command with `--help`, with its arguments, flags and examples", () =>
  checkAll(
    allCommands().map((command) => [command.words, command] as const),
    async (words, { examples, flags = {}, positional = [] }) => {
      const { code, out, err } = await cli([...words.split(" "), "--help"]);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toMatch(new RegExp(`^Usage: sandbank ${words}`));
      // The help of `start` explains its flags.
      const start: readonly object[] = words === "start" ? [] : Object.values(startFlags);
      const own = Object.entries(flags).flatMap(([name, flag]) => (start.includes(flag) ? [] : [name]));
      for (const name of own) expect(out).toMatch(new RegExp(`^ {2}--${name}\\b.*\\s+\\S`, "m"));
      for (const { name } of positional) expect(out).toMatch(new RegExp(`^ {2}${name.toUpperCase()} +\\S`, "m"));
      const text = out.replace(/ \\\n +/g, " ");
      for (const example of examples) expect(text).toContain(`  sandbank ${example}`);
      expect(out).toMatch(/^Also .*--help: see\s+`sandbank\s+help\s+flags`\.$/m);
    },
  ));

test.each([
  ["exec", "exec [flags] -- COMMAND..."],
  ["call", "call [OPERATION] [ARGUMENTS...] [flags]"],
  ["clock advance", "clock advance DURATION [flags]"],
  ["status", "status [flags]"],
])("shows for `sandbank %s --help` how the command is written", async (words, usage) => {
  const { out } = await cli([...words.split(" "), "--help"]);
  expect(out.split("\n")).toContain(`Usage: sandbank ${usage}`);
});

test("`sandbank exec --help` gives a free port as the default, even if SANDBANK_PORT is set", async () => {
  const { out } = await cli(["exec", "--help"]);
  expect(out).toMatch(/^ {2}--port PORT +The port\. 0 takes a free one\. Default: a free one\.$/m);
});

test("refuses an unknown flag of each command with exit code 2", () =>
  checkAll(
    allCommands().map(({ words }) => [words] as const),
    async (words) => {
      const { code, out, err } = await cli([...words.split(" "), "--nonsense"]);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(new RegExp(`^\`sandbank ${words}\` has no flag --nonsense\\. See `));
    },
  ));

describe("a command line that is wrong", () => {
  test.each(wrongLines)("exits with 2 for `sandbank %s`", async (line, err) => {
    const result = await cli(office.wordsOf(line), office);
    expect(result).toEqual({ code: 2, out: "", err: expect.stringMatching(err) });
  });

  test("is one JSON document on stderr with --json", async () => {
    const { out, err, code } = await cli(["clock", "advance", "3x", "--json"], office);
    expect({ out, code }).toEqual({ out: "", code: 2 });
    expect(JSON.parse(err)).toMatchObject({
      error: { category: "usage", code: 2, message: expect.stringMatching(/3x/) },
    });
    const no = await cli(["explain", "account_1", "--json"], office);
    expect(JSON.parse(no.err)).toMatchObject({
      error: { category: "no", code: 1, body: { type: "nothing_declined_error", status: 404 } },
    });
    const refused = await cli(["call", "accounts.retrieve", "account_1", "--json"], office);
    expect(JSON.parse(refused.err)).toMatchObject({
      error: { category: "refused", code: 5, body: { type: "object_not_found_error", status: 404 } },
    });
  });
});

describe("the command line as a whole", () => {
  test.each([["--version"], ["-v"]])("prints the version for %s", async (flag) => {
    expect(await cli([flag])).toEqual({ code: 0, err: "", out: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  test("prints the version as JSON, and refuses arguments of --version", async () => {
    const { out } = await cli(["--version", "--json"]);
    expect(JSON.parse(out)).toEqual({ schema: 1, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    const err = '--version takes no argument "status".';
    expect(await cli(["--version", "status"])).toEqual({ code: 2, out: "", err });
  });

  test.each([["--help"], ["-h"], ["help"]])(
    "lists the core commands, and all others by group, for %s",
    async (flag) => {
      const { out, code } = await cli([flag]);
      expect(code).toBe(0);
      expect(out).toMatch(/^Core commands:\n {2}start +Start a server/m);
      for (const { title } of commandGroups.filter((group) => group.title !== "Calls")) {
        expect(out).toMatch(new RegExp(`^ {2}${title} +\\S`, "m"));
      }
      // Each word of each command is there.
      for (const { words } of allCommands())
        for (const word of words.split(" ")) expect(out).toMatch(new RegExp(`\\b${word}\\b`));
    },
  );

  test("lists every command with what it does, by group, for `help all`", async () => {
    const { out } = await cli(["help", "all"]);
    for (const { title, commands } of commandGroups) {
      expect(out).toMatch(new RegExp(`^${title}:\n {2}${commands[0]?.words} `, "m"));
    }
    for (const { words, short } of allCommands()) {
      expect(out).toMatch(new RegExp(`^ {2}${words} +${short}$`, "m"));
      expect(short).toMatch(/^[A-Z].{10,49}[^.]$/);
    }
  });

  test("explains what all commands share for `help flags`", async () => {
    const { out } = await cli(["help", "flags"]);
    for (const text of ["--url URL", "--bank NAME", "--json", "--quiet", "--color", "--no-color", "--help"]) {
      expect(out).toMatch(new RegExp(`^ {2}${text} +[A-Z]`, "m"));
    }
    expect(out).toMatch(/^ {2}5 {3}The bank refused the call\.$/m);
    expect(out).toContain("`sandbank --map=json`");
  });

  test("has each command once", () => {
    const words = allCommands().map((command) => command.words);
    expect(words).toEqual([...new Set(words)]);
  });

  test("has a command for each admin operation with words", () => {
    const words = Object.values(adminOperations as Readonly<Record<string, AdminOperation>>).flatMap(
      ({ command }) => command?.words ?? [],
    );
    const all = allCommands().map((command) => command.words);
    expect(words.filter((each) => !all.includes(each))).toEqual([]);
  });

  test("explains a command for `help clock advance`", async () => {
    expect((await cli(["help", "clock", "advance"])).out).toBe((await cli(["clock", "advance", "-h"])).out);
  });

  test("describes all commands and their JSON for --map=json, which --map alone is, too", async () => {
    const { out } = await cli(["--map=json"]);
    expect((await cli(["--map"])).out).toBe(out);
    const { commands, exitCodes } = JSON.parse(out);
    expect(commands.map(({ words }: Command) => words)).toEqual(allCommands().map(({ words }) => words));
    expect(exitCodes).toMatchObject({ done: 0, usage: 2 });
    expect(commands.find(({ words }: Command) => words === "status").json).toMatchObject({ type: "object" });
  });

  test("accepts common flags in front of the command", async () => {
    const { code, out } = await cli(["--json", "--bank", "default", "clock", "due"], office);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ schema: 1 });
  });

  test("exits with 4 if no server runs, and with 6 if none is ready in time", async () => {
    expect(await cli(["status"])).toEqual({
      code: 4,
      out: "",
      err: expect.stringMatching(/^No server runs\. Start one/),
    });
    const late = "No server was ready within 0s.";
    expect(await cli(["wait", "--timeout", "0s"])).toEqual({ code: 6, out: "", err: late });
    const inJson = await cli(["wait", "--timeout", "0s", "--json"]);
    expect(JSON.parse(inJson.err)).toEqual({ error: { category: "timed_out", code: 6, message: late } });
    const url = "http://127.0.0.1:9";
    expect(await cli(["status", "--url", url])).toEqual({
      code: 4,
      out: "",
      err: `No server answers at ${url}. Start one with \`sandbank start\`, or pass --url.`,
    });
  });
});

import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { spread, volume } from "../../../../tests/support/volume.ts";
import type { Command } from "../../src/cli/command.ts";
import { operationNames } from "../../src/cli/commands/act/require-operation.ts";
import { allCommands } from "../../src/cli/commands.ts";
import { exitCodes } from "../../src/cli/exit-codes.ts";
import { pickAddress, writeServerFile } from "../../src/cli/server/server-file.ts";
import { cli } from "../support/cli.ts";
import { commandOf, lines, type Running, running, wordsOf } from "../support/command-lines.ts";
import { openOffice } from "../support/office.ts";
import { temporary } from "../support/persisted.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

const widths = volume([60, 80, 120], [60, 80, 120], [80]);

/** The response to `status` of a server that has run for a while. */
const status = {
  version: "1.2.3",
  pid: 4321,
  url: "http://localhost:2265",
  startedAt: "2026-01-01T09:30:00.000Z",
  persisted: null,
  storageProblem: null,
  seed: "sandbank",
  banks: [
    { name: "default", apiKey: "sandbox_key_rtdrhqw7qu5sj14isg84v8em", now: "2026-02-01T00:00:00.000Z" },
    { name: "worker-1", apiKey: "sandbox_key_rtdrhqw7qu5sj14isg84v8em.worker-1", now: "2026-01-01T00:00:00.000Z" },
  ],
};

/** Starts something that answers like a server, but always the same. */
async function startStatus(): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify(status)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Call {
  readonly line: string;
  readonly code: number;
  readonly out: string;
  /** The result, then the messages. */
  readonly text: string;
}

/** Runs all lines that are shown in the bank of an office. */
async function runLines(width: number, flags: readonly string[] = []): Promise<readonly Call[]> {
  const office = await openOffice();
  onTestFinished(() => office.close());
  const canned = await startStatus();
  const calls: Call[] = [];
  for (const line of lines) {
    const env = line.startsWith("status") ? { ...office.env, SANDBANK_URL: canned } : office.env;
    const { code, out, err } = await cli([...office.wordsOf(line), ...flags], { env, width });
    calls.push({ line, code, out, text: [out, err].filter((text) => text !== "").join("\n") });
  }
  return calls;
}

function pageOf(calls: readonly Call[]): string {
  const block = ({ line, code, text }: Call) => [
    `$ sandbank ${line}`,
    text,
    ...(code === 0 ? [] : [`(exit code ${code})`]),
  ];
  return calls.map((call) => `${block(call).join("\n")}\n`).join("\n");
}

/** Returns whether a line fits, or is one word, such as a link, that is longer than a line. */
function fits(line: string, width: number): boolean {
  const indent = line.length - line.trimStart().length;
  return line.length <= width || (indent <= LEAST_INDENT && !line.trim().includes(" "));
}

/** The indent of a word that has a line of its own and does not fit. */
const LEAST_INDENT = 2;

/** What the lines print without colors, by width. */
const plain = new Map<number, Promise<readonly Call[]>>();
function plainLines(width: number): Promise<readonly Call[]> {
  const calls = plain.get(width) ?? runLines(width);
  plain.set(width, calls);
  return calls;
}

test.each(widths)("prints the output of each command for people, in %i columns", async (width) => {
  const calls = await plainLines(width);
  if (width === 80) await expect(pageOf(calls)).toMatchFileSnapshot("./pages/80-columns.txt");
  const tooLong = calls.flatMap(({ line, text }) =>
    text.split("\n").filter((each) => !line.startsWith("call accounts.list") && !fits(each, width)),
  );
  expect(tooLong).toEqual([]);
  // The names of jobs are for programs.
  expect(pageOf(calls)).not.toMatch(
    /\b(?:accounts\.pay|card_authorizations\.expire|events\.retire|inbound_\w+\.resolve|shipments\.)/,
  );
});

test("breaks lines with colors as without them", async () => {
  const [width = 80] = widths;
  const colored = await runLines(width, ["--color"]);
  const lines = await plainLines(width);
  expect(colored.map(({ text }) => stripVTControlCharacters(text))).toEqual(lines.map(({ text }) => text));
});

/** Expects one document of a command's `--json`, or the first one of a stream. */
function expectDocument({ json, isStream, words }: Command, line: string, out: string): void {
  const { schema, ...document } = JSON.parse(isStream === true ? out.replace(/\n.*/s, "") : out);
  // An object of the API is printed as the API has it.
  expect([line, schema]).toEqual([line, words === "call" ? undefined : 1]);
  expect([line, json?.safeParse(document).error?.issues ?? []]).toEqual([line, []]);
}

interface Terminal {
  readonly color: "0" | "1";
  readonly width?: number;
}

const terminals = spread(
  [
    { width: 60, color: "1" },
    { width: 80, color: "0" },
    { width: 120, color: "1" },
  ] as const,
  3,
);

describe("commands whose output differs from run to run", () => {
  /** Runs a command on a server where something was declined, and to which it finds by a file. */
  async function run({ line, isLast = () => false }: Running, { width, color }: Terminal) {
    const server = await startFrozen({ timeouts: { stopMs: 50 } });
    onTestFinished(() => server.stop());
    const admin = adminOf(server);
    await admin.call("trigger", { name: "card_decline.breaches_limit" });
    const params = { url: "http://127.0.0.1:9/hooks" };
    const { id } = await admin.call("call", { operation: "eventSubscriptions.create", params });
    const directory = temporary();
    const failing = join(directory, "failing.mjs");
    writeFileSync(failing, FAILING);
    const env = { XDG_RUNTIME_DIR: directory, FORCE_COLOR: color };
    writeServerFile({ env, err: () => {} }, { ...pickAddress(server), pid: process.pid });
    const known: Readonly<Record<string, string>> = {
      SUBSCRIPTION: String(id),
      DIRECTORY: join(directory, "report"),
      FILE: join(directory, "session.out"),
      NODE: process.execPath,
      FAILING: failing,
    };
    const controller = new AbortController();
    const words = line.split(" ").map((word) => known[word] ?? word);
    const { code, out, err } = await cli(words, {
      env: line.startsWith("wait") ? env : { ...env, SANDBANK_URL: server.url },
      ...(width !== undefined && { width }),
      signal: controller.signal,
      onLine: (text) => isLast(text) && controller.abort(),
    });
    return { code, out, lines: `${out}\n${err}`.split("\n") };
  }

  test.each(running)("`sandbank $line` prints a document of its schema with --json, or refuses it", async (each) => {
    const command = commandOf(each.line) as Command;
    const line = each.line.replace(command.words, `${command.words} --json`);
    const { code, out } = await run({ ...each, line, ...(each.isLast && { isLast: () => true }) }, { color: "0" });
    if (command.json === undefined) expect([code, out]).toEqual([exitCodes.usage, ""]);
    else if (code <= exitCodes.no) expectDocument(command, line, out);
    else expect(out).toBe("");
  });

  describe.each(terminals)("in $width columns with FORCE_COLOR=$color", (terminal) => {
    test.each(running)("`sandbank $line` breaks what is for people", async (each) => {
      const { out, lines } = await run(each, terminal);
      const plain = lines.map(stripVTControlCharacters);
      expect(plain.join("").trim()).not.toBe("");
      if (terminal.color === "0") expect(plain).toEqual(lines);
      const forPeople = each.isForPrograms === true ? plain.slice(out.split("\n").length) : plain;
      expect(forPeople.filter((line) => !fits(line, terminal.width))).toEqual([]);
      if (each.isForPrograms !== true) return;
      const whole = await run(each, { color: "0" });
      expect(varying(out)).toBe(varying(whole.out));
    });
  });
});

/** A program that calls the server of `sandbank exec`, and fails. */
const FAILING = `
  const { SANDBANK_URL, SANDBANK_API_KEY } = process.env;
  await fetch(SANDBANK_URL + "/accounts", { headers: { authorization: "Bearer " + SANDBANK_API_KEY } });
  process.exitCode = 1;
`;

/** Replaces what differs from run to run: ports and tokens. */
function varying(text: string): string {
  return text.replace(/(localhost|127\.0\.0\.1):\d+/g, "HOST").replace(/TOKEN=\S+/g, "TOKEN");
}

describe("help", () => {
  test.each(widths)("of each command fits %i columns", (width) =>
    checkAll(
      allCommands().map(({ words }) => [words] as const),
      async (words) => {
        const { code, out } = await cli([...words.split(" "), "--help"], { width });
        expect(code).toBe(0);
        expect(out.split("\n").filter((line) => line.length > width)).toEqual([]);
      },
    ),
  );

  test.each(widths)("of each operation fits %i columns", (width) =>
    checkAll(
      operationNames.map((name) => [name] as const),
      async (name) => {
        const { out } = await cli(["call", name, "--help"], { width });
        expect(out.split("\n").filter((line) => line.length > width && !fits(line, width))).toEqual([]);
      },
    ),
  );

  test("of the whole program fits on 30 lines of 80 columns", async () => {
    const { out } = await cli(["--help"], { width: 80 });
    expect(out.split("\n").length).toBeLessThanOrEqual(30);
  });
});

test("shows the output of each command", () => {
  const all = allCommands().map(({ words }) => words);
  const shown = [...lines.filter((line) => !line.includes("--help")), ...running.map(({ line }) => line)].map(wordsOf);
  expect(all.filter((words) => !shown.includes(words))).toEqual([]);
});

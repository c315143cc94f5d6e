import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { createBank, type Journal, replay } from "@sandbank/engine";
import { applySeed } from "@sandbank/engine/scenarios";
import { isRepeatable, repeatedCall } from "@sandbank/inspector/screens/log/repeated-call";
import { printCommand, printCurl, printTypescript } from "@sandbank/inspector/words/request-code";
import { failureReport } from "@sandbank/testing";
import { readAnySession } from "@sandbank/view/session/read-session";
import { findFailure } from "@sandbank/view/session/run-test";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AdminOperationName, adminOperations } from "../../src/admin/operations.ts";
import { type ExportRequest, exportRequested } from "../../src/admin/sessions/export-request.ts";
import { exportCommand } from "../../src/cli/commands/sessions/export.ts";
import { writePages, writeSessions } from "../../src/cli/commands/start/write-sessions.ts";
import { allCommands } from "../../src/cli/commands.ts";
import { reportBug } from "../../src/server/report-bug.ts";
import { cli } from "../support/cli.ts";
import { lines, running, wordsOf } from "../support/command-lines.ts";
import { follow } from "../support/follow.ts";
import { adminOf } from "../support/servers.ts";
import { deliver, type Planted, type PlantedBank, plantBank } from "./planted-bank.ts";

/** In place of the built inspector. */
const inspector = vi.hoisted(() => ({ directory: "" }));
vi.mock("../../src/inspector-directory.ts", () => ({ inspectorDirectory: () => inspector.directory }));

/** A thread would load the engine again for each export. The tests of exports have threads. */
vi.mock("../../src/admin/sessions/export-in-thread.ts", () => ({
  exportInThread: async (request: ExportRequest) => exportRequested(request, () => {}),
}));

let bank: PlantedBank;

/** Gives the tests of a suite a bank of their own, because some of them change it. */
function withBank(): void {
  beforeAll(async () => {
    bank = await plantBank();
    await deliver(bank);
    inspector.directory = mkdtempSync(join(tmpdir(), "sandbank-inspector-"));
    writeFileSync(join(inspector.directory, "session.html"), '<script type="text/plain" id="session"></script>');
    const journal = await adminOf(bank.server).call("journal", { secrets: "shown" });
    writeFileSync(join(bank.directory, "journal.json"), JSON.stringify(journal));
  });
  afterAll(() => bank.stop());
}

/** The secrets in the log, in the journal and in the steps of a seed. */
const inLog: readonly Planted[] = [
  ...(["apiKey", "signing", "rotated", "urlToken", "user", "password", "pathKey", "json", "identification"] as const),
];
const inJournal: readonly Planted[] = ["apiKey", "signing", "rotated", "urlToken", "upload", "identification"];
const inSteps: readonly Planted[] = ["signing", "urlToken", "upload", "identification"];

/** Texts that the rows below refer to. */
function known(word: string): string {
  const { server, account, subscription, event, receiver, secrets, directory } = bank;
  const texts: Readonly<Record<string, string>> = {
    ...{ SUBSCRIPTION: subscription, EVENT: event, RECEIVER: receiver, URL: server.url, DIRECTORY: directory },
    ...{ OPERATING: account, JOURNAL: join(directory, "journal.json") },
    ...{ ROTATED: secrets.rotated, JSON_SECRET: secrets.json, SIGNING: secrets.signing, TOKEN: secrets.adminToken },
    ...{ USER: secrets.user, PASSWORD: secrets.password, KEY: secrets.pathKey },
  };
  return word.replace(/\b[A-Z_]{3,}\b/g, (name) => texts[name] ?? name);
}

interface Row {
  readonly params?: object;
  /** The secrets that the output is for, or that its caller passed to it. Default: none. */
  readonly shows?: readonly Planted[];
  /** The secrets that are there if the caller asks for all. Only where that is possible. */
  readonly unredacted?: readonly Planted[];
}

const id = { id: "account_unknown" };
const with_ = { "eventSubscriptions.create": { shared_secret: "JSON_SECRET" } };

/** Every operation of the admin API. */
const operations: Readonly<Record<AdminOperationName, Row | "tested last">> = {
  health: {},
  status: { shows: ["apiKey"] },
  bank: { shows: ["apiKey"] },
  stop: "tested last",
  "banks.list": { shows: ["apiKey"] },
  "banks.create": { params: { name: "other", from: "default" }, shows: ["apiKey"] },
  "banks.remove": { params: { name: "other" } },
  "clock.get": {},
  "clock.due": {},
  "clock.advance": { params: { duration: "1s" } },
  "clock.to": { params: { instant: "2026-01-01T00:00:02Z" } },
  "clock.next": {},
  "clock.freeze": {},
  "clock.resume": {},
  "clock.rate": { params: { rate: 0 } },
  explain: { params: id },
  largest_approved: { params: id },
  balance: { params: { account: "account_unknown" } },
  diff: {},
  limit_use: { params: id },
  search: { params: { q: "RECEIVER" } },
  names: { params: { ids: "SUBSCRIPTION,EVENT" } },
  audit: {},
  coverage: {},
  trace: { params: { last: 1000 }, unredacted: inLog },
  "faults.list": {},
  "faults.arm": { params: { kind: "latency", delayMs: 1 } },
  "faults.clear": {},
  "delivery_faults.set": { params: {} },
  attempts: {},
  deliveries: {},
  secret: { params: { subscription: "SUBSCRIPTION" }, shows: ["rotated"] },
  resend: { params: { event: "EVENT" } },
  replay_missing: { params: { since: "2026-01-01T00:00:00Z" } },
  rotate_secret: { params: { subscription: "SUBSCRIPTION", secret: "ROTATED" }, shows: ["rotated"] },
  verify_receiver: { params: { subscription: "SUBSCRIPTION" } },
  call: { params: { operation: "eventSubscriptions.retrieve", id: "SUBSCRIPTION" }, shows: ["urlToken"] },
  trigger: { params: { name: "eventSubscriptions.create", with: with_, fork: true } },
  scenario: { params: { name: "eventSubscriptions.create", with: with_ }, shows: ["json"] },
  scenarios: {},
  journal: { unredacted: inJournal },
  export: { params: { as: "seed" }, unredacted: inSteps },
  "snapshot.save": { params: { name: "one" } },
  "snapshot.list": {},
  "snapshot.load": "tested last",
  "snapshot.remove": { params: { name: "one" } },
  reset: "tested last",
};

describe("the admin API", () => {
  withBank();

  test("the table lists every operation of the admin API", () => {
    expect(Object.keys(operations).toSorted()).toEqual(Object.keys(adminOperations).toSorted());
  });

  const listed = Object.entries(operations).flatMap(([name, row]) =>
    typeof row === "string" ? [] : [{ name, ...row }],
  );
  // A move of the clock removes old Events with their deliveries.
  const rows = [false, true].flatMap((isLast) => listed.filter(({ name }) => name.startsWith("clock.") === isLast));

  async function resultOf(name: string, params: object): Promise<string> {
    const given = JSON.parse(known(JSON.stringify(params)));
    const call = adminOf(bank.server).call(name as "trace", given);
    return JSON.stringify(await call.catch((error: { body: unknown }) => error.body));
  }

  test.each(rows.flatMap(({ unredacted, ...row }) => (unredacted === undefined ? [] : [{ ...row, unredacted }])))(
    "the result of $name has all secrets if its caller asks for them",
    async ({ name, params, unredacted }) => {
      expect(bank.foundIn(await resultOf(name, { ...params, secrets: "shown" }))).toEqual(unredacted);
    },
  );

  test.each(rows)(
    "the result of $name has only the secrets that it is for",
    async ({ name, params = {}, shows = [] }) => {
      expect(bank.foundIn(await resultOf(name, params))).toEqual(shows);
    },
  );

  // They empty the log, or stop the server.
  afterAll(async () => {
    const admin = adminOf(bank.server);
    await admin.call("snapshot.save", { name: "one" });
    expect(Object.keys(await admin.call("snapshot.load", { name: "one" }))).toEqual(["name", "at"]);
    expect(await admin.call("reset")).toEqual({});
    expect(await admin.call("stop")).toEqual({});
  });

  test("the stream has no secrets, and the placeholders of the trace", async () => {
    const admin = adminOf(bank.server);
    const { steps } = await admin.call("trace", { last: 1000 });
    const sent: unknown[] = [];
    for await (const { type, data } of admin.steps({ after: 0 })) {
      if (type === "call" || type === "advance") sent.push(data);
      if (sent.length === steps.length) break;
    }
    expect(sent).toEqual(steps);
    expect(bank.foundIn(JSON.stringify(sent))).toEqual([]);
    expect(JSON.stringify(sent)).toContain("?token=redacted-");
  });
});

interface CommandRow {
  readonly line: string;
  readonly shows?: readonly Planted[];
  /** The secrets that it prints with --no-redact, as text and as JSON. */
  readonly unredacted?: { readonly text: readonly Planted[]; readonly json: readonly Planted[] };
}

/**
 * What to run in place of the first line of `command-lines.ts` that has the command, and what it shows. Without a row, a
 * command shows no secret. A text says why the tests of the table do not run it.
 */
const commands: Readonly<Record<string, CommandRow | string>> = {
  start: "runs until it is stopped: a test of its own",
  exec: "prints what its program prints: a test of the files of --on-fail",
  wait: { line: "wait" },
  status: { line: "status --show-keys", shows: ["apiKey"] },
  stop: "prints nothing of a bank: the server is needed",
  env: { line: "env", shows: ["apiKey", "adminToken"] },
  init: "asks no server and reads no bank",
  call: { line: "call eventSubscriptions.retrieve SUBSCRIPTION", shows: ["urlToken"] },
  trigger: {
    line: "trigger eventSubscriptions.create --fork --with eventSubscriptions.create.shared_secret=JSON_SECRET",
  },
  listen: "runs until it is stopped: a test of its own",
  secret: { line: "secret SUBSCRIPTION", shows: ["rotated"] },
  "rotate-secret": { line: "rotate-secret SUBSCRIPTION --secret ROTATED", shows: ["rotated"] },
  "clock advance": { line: "clock advance 1s" },
  "clock to": { line: "clock to 2026-01-02T00:00:00Z" },
  "clock next": { line: "clock next" },
  "clock rate": { line: "clock rate 0" },
  explain: { line: "explain account_unknown" },
  diff: { line: "diff 0" },
  limits: { line: "limits limit_unknown" },
  search: { line: "search RECEIVER" },
  logs: {
    line: "logs --last 1000",
    unredacted: { text: ["apiKey", "urlToken", "pathKey"], json: inLog },
  },
  export: "a test for each kind",
  replay: { line: "replay DIRECTORY/journal.json" },
  "snapshot save": { line: "snapshot save one" },
  "snapshot load": "empties the log of the bank: the rows after it need it",
  "snapshot rm": { line: "snapshot rm one" },
  reset: "empties the log of the bank: the rows after it need it",
  banks: { line: "banks --show-keys", shows: ["apiKey"] },
  "banks new": { line: "banks new two", shows: ["apiKey"] },
  "banks rm": { line: "banks rm two" },
  doctor: { line: "doctor --port 0" },
  config: { line: "config --token TOKEN" },
  completion: { line: "completion bash" },
  help: { line: "help" },
};

async function outputOf(line: string): Promise<string> {
  const { out, err } = await cli(line.split(" ").map(known), { env: bank.env, directory: bank.directory });
  return `${out}\n${err}`;
}

describe("the command line", () => {
  withBank();

  const all = allCommands().map(({ words }) => words);

  test("the table has only commands that exist", () => {
    expect(Object.keys(commands).filter((words) => !all.includes(words))).toEqual([]);
  });

  const shown = [...lines, ...running.map(({ line }) => line)];
  const rows = all.flatMap((words) => {
    const row = commands[words] ?? { line: shown.find((line) => wordsOf(line) === words) ?? words };
    return typeof row === "string" ? [] : [{ words, ...row }];
  });

  // Before the clock is moved, which removes old Events from the log.
  test("`sandbank logs --no-redact` prints all secrets", async () => {
    const { line, unredacted } = commands["logs"] as CommandRow;
    expect(bank.foundIn(await outputOf(`${line} --no-redact`))).toEqual(unredacted?.text);
    expect(bank.foundIn(await outputOf(`${line} --no-redact --json`))).toEqual(unredacted?.json);
  });

  test.each(rows)("`sandbank $words` prints only the secrets that it is for", async ({ words, line, shows = [] }) => {
    const { json } = allCommands().find((command) => command.words === words) ?? {};
    for (const flags of json === undefined ? [""] : ["", " --json"]) {
      expect(bank.foundIn(await outputOf(line + flags)), line + flags).toEqual(shows);
    }
  });

  test.each([
    ["", []],
    ["--no-redact", ["json"]],
  ])("`sandbank logs --follow %s` prints new steps with the secrets %j", async (flag, shows) => {
    const args = ["logs", "--follow", "--json", "--last", "0", "--status", "400", ...(flag === "" ? [] : [flag])];
    const { ended, line, stop } = follow(args, bank.env);
    await line((text) => text.includes('"ready"'));
    const { server, secrets } = bank;
    const headers = { authorization: `Bearer ${server.apiKey}`, "content-type": "application/json" };
    const body = JSON.stringify({ name: "x", shared_secret: secrets.json });
    // The stream begins after the first line, so that the first request may come before it.
    let printed: string | undefined;
    const found = line((text) => text.includes('"call"')).then((text) => {
      printed = text;
    });
    while (printed === undefined) {
      await fetch(`${server.url}/accounts`, { method: "POST", headers, body });
      await Promise.race([found, adminOf(server).call("clock.get")]);
    }
    stop();
    await ended;
    expect(bank.foundIn(printed)).toEqual(shows);
  });

  test("`sandbank start` prints the API key, and no other secret", async () => {
    const args = ["start", "--port", "0", "--token", bank.secrets.adminToken, "--seed", "seed.json"];
    const params = { url: bank.receiver, shared_secret: bank.secrets.signing };
    writeFileSync(
      join(bank.directory, "seed.json"),
      JSON.stringify({ steps: [{ call: "eventSubscriptions.create", params }] }),
    );
    const controller = new AbortController();
    const onLine = () => controller.abort();
    const { out, err, code } = await cli(args, {
      env: { XDG_RUNTIME_DIR: bank.directory },
      directory: bank.directory,
      signal: controller.signal,
      onLine,
    });
    expect(code).toBe(0);
    expect(bank.foundIn(out + err)).toEqual(["apiKey"]);
  });

  test.each(["", "--json"])(
    "`sandbank listen %s` prints no secret of the URL, and the signing secret if asked",
    async (flag) => {
      const args = [
        "listen",
        "--forward-to",
        bank.receiver,
        "--secret",
        bank.secrets.json,
        ...(flag === "" ? [] : [flag]),
      ];
      for (const shows of [[], ["json"]]) {
        const listening = follow([...args, ...(shows.length === 0 ? [] : ["--print-secret"])], bank.env);
        const ready = await (flag === "" ? listening.message : listening.line)((text) =>
          /ready|Webhooks go to/.test(text),
        );
        await adminOf(bank.server).call("call", { operation: "accounts.create", params: { name: "Heard" } });
        const lines = await listening.lines(1, (text) => /<--|"attempt"/.test(text));
        const secretLines =
          flag === "" && shows.length > 0 ? [await listening.line((text) => text.startsWith("Secret "))] : [];
        listening.stop();
        const { out, err } = await listening.ended;
        expect(bank.foundIn([ready, ...lines, ...secretLines, out, err].join("\n"))).toEqual(shows);
        expect(lines.join("\n")).toContain("?token=redacted-");
      }
    },
  );

  test.each([
    "status --url http://USER:PASSWORD@127.0.0.1:1/?token=KEY",
    "listen --forward-to ftp://USER:PASSWORD@hooks.test/?token=KEY",
    "call eventSubscriptions.create url=https://USER:PASSWORD@hooks.test/?token=KEY shared_secret=SIGNING",
    "call eventSubscriptions.create url=https://hooks.test/ api_key=KEY secret=SIGNING",
    "logs api_key=KEY",
  ])("the error of `sandbank %s` quotes no secret", async (line) => {
    for (const flag of ["", " --json"]) {
      const { code, out, err } = await cli(`${line}${flag}`.split(" ").map(known), { env: bank.env });
      expect([out, code === 0]).toEqual(["", false]);
      expect(bank.foundIn(err)).toEqual([]);
    }
  });

  test("the report of a bug quotes no secret, in the terminal and in its file", async () => {
    const { secrets } = bank;
    const message = `lost https://${secrets.user}:${secrets.password}@hooks.test/?token=${secrets.urlToken}`;
    const bug = Object.assign(new Error(message), {
      params: { shared_secret: secrets.signing },
      key: secrets.adminToken,
    });
    const values: Record<string, string> = { SANDBANK_ADMIN_TOKEN: secrets.adminToken };
    const env = new Proxy(values, {
      get(target, name) {
        if (name === "SANDBANK_URL") throw bug;
        return target[String(name)];
      },
      ownKeys: () => [],
    });
    const { runCli } = await import("../../src/cli/run-cli.ts");
    const err: string[] = [];
    const words = ["call", "eventSubscriptions.create", `shared_secret=${secrets.rotated}`];
    const streams = {
      out: () => {},
      err: (text: string) => void err.push(text),
      env,
      directory: bank.directory,
      isTerminal: false,
    };
    const code = await runCli(words, { ...streams, signal: new AbortController().signal });
    const text = err.join("\n");
    const file = /This text is in (.*)\.$/.exec(text)?.[1] as string;
    expect([code, text]).toEqual([70, expect.stringContaining("This is a bug of Sandbank")]);
    expect(bank.foundIn(text + readFileSync(file, "utf8"))).toEqual([]);
    rmSync(file);
  });
});

const exportKinds: Readonly<Record<string, readonly Planted[]>> = {
  journal: inJournal,
  seed: inSteps,
  test: ["user", "password"],
};

describe("exports", () => {
  withBank();

  test("the table lists every kind of export", () => {
    expect(Object.keys(exportKinds)).toEqual(exportCommand.flags?.["as"]?.values);
  });

  test.each(Object.entries(exportKinds))(
    "`sandbank export --as %s` has no secrets unless --no-redact",
    async (as, unredacted) => {
      for (const [flags, shows] of [
        ["", []],
        [" --no-redact", unredacted],
      ] as const) {
        const words = `export --as ${as}${flags}`.split(" ");
        const { code, out } = await cli(words, { env: bank.env, directory: bank.directory });
        expect(code).toBe(0);
        expect(bank.foundIn(out)).toEqual(shows);
        await cli([...words, "--out", "exported"], { env: bank.env, directory: bank.directory });
        const written = readFileSync(join(bank.directory, "exported"), "utf8").trimEnd();
        expect(bank.foundIn(written)).toEqual(shows);
      }
    },
  );

  test("a redacted seed and a redacted test run, with one placeholder for each secret", async () => {
    const run = async (as: string) => (await cli(["export", "--as", as], { env: bank.env })).out;
    const seed = JSON.parse(await run("seed"));
    const seeded = createBank();
    applySeed(seeded, seed);
    const [, token, secret] =
      /"url": "[^"]*\?token=([\w-]+)",\s*"shared_secret": "([\w-]+)"/.exec(JSON.stringify(seed, null, 1)) ?? [];
    expect([token, secret]).toEqual([expect.stringMatching(/^redacted-\d+$/), expect.stringMatching(/^redacted-\d+$/)]);
    expect(token).not.toBe(secret);
    const text = await run("test");
    expect(text).toContain('test("refuses eventSubscriptions.create with invalid_parameters_error"');
    expect(findFailure(text)).toBeUndefined();
  });

  test("the files of `sandbank exec --on-fail`, and their pages, have no secrets", async () => {
    const directory = mkdtempSync(join(tmpdir(), "sandbank-on-fail-"));
    const sessions = await writeSessions(bank.server, directory);
    await writePages(sessions, inspector.directory);
    const folder = join(directory, "default");
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(files).toHaveLength(3);
    for (const text of files) {
      const content = text.startsWith("<") ? JSON.stringify(await readAnySession(text)) : text;
      expect(content).toContain("?token=redacted-");
      expect(bank.foundIn(content)).toEqual([]);
    }
  });

  test("the page of `sandbank open FILE` has no secrets unless --no-redact", async () => {
    const page = join(bank.directory, "page.html");
    for (const [flags, shows] of [
      [[], []],
      [["--no-redact"], inJournal],
    ] as const) {
      const { code } = await cli(["open", "journal.json", "--out", page, ...flags], {
        env: bank.env,
        directory: bank.directory,
      });
      expect(code).toBe(0);
      const session = await readAnySession(readFileSync(page, "utf8"));
      expect(bank.foundIn(JSON.stringify(session))).toEqual(shows);
    }
  });
});

describe("other programs", () => {
  withBank();

  const replayed = () =>
    replay(JSON.parse(readFileSync(join(bank.directory, "journal.json"), "utf8")) as Journal, { trace: true });

  test("the failure report of a test and console.log(bank) have no secrets", () => {
    const copy = replayed();
    copy.handle({
      method: "GET",
      path: `/accounts?token=${bank.secrets.pathKey}&x=${bank.secrets.apiKey}`,
      headers: {},
    });
    expect(bank.foundIn(JSON.stringify(copy.trace()))).toEqual([
      ...["apiKey", "signing", "rotated", "urlToken", "pathKey", "identification"],
    ]);
    const outputs = [failureReport(copy), inspect(copy), JSON.stringify(copy)];
    for (const output of outputs) {
      expect(output).toContain("/accounts?token=redacted-");
      expect(bank.foundIn(output)).toEqual([]);
    }
  });

  test("the code that the inspector copies for a call has no secrets", async () => {
    const target = { server: bank.server.url, bank: "default" };
    const codeOf = (steps: readonly object[]) =>
      (steps as Parameters<typeof isRepeatable>[0][])
        .filter((step) => step.kind === "call" && isRepeatable(step))
        .flatMap((step) => {
          const request = repeatedCall(step);
          return request === undefined
            ? []
            : [printCurl(request, target), printTypescript(request), printCommand(request, target)];
        })
        .join("\n");
    const { steps } = await adminOf(bank.server).call("trace", { last: 1000 });
    const whole = await adminOf(bank.server).call("trace", { last: 1000, secrets: "shown" });
    expect(bank.foundIn(codeOf(whole.steps))).toEqual([
      "apiKey",
      "signing",
      "urlToken",
      "user",
      "password",
      "pathKey",
      "json",
      "identification",
    ]);
    expect(bank.foundIn(codeOf(steps))).toEqual([]);
  });

  test("a bug of the server is printed without secrets", () => {
    const print = vi.spyOn(console, "error").mockReturnValue();
    const { secrets } = bank;
    reportBug(Object.assign(new Error(`GET /accounts?token=${secrets.pathKey}`), { shared_secret: secrets.signing }));
    const printed = print.mock.calls.flat().join("\n");
    print.mockRestore();
    expect(printed).toContain("GET /accounts?token=redacted-1");
    expect(bank.foundIn(printed)).toEqual([]);
  });
});

import { once } from "node:events";
import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { defineSeed } from "../../src/index.ts";
import { checkedLine, readCheckedLine } from "../../src/storage/checked-line.ts";
import { contentOf, killed, startPersisted, temporary } from "../support/persisted.ts";
import { rewriteJournal } from "../support/rewrite-journal.ts";
import { startProcess } from "../support/server-process.ts";

afterEach(() => vi.restoreAllMocks());

const frozen = { clock: "frozen", start: "2026-01-01T00:00:00Z" } as const;
const journalOf = (directory: string, bank = "default") => join(directory, "banks", bank, "journal.ndjson");

/** The lines of a file, each with its newline. */
const linesOf = (path: string) => fs.readFileSync(path, "utf8").split(/(?<=\n)/);

/** A data directory with some calls in it, stopped. */
async function stopped(names = ["One", "Two", "Three"]) {
  const directory = join(temporary(), "data");
  const { create, stop } = await startPersisted(directory, frozen);
  for (const name of names) await create(name);
  await stop();
  return directory;
}

describe("a server with --persist", () => {
  test("has every bank again after a stop, and continues its ids, its time and its clock's rate", async () => {
    const directory = join(temporary(), "data");
    const control = await startPersisted(join(temporary(), "data"), frozen);
    const first = await startPersisted(directory, frozen);
    for (const { create, admin } of [control, first]) {
      await create("One");
      await create("Other", "worker-1");
      await admin("worker-1").call("clock.advance", { duration: "31d" });
      await admin("worker-1").call("clock.rate", { rate: 0 });
    }
    await first.stop();
    const second = await startPersisted(directory);
    expect(await second.create("Two")).toEqual(await control.create("Two"));
    expect(await second.create("Two", "worker-1")).toEqual(await control.create("Two", "worker-1"));
    expect(await second.admin("worker-1").call("clock.get")).toMatchObject({
      now: "2026-02-01T00:00:00.000Z",
      rate: 0,
    });
    expect((await second.journal()).entries).toEqual((await control.journal()).entries);
    expect((await second.admin().call("audit")).violations).toEqual([]);
    expect(second.warnings).toEqual([]);
  });

  test("begins the log and the coverage anew with each start, as the guide says", async () => {
    const directory = await stopped();
    const { admin, names } = await startPersisted(directory);
    expect(await names()).toHaveLength(3);
    const { endpoints, states, events } = await admin().call("coverage");
    expect([endpoints, states, events]).toMatchObject([
      { reached: ["accounts.list"] },
      { reached: [] },
      { reached: [] },
    ]);
    expect((await admin().call("trace", {})).steps).toMatchObject([{ operation: "accounts.list" }]);
  });

  test("loses no acknowledged call if it is killed, in no bank", async () => {
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory);
    await first.create("One");
    await first.create("Other", "worker-1");
    await first.admin().call("clock.advance", { duration: "3d" });
    const second = await startPersisted(killed(directory));
    expect(await second.names()).toEqual(await first.names());
    expect(await second.names("worker-1")).toEqual(["Other"]);
    expect((await second.create("Two")).created_at > (await first.create("Before")).created_at.slice(0, 16)).toBe(true);
    expect(second.warnings).toEqual([]);
  });

  test("returns to the state after the seed, after a start as well", async () => {
    const seeds = [defineSeed({ steps: [{ call: "accounts.create", params: { name: "Seeded" } }] })];
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory, { seeds });
    await first.create("One");
    await first.stop();
    const second = await startPersisted(directory, { seeds });
    await second.create("Two");
    expect(await second.names()).toEqual(["Two", "One", "Seeded"]);
    await second.admin().call("reset");
    expect(await second.names()).toEqual(["Seeded"]);
    expect(await second.names("new")).toEqual(["Seeded"]);
    await second.create("Three");
    const third = await startPersisted(killed(directory));
    expect(await third.names()).toEqual(["Three", "Seeded"]);
  });

  test("keeps snapshots", async () => {
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory, frozen);
    await first.create("One");
    const { name, at } = await first.admin().call("snapshot.save", { name: "one" });
    await first.create("Two");
    await first.stop();
    const second = await startPersisted(directory);
    expect((await second.admin().call("snapshot.list")).data).toEqual([{ name, at }]);
    await second.admin().call("snapshot.load", { name: "one" });
    await second.create("Three");
    const third = await startPersisted(killed(directory));
    expect(await third.names()).toEqual(["Three", "One"]);
    await third.admin().call("snapshot.remove", { name: "one" });
    expect((await third.admin().call("snapshot.list")).data).toEqual([]);
  });

  test("keeps banks and snapshots whose names Windows reserves under other file names", async () => {
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory, frozen);
    for (const name of ["con", "com1", "nul"]) {
      await first.create(name, name);
      await first.admin(name).call("snapshot.save", { name: "aux" });
    }
    await first.stop();
    const files = fs.readdirSync(directory, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /(?:^|[/\\])(?:con|com1|nul|aux)(?:\.|[/\\]|$)/.test(file))).toEqual([]);
    const second = await startPersisted(directory);
    for (const name of ["con", "com1", "nul"]) {
      expect(await second.names(name)).toEqual([name]);
      expect((await second.admin(name).call("snapshot.list")).data).toMatchObject([{ name: "aux" }]);
    }
    await second.admin().call("banks.remove", { name: "con" });
    await second.stop();
    const third = await startPersisted(directory);
    expect((await third.admin().call("banks.list")).data.map(({ name }) => name)).toEqual(["default", "com1", "nul"]);
  });

  test("sends the webhooks again that had no response when it was killed", async () => {
    const received: string[] = [];
    let isAnswering = false;
    const receiver = createServer((request, response) => {
      received.push(String(request.headers["webhook-id"]));
      if (isAnswering) response.end();
    });
    receiver.listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory, frozen);
    await first.call("POST", "/event_subscriptions", { body: { url } });
    await first.create("One");
    const events = async ({ call }: typeof first) =>
      ((await call("GET", "/events")).body["data"] as { id: string }[]).map(({ id }) => id).sort();
    const due = await events(first);
    await eventually(() => expect(received.toSorted()).toEqual(due));
    isAnswering = true;
    received.length = 0;
    await startPersisted(killed(directory));
    await eventually(() => expect(received.toSorted()).toEqual(due));
    receiver.closeAllConnections();
    receiver.close();
  });

  test("lists the banks that are kept, opens them also with --banks off, and forgets removed ones", async () => {
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory, frozen);
    await first.create("Other", "worker-1");
    await first.create("Other", "worker-2");
    await first.stop();
    const second = await startPersisted(directory, { banks: "off" });
    const { data } = await second.admin().call("banks.list");
    expect(data.map(({ name, now }) => [name, now])).toEqual([
      ["default", "2026-01-01T00:00:00.000Z"],
      ["worker-1", "2026-01-01T00:00:00.000Z"],
      ["worker-2", "2026-01-01T00:00:00.000Z"],
    ]);
    expect(await second.names("worker-1")).toEqual(["Other"]);
    await second.admin().call("banks.remove", { name: "worker-1" });
    await second.admin().call("banks.remove", { name: "worker-2" });
    await second.stop();
    const third = await startPersisted(directory);
    expect((await third.admin().call("status")).banks.map(({ name }) => name)).toEqual(["default"]);
    expect(fs.readdirSync(directory).sort()).toEqual([
      ".gitignore",
      "banks",
      "lock",
      "sandbank-data.json",
      "seed.json",
    ]);
    expect(fs.readdirSync(join(directory, "banks"))).toEqual(["default"]);
  });

  test("adds no line for reads, and one for each call that changes the bank", async () => {
    const directory = join(temporary(), "data");
    const { create, names, admin } = await startPersisted(directory, { start: "2026-01-01T00:00:00Z" });
    await create("One");
    const before = linesOf(journalOf(directory)).length;
    for (let read = 0; read < 20; read++) await names();
    expect(linesOf(journalOf(directory))).toHaveLength(before);
    await create("Two");
    // The time of the call and the call.
    expect(linesOf(journalOf(directory)).length).toBeLessThanOrEqual(before + 2);
    await admin().call("clock.advance", { duration: "1d" });
    const last = readCheckedLine(linesOf(journalOf(directory)).at(-1)?.trimEnd() ?? "") as { e: { kind: string } };
    expect(last.e.kind).toBe("advance");
  });

  test("has git ignore the data directory", async () => {
    const directory = await stopped([]);
    expect(fs.readFileSync(join(directory, ".gitignore"), "utf8")).toMatch(/^\*$/m);
  });

  test("has the disk keep each call before its response with --durable, and otherwise soon", async () => {
    const sync = vi.spyOn(fs, "fdatasyncSync");
    const lazy = await startPersisted(join(temporary(), "data"), frozen);
    await lazy.create("One");
    expect(sync).not.toHaveBeenCalled();
    const durable = await startPersisted(join(temporary(), "data"), { ...frozen, persist: { durable: true } });
    await durable.create("One");
    await durable.create("Two");
    expect(sync).toHaveBeenCalledTimes(2);
    await durable.create("Two");
    expect(sync).toHaveBeenCalledTimes(3);
  });
});

describe("a stop that would take too long", () => {
  test("saves the states of the banks for which there is time, and loses no call of the others", async () => {
    const directory = join(temporary(), "data");
    const warnings: string[] = [];
    const { create, stop } = await startPersisted(directory, {
      ...frozen,
      timeouts: { stopLimitMs: 1 },
      onWarning: (text) => warnings.push(text),
    });
    await create("Other", "worker-1");
    const names = Array.from({ length: 30 }, (_, index) => `Account ${index}`);
    for (const name of names) await create(name);
    vi.spyOn(performance, "now").mockReturnValue(0);
    await stop();
    vi.restoreAllMocks();
    expect(warnings).toEqual([
      "The state of the bank default was not saved, because the stop would have taken too long. No call is lost: the next start replays the journal.",
    ]);
    expect(fs.existsSync(join(directory, "banks/worker-1/stop.json"))).toBe(true);
    expect(fs.existsSync(join(directory, "banks/default/stop.json"))).toBe(false);
    expect((await (await startPersisted(directory)).names()).toSorted()).toEqual(names.toSorted());
  });

  test("names the first of several banks whose states are not saved", async () => {
    const directory = join(temporary(), "data");
    const warnings: string[] = [];
    const { create, stop } = await startPersisted(directory, {
      ...frozen,
      timeouts: { stopLimitMs: 0 },
      onWarning: (text) => warnings.push(text),
    });
    for (const bank of ["worker-1", "worker-2"]) await create("Other", bank);
    await stop();
    expect(warnings).toEqual([expect.stringMatching(/^The state of \S+ and 2 other banks was not saved/)]);
  });

  test("saves no state twice, and reports nothing in that case", async () => {
    const directory = await stopped();
    const { warnings, stop } = await startPersisted(directory, { timeouts: { stopLimitMs: 0 } });
    await stop();
    expect(warnings).toEqual([]);
  });
});

test("a data directory whose banks are gone begins anew, with a warning", async () => {
  const directory = join(temporary(), "data");
  const { create, stop } = await startPersisted(directory, frozen);
  await create("Lost");
  await stop();
  fs.rmSync(join(directory, "banks"), { recursive: true });
  const { names, warnings } = await startPersisted(directory);
  expect(await names()).toEqual([]);
  expect(warnings).toEqual([
    `A server kept banks in ${directory}, and none of them is there any more. The banks begin anew.`,
  ]);
});

describe("a seed that changed", () => {
  const one = defineSeed({ steps: [{ call: "accounts.create", params: { name: "One" } }] });
  const two = defineSeed({ steps: [{ call: "accounts.create", params: { name: "Two" } }] });

  async function seeded() {
    const directory = join(temporary(), "data");
    const { create, stop } = await startPersisted(directory, { ...frozen, seeds: [one] });
    await create("Later");
    await stop();
    return directory;
  }

  test.each([
    ["--seed", { seeds: [two] }],
    ["--bank-seed", { bankSeed: "other" }],
    ["--start", { start: "2027-01-01T00:00:00Z" }],
    ["--unknown-fields", { bank: { unknownFields: "ignore" } }],
  ] as const)("stops the start and names the choice (%s)", async (name, options) => {
    const directory = await seeded();
    const before = contentOf(directory);
    await expect(startPersisted(directory, options)).rejects.toMatchObject({
      isUsage: true,
      message: expect.stringMatching(new RegExp(`${name}.*--keep-seed.*--reset`)),
    });
    expect(contentOf(directory)).toEqual(before);
  });

  test("is ignored with keepSeed", async () => {
    const { names } = await startPersisted(await seeded(), { seeds: [two], persist: { keepSeed: true } });
    expect(await names()).toEqual(["Later", "One"]);
  });

  test("starts with new banks after `reset`, and keeps the previous ones", async () => {
    const directory = await seeded();
    const { names, warnings, stop } = await startPersisted(directory, { seeds: [two], persist: { reset: true } });
    expect(await names()).toEqual(["Two"]);
    expect(warnings).toEqual([expect.stringMatching(/kept in .*before-/)]);
    await stop();
    const [aside] = fs.readdirSync(directory).filter((name) => name.startsWith("before-"));
    const old = await startPersisted(join(directory, aside ?? ""));
    expect(await old.names()).toEqual(["Later", "One"]);
  });

  test("leaves the banks where they are if the bank refuses the seed of a reset", async () => {
    const directory = await seeded();
    const before = contentOf(directory);
    const refused = defineSeed({ steps: [{ call: "accounts.close", id: "account_x" }] });
    const start = startPersisted(directory, { seeds: [refused], persist: { reset: true } });
    await expect(start).rejects.toMatchObject({ name: "StartError", isUsage: true });
    expect(contentOf(directory)).toEqual(before);
    expect(await (await startPersisted(directory)).names()).toEqual(["Later", "One"]);
  });

  test("is not needed to continue the banks", async () => {
    const { names } = await startPersisted(await seeded());
    expect(await names()).toEqual(["Later", "One"]);
  });
});

describe("a damaged data directory", () => {
  test.each([1, 20, 90])("loses a last line that is torn %i bytes before its end, with a warning", async (bytes) => {
    const directory = await stopped();
    const path = journalOf(directory);
    fs.truncateSync(path, fs.statSync(path).size - bytes);
    // The digest of the clean stop is of the state with that line.
    fs.rmSync(join(directory, "banks/default/stop.json"));
    const { names, warnings, create, stop } = await startPersisted(directory);
    expect(await names()).toEqual(["Two", "One"]);
    expect(warnings).toEqual([
      expect.stringMatching(/journal\.ndjson ended in the middle of line \d+, which was removed/),
    ]);
    await create("Four");
    await stop();
    const again = await startPersisted(directory);
    expect(await again.names()).toEqual(["Four", "Two", "One"]);
    expect(again.warnings).toEqual([]);
  });

  test("starts with a warning if the file of the last clean stop is damaged, and writes the file again", async () => {
    const directory = await stopped();
    const path = join(directory, "banks/default/stop.json");
    fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace('"digest":"', '"digest":"0'));
    const { names, warnings, stop } = await startPersisted(directory);
    expect(await names()).toEqual(["Three", "Two", "One"]);
    expect(warnings).toEqual([
      expect.stringMatching(/banks.default.stop\.json is damaged: the state of the bank was not compared/),
    ]);
    await stop();
    expect((await startPersisted(directory)).warnings).toEqual([]);
  });

  test("stops the start at a damaged line in the middle, and changes nothing", async () => {
    const directory = await stopped();
    const path = journalOf(directory);
    const lines = linesOf(path);
    fs.writeFileSync(path, lines.map((line) => line.replace('"Two"', '"Tvo"')).join(""));
    const before = contentOf(directory);
    const number = lines.findIndex((line) => line.includes('"Two"')) + 1;
    await expect(startPersisted(directory)).rejects.toMatchObject({
      name: "StartError",
      isUsage: false,
      message: expect.stringMatching(new RegExp(`line ${number} of ${path} is damaged; restore .* --repair`)),
    });
    expect(contentOf(directory)).toEqual(before);
  });

  test("finds a missing line", async () => {
    const directory = await stopped();
    const path = journalOf(directory);
    fs.writeFileSync(path, linesOf(path).toSpliced(1, 1).join(""));
    await expect(startPersisted(directory)).rejects.toThrow(
      `line 2 of ${path} does not follow line 1, as if two servers had written to the file; restore the file`,
    );
  });

  test("finds the damage of a bank that no request has used", async () => {
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory);
    await first.create("Other", "worker-1");
    await first.stop();
    fs.appendFileSync(journalOf(directory, "worker-1"), "{}\n");
    await expect(startPersisted(directory)).rejects.toThrow("worker-1/journal.ndjson is damaged");
  });

  test("with `repair`, continues from the entries before the damage, and keeps a copy", async () => {
    const directory = join(temporary(), "data");
    const first = await startPersisted(directory, frozen);
    for (const name of ["One", "Two", "Three"]) await first.create(name);
    const copy = killed(directory);
    const path = journalOf(copy);
    const damaged = fs.readFileSync(path, "utf8").replace('"Two"', '"Tvo"');
    fs.writeFileSync(path, damaged);
    const { names, warnings } = await startPersisted(copy, { persist: { repair: true } });
    expect(await names()).toEqual(["One"]);
    expect(warnings).toEqual([expect.stringContaining("was damaged")]);
    expect(fs.readFileSync(`${path}.damaged`, "utf8")).toBe(damaged);
  });

  test("with `repair`, continues from the last clean stop, if the damage is before it", async () => {
    const directory = await stopped();
    const path = journalOf(directory);
    const lines = linesOf(path);
    const number = lines.findIndex((line) => line.includes('"Two"')) + 1;
    fs.writeFileSync(path, lines.join("").replace('"Two"', '"Tvo"'));
    const { names, warnings, create } = await startPersisted(directory, { persist: { repair: true } });
    expect(await names()).toEqual(["Three", "Two", "One"]);
    const [, id] = /"id":"(\w+)"/.exec(lines[0] as string) ?? [];
    expect(warnings).toEqual([
      `Line ${number} of ${path} is damaged. The bank continues from the snapshot of its last clean stop; the old history is kept as journal-${id}.ndjson.`,
    ]);
    await create("Four");
    expect(await (await startPersisted(killed(directory))).names()).toEqual(["Four", "Three", "Two", "One"]);
  });

  test.each([
    ["is cut off", (lines: string[]) => lines.join("").slice(0, -5), "Line NUMBER of PATH is cut off."],
    ["is missing", (lines: string[]) => lines.slice(0, -1).join(""), "PATH lacks its last entry."],
    ["and others are missing", (lines: string[]) => lines.slice(0, -2).join(""), "PATH lacks its last 2 entries."],
  ])("continues with the last clean stop if the last line %s, and says so", async (_, cut, expected) => {
    const directory = await stopped();
    const path = journalOf(directory);
    const lines = linesOf(path);
    fs.writeFileSync(path, cut(lines));
    const { names, warnings } = await startPersisted(directory);
    expect(await names()).toEqual(["Three", "Two", "One"]);
    const problem = expected.replace("NUMBER", String(lines.length)).replace("PATH", path);
    expect(warnings).toEqual([expect.stringContaining(`${problem} The bank continues from the snapshot of its last`)]);
  });

  test("stops the start with repair if there is no snapshot of the last clean stop, and changes nothing", async () => {
    const directory = await stopped();
    const path = journalOf(directory);
    fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace('"Two"', '"Tvo"'));
    fs.rmSync(join(directory, "banks/default/snapshot.json"));
    const before = contentOf(directory);
    await expect(startPersisted(directory, { persist: { repair: true } })).rejects.toThrow(
      /^Failed to start: line \d+ of \S+ is damaged, and the snapshot of the last clean stop cannot be used \(\S+snapshot\.json is missing; restore it from a copy\); restore the directory from a copy, or name another one with --persist DIR\.$/,
    );
    expect(contentOf(directory)).toEqual(before);
  });

  test.each([
    ["banks/default/journal.ndjson", "the formats 1 and 2"],
    ["seed.json", "format 1"],
    ["sandbank-data.json", "format 1"],
  ])("refuses %s of another version", async (file, formats) => {
    const directory = await stopped();
    const path = join(directory, file);
    const [first = "", ...rest] = linesOf(path);
    const { c: _, ...header } = readCheckedLine(first.trimEnd()) ?? {};
    fs.writeFileSync(path, checkedLine({ ...header, version: 3, writtenBy: "9.0.0" }) + rest.join(""));
    const before = contentOf(directory);
    await expect(startPersisted(directory)).rejects.toThrow(
      `${path} has the format 3 of Sandbank 9.0.0, and this version reads ${formats}; use that version, or name another directory`,
    );
    expect(contentOf(directory)).toEqual(before);
  });

  test.each([
    ["seed.json", /seed\.json is missing.*--reset/],
    ["banks/default/journal.ndjson", undefined],
  ])("says what is missing without %s", async (file, message) => {
    const directory = await stopped();
    fs.rmSync(join(directory, file));
    if (message !== undefined) await expect(startPersisted(directory)).rejects.toThrow(message);
    else expect(await (await startPersisted(directory)).names()).toEqual([]);
  });
});

describe("a history that this version cannot replay", () => {
  /** Changes what the journal says, as a rule that changed would change what it leads to. */
  const rewritten = (directory: string, change: (line: string) => string) =>
    rewriteJournal(journalOf(directory), change);

  test.each([
    ["leads to another state", '"name":"Two"', '"name":"Tvo"'],
    ["is refused", '"operation":"accounts.create"', '"operation":"accounts.close"'],
    ["is of an older engine", '"journal":1', '"journal":0'],
  ])("is replaced by the snapshot of the last clean stop (%s)", async (_, part, other) => {
    const directory = await stopped();
    rewritten(directory, (line) => line.replace(part, other));
    const second = await startPersisted(directory);
    expect(second.warnings).toEqual([
      expect.stringMatching(/cannot be replayed .* continues from the snapshot of its last clean stop/),
    ]);
    expect(await second.names()).toEqual(["Three", "Two", "One"]);
    await second.create("Four");
    await second.admin().call("clock.advance", { duration: "1d" });
    const third = await startPersisted(killed(directory));
    expect(third.warnings).toEqual([]);
    expect(await third.names()).toEqual(["Four", "Three", "Two", "One"]);
    expect((await third.create("Five")).created_at.slice(0, 10)).toBe("2026-01-02");
    await third.stop();
    await second.admin().call("reset");
    const fourth = await startPersisted(killed(directory));
    expect(await fourth.names()).toEqual([]);
  });

  test("stops the start without a snapshot, and names the version that wrote it", async () => {
    const directory = await stopped();
    rewritten(directory, (line) => line.replace('"operation":"accounts.create"', '"operation":"accounts.close"'));
    fs.rmSync(join(directory, "banks/default/stop.json"));
    const before = contentOf(directory);
    await expect(startPersisted(directory)).rejects.toThrow(/cannot be replayed .*; start it with Sandbank/);
    expect(contentOf(directory)).toEqual(before);
  });
});

describe("the lock of a data directory", () => {
  const lockWith = (directory: string, holder: object) =>
    fs.writeFileSync(join(directory, "lock"), `${JSON.stringify(holder)}\n`);

  test("keeps a second server out, and is released", async () => {
    const directory = join(temporary(), "data");
    const { stop } = await startPersisted(directory);
    await expect(startPersisted(directory)).rejects.toThrow(
      `${directory} is in use by the server with process id ${process.pid}; stop that server`,
    );
    await stop();
    expect(fs.existsSync(join(directory, "lock"))).toBe(false);
    await startPersisted(directory);
  });

  test("keeps out a server of another process, and changes nothing", async () => {
    const parent = temporary();
    const directory = join(parent, "data");
    const other = await startProcess(parent);
    const before = contentOf(directory);
    await expect(startPersisted(directory)).rejects.toThrow(
      `${directory} is in use by the server with process id ${other.pid}; stop that server`,
    );
    expect(contentOf(directory)).toEqual(before);
    await other.kill();
    await startPersisted(directory);
  });

  test.each([
    ["a process that ended", { pid: 2 ** 22 + 1, host: hostname(), began: null }],
    ["a process whose number another one has now", { pid: process.ppid, host: hostname(), began: "boot 1" }],
    ["an earlier process with the number of this one", { pid: process.pid, host: hostname(), began: null }],
  ])("is replaced if it is of %s", async (_, holder) => {
    const directory = await stopped();
    lockWith(directory, holder);
    const { names } = await startPersisted(directory);
    expect(await names()).toEqual(["Three", "Two", "One"]);
  });

  test("of another machine is replaced once it was not touched for 15 seconds", async () => {
    const directory = await stopped();
    lockWith(directory, { pid: 1, host: "elsewhere", began: null });
    await expect(startPersisted(directory)).rejects.toThrow("process id 1 on elsewhere");
    const past = new Date(Date.now() - 16_000);
    fs.utimesSync(join(directory, "lock"), past, past);
    await startPersisted(directory);
  });
});

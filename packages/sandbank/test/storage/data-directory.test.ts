import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCheckedLine } from "../../src/storage/checked-line.ts";
import { contentOf, startPersisted, temporary } from "../support/persisted.ts";
import { endOf, startProcess } from "../support/server-process.ts";
import written from "./written-by/0.1.0.json" with { type: "json" };

const frozen = { clock: "frozen", start: "2026-01-01T00:00:00Z" } as const;

/** Writes files below a directory. */
function withFiles(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(dirname(join(directory, name)), { recursive: true });
    fs.writeFileSync(join(directory, name), text);
  }
}

/** A data directory with some calls in it, stopped. */
async function stopped() {
  const directory = join(temporary(), "data");
  const { create, stop } = await startPersisted(directory, frozen);
  await create("One");
  await create("Other", "worker-1");
  await stop();
  return directory;
}

describe("a directory with files that Sandbank did not write", () => {
  test.each([
    ["notes.txt", { "notes.txt": "mine" }],
    ["seed.json", { "seed.json": '{"steps":[]}' }],
    ["lock", { lock: "mine" }],
    ["seed.json.new", { "seed.json.new": "mine" }],
    ["banks", { "banks/default/journal.ndjson": "mine" }],
    ["removed-bank", { "removed-bank/notes.txt": "mine", ".gitignore": "dist\n" }],
  ])("stops the start with exit code 3, and stays as it is (%s)", async (name, files) => {
    const parent = temporary();
    const directory = join(parent, "data");
    withFiles(directory, files);
    const { code, errors } = await endOf(parent);
    expect(code).toBe(3);
    expect(errors).toBe(
      `Failed to start: ${directory} is not a data directory of Sandbank: it has ${JSON.stringify(name)} and no sandbank-data.json; name a directory with --persist DIR that does not exist, is empty, or has only .gitignore, .gitkeep, .DS_Store and lost+found.\n`,
    );
    expect(contentOf(directory)).toEqual(files);
  });

  test("becomes a data directory if they are only those that tools make, which stay as they are", async () => {
    const parent = temporary();
    const directory = join(parent, "data");
    const files = { ".gitignore": "dist\n", ".gitkeep": "", ".DS_Store": "x", "lost+found/a": "b" };
    withFiles(directory, files);
    await (await startProcess(parent)).kill();
    expect(contentOf(directory)).toMatchObject(files);
    expect(Object.keys(contentOf(directory))).toContain("sandbank-data.json");
  });

  test("keeps them through starts, a reset and the removal of a bank once it is a data directory", async () => {
    const directory = await stopped();
    const files = {
      "removed-plans/notes.txt": "mine",
      "removed-worker-1/notes.txt": "mine",
      "before-2026/notes.txt": "mine",
      "notes.txt": "mine",
      "seed.json.new": "mine",
      "lock.4711": "mine",
      "lock.0123456789ab.new": "mine",
      "banks/default/stop.json.new": "mine",
      "banks/default/base-notes.json": "mine",
      "banks/default/base-0123456789ab.json": "mine",
      "banks/default/journal.ndjson.damaged": "mine",
      "banks/worker-1/notes.txt": "mine",
      "banks/worker-1/snapshots/notes.json": "mine",
    };
    withFiles(directory, files);
    const first = await startPersisted(directory);
    await first.admin().call("reset");
    await first.admin("worker-1").call("snapshot.save", { name: "one" });
    await first.admin().call("banks.remove", { name: "worker-1" });
    expect(first.warnings).toEqual([expect.stringMatching(/^Sandbank did not write .*notes\.txt.*still there\.$/)]);
    await first.stop();
    const second = await startPersisted(directory);
    expect((await second.admin().call("banks.list")).data.map(({ name }) => name)).toEqual(["default"]);
    expect(contentOf(directory)).toMatchObject(files);
    expect(
      Object.keys(contentOf(directory))
        .filter((name) => name.startsWith("banks/worker-1"))
        .sort(),
    ).toEqual(["banks/worker-1/notes.txt", "banks/worker-1/snapshots/notes.json"]);
  });

  test("keeps the previous content of a file that is written", async () => {
    const directory = await stopped();
    const place = join(directory, "banks/default/stop.json");
    fs.writeFileSync(place, "mine");
    for (const aside of [`${place}.damaged`, `${place}.damaged.2`]) {
      const { create, stop } = await startPersisted(directory);
      await create("One");
      await stop();
      expect(fs.readFileSync(aside, "utf8")).toBe("mine");
      fs.writeFileSync(place, "mine");
    }
  });
});

describe("files that a killed process left", () => {
  test("is removed at the next start if Sandbank wrote it: temporary files, and banks in the middle of their removal", async () => {
    const directory = await stopped();
    const removed = join(directory, "banks/worker-1/removed.json");
    fs.writeFileSync(removed, '{"sandbank":"removed","c":"00000000"}\n');
    const damaged = contentOf(directory);
    await expect(startPersisted(directory)).rejects.toThrow(`${removed} is damaged; remove that file to keep the bank`);
    expect(contentOf(directory)).toEqual(damaged);
    fs.rmSync(removed);
    const kept = contentOf(directory);
    const { removeBank } = await import("../../src/storage/remove-bank.ts");
    const copy = join(temporary(), "copy");
    fs.cpSync(join(directory, "banks/worker-1"), copy, { recursive: true });
    removeBank(join(directory, "banks/worker-1"));
    expect(fs.existsSync(join(directory, "banks/worker-1"))).toBe(false);
    fs.cpSync(copy, join(directory, "banks/worker-1"), { recursive: true });
    expect(contentOf(directory)).toEqual(kept);
    const { checkedLine } = await import("../../src/storage/checked-line.ts");
    fs.writeFileSync(removed, checkedLine({ sandbank: "removed" }));
    const left = ["", "banks/default/", "banks/default/snapshots/"].map((place) => `${place}x.json.0123456789ab.new`);
    withFiles(directory, Object.fromEntries(left.map((name) => [name, '{"sandbank":"stop","jour'])));
    const { names } = await startPersisted(directory);
    expect(await names()).toEqual(["One"]);
    expect(fs.existsSync(join(directory, "banks/worker-1"))).toBe(false);
    expect(Object.keys(contentOf(directory)).filter((name) => name.endsWith(".new"))).toEqual([]);
  });

  test("does not keep a directory from becoming a data directory, if the first start was killed", async () => {
    const directory = join(temporary(), "data");
    withFiles(directory, {
      ".gitignore": "*\n",
      lock: '{"pid":4194305,"host":"elsewhere","began":null}\n',
      "sandbank-data.json.0123456789ab.new": '{"sandbank":"da',
    });
    const past = new Date(Date.now() - 60_000);
    fs.utimesSync(join(directory, "lock"), past, past);
    await startPersisted(directory);
    expect(Object.keys(contentOf(directory)).filter((name) => name.endsWith(".new"))).toEqual([]);
  });
});

describe("the marker of a data directory", () => {
  test("stops the start with exit code 3 if it is damaged, and is written again once it is removed", async () => {
    const parent = temporary();
    const directory = join(parent, "data");
    await (await startProcess(parent)).kill();
    const marker = join(directory, "sandbank-data.json");
    fs.writeFileSync(marker, fs.readFileSync(marker, "utf8").replace("data", "dada"));
    const before = contentOf(directory);
    const { code, errors } = await endOf(parent);
    expect([code, errors]).toEqual([
      3,
      expect.stringMatching(/^Failed to start: \S+ is damaged, .*; if .*remove that file/),
    ]);
    expect(contentOf(directory)).toEqual(before);
    fs.rmSync(marker);
    await (await startProcess(parent)).kill();
    expect(readCheckedLine(fs.readFileSync(marker, "utf8").trimEnd())).toMatchObject({ sandbank: "data", version: 1 });
  });
});

describe("a data directory that Sandbank 0.1.0 wrote", () => {
  function old() {
    const directory = join(temporary(), "data");
    withFiles(directory, written);
    const past = new Date(Date.now() - 60_000);
    fs.utimesSync(join(directory, "lock"), past, past);
    return directory;
  }

  test("opens, is marked, and continues with a chained journal and checksums", async () => {
    const directory = old();
    const first = await startPersisted(directory);
    expect(first.warnings).toEqual([]);
    expect(await first.names()).toEqual(["After the stop", "Zwölf", "One"]);
    expect(await first.names("worker-1")).toEqual(["Other"]);
    await first.create("Later");
    const ids = (await first.journal()).entries;
    await first.admin().call("snapshot.load", { name: "two-accounts" });
    expect(await first.names()).toEqual(["Zwölf", "One"]);
    await first.stop();
    expect(ids).toHaveLength(5);
    const second = await startPersisted(directory);
    expect(second.warnings).toEqual([]);
    expect(await second.names()).toEqual(["Zwölf", "One"]);
    const files = contentOf(directory);
    expect(files["sandbank-data.json"]).toContain('"sandbank":"data"');
    expect(files["banks/worker-1/clock.json"]).toMatch(/^\{"sandbank":"clock","rate":0,"c":"\w{8}"\}\n$/);
    for (const bank of ["default", "worker-1"]) {
      const journal = fs.readFileSync(join(directory, "banks", bank, "journal.ndjson"), "utf8");
      const [header = "", ...lines] = journal.trimEnd().split("\n");
      expect(header).toContain('"version":2');
      for (const [index, line] of lines.entries()) {
        expect(readCheckedLine(line)?.["p"]).toBe(JSON.parse([header, ...lines][index] as string).c);
      }
    }
  });

  test("is left as it is by a start that fails", async () => {
    const directory = old();
    const before = contentOf(directory);
    await expect(startPersisted(directory, { bankSeed: "other" })).rejects.toThrow("--keep-seed");
    const { lock: _, ...rest } = before;
    expect(contentOf(directory)).toEqual(rest);
  });

  test.each(["x", "", '{"rate":"x"}\n', '{"rate":-1}\n', '{"rate":1e9}\n', '{"rate":60}'])(
    "stops the start with a rate that it never wrote: %j",
    async (text) => {
      const directory = old();
      fs.writeFileSync(join(directory, "banks/worker-1/clock.json"), text);
      await expect(startPersisted(directory)).rejects.toThrow("worker-1/clock.json is damaged; restore it from a copy");
    },
  );
});

import fs from "node:fs";
import { join } from "node:path";
import { createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { checkedLine, readCheckedLine } from "../../src/storage/checked-line.ts";
import { beginJournal } from "../../src/storage/journal-file.ts";
import { readJournal } from "../../src/storage/read-journal.ts";
import { temporary } from "../support/persisted.ts";

/** A journal of three calls, and the entries of it. */
function written() {
  const bank = createBank();
  for (const name of ["One", "Zwölf", "\u2028"]) bank.accounts.create({ name });
  const path = join(temporary(), "journal.ndjson");
  beginJournal(path, bank.journal());
  return { path, bytes: fs.readFileSync(path), entries: readJournal(path).entries };
}

describe("a checked line", () => {
  test("is read as it was written", () => {
    const line = checkedLine({ n: 0, e: { text: 'Zwölf "}\n\u2028' } });
    expect(line.indexOf("\n")).toBe(line.length - 1);
    expect(readCheckedLine(line.trimEnd())).toMatchObject({ n: 0, e: { text: 'Zwölf "}\n\u2028' } });
  });

  test.each(["", "{}", '{"n":0}', ',"c":"00000000"}'])("is not %j", (line) => {
    expect(readCheckedLine(line)).toBeUndefined();
  });
});

describe("readJournal", () => {
  test("reads what was written", () => {
    const { entries } = written();
    expect(entries.map((entry) => (entry.kind === "call" ? entry.params : undefined))).toEqual([
      { name: "One" },
      { name: "Zwölf" },
      { name: "\u2028" },
    ]);
  });

  test("reads a file that ends at any byte as the entries whose lines are whole", () => {
    const { path, bytes, entries } = written();
    const headerEnd = bytes.indexOf("\n") + 1;
    for (let length = headerEnd; length <= bytes.length; length++) {
      fs.writeFileSync(path, bytes.subarray(0, length));
      const stored = readJournal(path);
      const whole = bytes.subarray(headerEnd, length).filter((byte) => byte === 10).length;
      expect(stored.entries).toEqual(entries.slice(0, whole));
      expect(stored.rest).toBe(bytes[length - 1] === 10 ? "none" : "torn");
    }
  });

  test("never reads another entry from a file in which one bit was changed", () => {
    const { path, bytes, entries } = written();
    for (let position = 0; position < bytes.length; position++) {
      const changed = Buffer.from(bytes);
      changed[position] = (changed[position] ?? 0) ^ (1 << (position % 8));
      fs.writeFileSync(path, changed);
      let read: unknown;
      try {
        read = readJournal(path);
      } catch (error) {
        expect(String(error)).toMatch(/line \d of .* is damaged/);
        continue;
      }
      // The newline of the last line was changed.
      expect(read).toMatchObject({ entries: entries.slice(0, -1), rest: "torn" });
      expect(position).toBe(bytes.length - 1);
    }
  });
});

import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createBank, type Journal, replay } from "@sandbank/engine";
import { expect, test } from "vitest";
import { createFileName } from "../src/report/file-name.ts";
import { keepJournal } from "../src/report/keep-journal.ts";

/** Writes the journal of a bank with one Account for a failed test of a file. */
function journalOf(file: string): string {
  const bank = createBank();
  bank.accounts.create({ name: file });
  return String(keepJournal(bank, "opens an Account", file));
}

test("keeps the journals of two tests of one name apart if they are in different files", () => {
  const files = ["cards.test.ts", "loans.test.ts"];
  const journals = files.map(journalOf);
  const names = journals.map(
    (path) => replay(JSON.parse(readFileSync(path, "utf8")) as Journal).accounts.list().data[0]?.name,
  );
  expect(names).toEqual(files);
  expect(journalOf("cards.test.ts")).toBe(journals[0]);
});

test("the file of a test whose name has no Latin letters does not begin with a dash, which programs read as an option", () => {
  expect(createFileName("口座を開く")).toMatch(/^\w+$/);
});

test("writes no journal through a link, and over no other file", () => {
  const path = journalOf("links.test.ts");
  const other = `${path}.txt`;
  writeFileSync(other, "mine");
  rmSync(path);
  symlinkSync(resolve(other), path);
  expect(journalOf("links.test.ts")).toBe("undefined");
  expect(readFileSync(other, "utf8")).toBe("mine");
  rmSync(path);
  rmSync(other);
});

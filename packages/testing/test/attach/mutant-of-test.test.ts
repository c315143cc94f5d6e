import { mkdirSync, readdirSync } from "node:fs";
import { createBank } from "@sandbank/engine";
import type { Installed, Mutant } from "@sandbank/engine/private/mutants";
import { afterEach, expect, test, vi } from "vitest";
import { writePage } from "../../src/attach/write-page.ts";
import { failureReport } from "../../src/report/failure-report.ts";
import { openTestBank } from "../../src/test-bank/open-test-bank.ts";
import { inNewFolders } from "./support/in-new-folder.ts";
import { sessionsIn, template } from "./support/sessions-in.ts";

const INSTALLED = Symbol.for("sandbank.mutant");
const holder: { [INSTALLED]?: Installed | undefined } = globalThis as object;

const mutant: Mutant = {
  id: "value/account.name",
  place: "value/account.name",
  isPermitted: false,
  sentence: "`name` of an Account is another text.",
  noticedBy: null,
  change: { kind: "value", type: "account", path: ["name"], how: "other" },
};

inNewFolders();
afterEach(() => {
  holder[INSTALLED] = undefined;
});

test("a test records what its own fork reaches, under its name", async () => {
  const reached = vi.fn();
  holder[INSTALLED] = { reached };
  const base = createBank();
  const [pays, other] = [openTestBank(base, "pays"), openTestBank(base, "does something else")];
  await other.client.accounts.create({ name: "Operating" });
  await pays.client.accounts.create({ name: "Operating" });
  expect(reached.mock.calls.filter(([place]) => place === mutant.place)).toEqual([
    [mutant.place, "does something else"],
    [mutant.place, "pays"],
  ]);
});

test("a test that fails with a mutant is told to `sandbank mutate`, and keeps no journal", async () => {
  const testFailed = vi.fn();
  holder[INSTALLED] = { mutant, testFailed };
  mkdirSync("node_modules");
  const report = openTestBank(createBank(), "pays").report({ file: "a.test.ts" });
  expect(testFailed.mock.calls).toEqual([[{ test: "pays", file: "a.test.ts", isAssertion: false }]]);
  expect(report).toContain(
    '[sandbank] What the bank did in "pays"\n  played with the mutant value/account.name: `name` of',
  );
  expect(readdirSync("node_modules")).toEqual([]);
});

test("the page of a failed test says which mutant or permitted change the bank played", () => {
  holder[INSTALLED] = { mutant };
  writePage(createBank(), { test: "pays" }, () => template);
  holder[INSTALLED] = { mutant: { ...mutant, isPermitted: true } };
  writePage(createBank(), { test: "pays twice" }, () => template);
  expect(sessionsIn("test-results/sandbank/index.html").map(({ failure }) => failure?.mutant)).toEqual([
    "the mutant value/account.name: `name` of an Account is another text.",
    "the permitted change value/account.name: `name` of an Account is another text.",
  ]);
  expect(failureReport(createBank())).toContain("  played with the permitted change value/account.name: ");
});

test("a bank that plays no mutant is not said to play one", () => {
  writePage(createBank(), { test: "pays" }, () => template);
  expect(sessionsIn("test-results/sandbank/index.html").map(({ failure }) => failure?.mutant)).toEqual([undefined]);
  expect(failureReport(createBank())).not.toContain("played with");
});

import vm from "node:vm";
import type { Installed } from "@sandbank/engine/private/mutants";
import { afterEach, expect, test, vi } from "vitest";
import {
  addNote,
  FOLDER_VARIABLE,
  MUTANT_VARIABLE,
  readNotes,
  TEST_FILE_VARIABLE,
} from "../../src/mutate/run-notes.ts";
import { temporary } from "../support/persisted.ts";
import { mutantAt } from "./support.ts";

const INSTALLED = Symbol.for("sandbank.mutant");
const { createContext } = vm;
const mutant = mutantAt("decline/card/card_canceled");

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.resetModules();
  vm.createContext = createContext;
  Reflect.deleteProperty(globalThis, INSTALLED);
});

/** Loads the preload, as Node does in a process with these variables. Returns what a realm then has of it. */
async function load(variables: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  await import("../../src/mutate-preload.ts");
  return (realm: object = globalThis) => (realm as { readonly [INSTALLED]?: Installed })[INSTALLED];
}

test("a recorder notes the first time that a test file reaches a place, with the test", async () => {
  const folder = temporary();
  const installed = (await load({ [FOLDER_VARIABLE]: folder }))();
  expect(readNotes(folder, "started")).toEqual([null]);
  for (const place of ["job/x", "job/y", "job/x"]) installed?.reached?.(place);
  const here = { runner: "vitest", file: import.meta.filename, test: expect.stringContaining("a recorder notes") };
  expect(readNotes(folder, "reached")).toEqual([
    { place: "job/x", ...here },
    { place: "job/y", ...here },
  ]);
  expect(installed?.mutant).toBeUndefined();
});

test("a mutant is in each realm, and the reason for which a bank sets it aside is noted", async () => {
  const folder = temporary();
  const variables = { [FOLDER_VARIABLE]: folder, [MUTANT_VARIABLE]: JSON.stringify(mutant) };
  const installedIn = await load(variables);
  expect(installedIn()?.mutant).toEqual(mutant);
  expect(installedIn(vm.createContext({}))?.mutant).toEqual(mutant);
  const closed = Object.freeze({});
  expect(vm.createContext(closed)).toBe(closed);
  installedIn()?.setAside?.("a bug");
  expect(readNotes(folder, "aside")).toEqual(["a bug"]);
});

test("a mutant without a folder says itself that it was set aside", async () => {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  const installed = (await load({ [MUTANT_VARIABLE]: JSON.stringify(mutant) }))();
  expect(installed?.mutant).toEqual(mutant);
  installed?.setAside?.("a bug");
  expect(printed.mock.calls).toEqual([["[sandbank] The bank is right from here on: a bug"]]);
});

test("a test file of node:test that fails is noted, and one that is skipped ends at once", async () => {
  const folder = temporary();
  const on = vi.spyOn(process, "on").mockReturnValue(process);
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  const variables = { [FOLDER_VARIABLE]: folder, NODE_TEST_CONTEXT: "child-v8" };
  await load(variables);
  const [file] = process.argv.slice(1) as [string];
  expect(process.env[TEST_FILE_VARIABLE]).toBe(file);
  const ended = on.mock.calls.find(([event]) => String(event) === "exit")?.[1] as (code: number) => void;
  ended(0);
  expect(readNotes(folder, "failed")).toEqual([]);
  ended(1);
  expect(readNotes(folder, "failed")).toMatchObject([{ file, test: null }]);
  delete process.env[TEST_FILE_VARIABLE];
  vi.resetModules();
  addNote(folder, "skipped", file);
  await expect(load(variables)).rejects.toThrow("ended");
  expect(exit.mock.calls).toEqual([[0]]);
});

test("nothing changes in a process without a run", async () => {
  const installedIn = await load({});
  expect(installedIn()).toBeUndefined();
  expect(vm.createContext).toBe(createContext);
});

/**
 * Installs a mutant, or a recorder of what the tests reach, in every process of a run of `sandbank mutate`. Node loads it
 * before each program, so it is small, and does nothing that another program could notice.
 */
import { syncBuiltinESMExports } from "node:module";
import vm from "node:vm";
import type { Installed, Mutant } from "@sandbank/engine/private/mutants";
import { findTest } from "./mutate/find-test.ts";
import { addNote, FOLDER_VARIABLE, MUTANT_VARIABLE, readNotes, TEST_FILE_VARIABLE } from "./mutate/run-notes.ts";

const INSTALLED = Symbol.for("sandbank.mutant");

const { [FOLDER_VARIABLE]: folder, [MUTANT_VARIABLE]: text } = process.env;
const mutant: Mutant | undefined = text === undefined ? undefined : JSON.parse(text);
/** The places that are noted, after the test file that reached them. */
const noted = new Set<string>();

if (folder !== undefined || mutant !== undefined) {
  if (folder !== undefined) {
    addNote(folder, "started", null);
    if (isTestFile()) playTestFile(folder);
  }
  install(globalThis);
  const { createContext } = vm;
  vm.createContext = (...args) => {
    const context = createContext(...args);
    install(context);
    return context;
  };
  // Vitest imports the function.
  syncBuiltinESMExports();
}

/** Whether the process runs a test file of `node:test`. The processes that it starts belong to the same file. */
function isTestFile(): boolean {
  const { NODE_TEST_CONTEXT: context, [TEST_FILE_VARIABLE]: known } = process.env;
  return context !== undefined && known === undefined && process.argv[1] !== undefined;
}

/** Ends the process of a test file that did not reach the mutant, and notes that a test file has failed. */
function playTestFile(notes: string): void {
  const file = process.argv[1] as string;
  if (readNotes(notes, "skipped").includes(file)) process.exit(0);
  process.env[TEST_FILE_VARIABLE] = file;
  process.on("exit", (code) => {
    if (code !== 0) addNote(notes, "failed", { file, test: null, isAssertion: false });
  });
}

function install(realm: object): void {
  try {
    const value = createInstalled(realm);
    Object.defineProperty(realm, INSTALLED, { value, configurable: true, writable: true, enumerable: false });
  } catch {
    // A sandbox that cannot be extended has no bank.
  }
}

function createInstalled(realm: object): Installed {
  if (folder === undefined) {
    const setAside = (why: string) => console.error(`[sandbank] The bank is right from here on: ${why}`);
    return { ...(mutant && { mutant }), setAside };
  }
  const testFailed: Installed["testFailed"] = (test) => addNote(folder, "failed", test);
  if (mutant !== undefined) return { mutant, testFailed, setAside: (why) => addNote(folder, "aside", why) };
  return {
    testFailed,
    reached(place, test) {
      const running = findTest(realm);
      const key = `${running.file}\n${place}`;
      if (noted.has(key)) return;
      noted.add(key);
      addNote(folder, "reached", { place, ...running, test: test ?? running.test });
    },
  };
}

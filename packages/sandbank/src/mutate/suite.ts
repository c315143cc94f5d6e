import type { ChildProcess } from "node:child_process";
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Mutant } from "@sandbank/engine/private/mutants";
import { posixQuoted } from "../programs/posix-word.ts";
import { endGroup, followGroup, inOwnGroup, leaveGroup } from "../programs/process-group.ts";
import { cannotStart, createStarter } from "../programs/start-program.ts";
import { addNote, FOLDER_VARIABLE, MUTANT_VARIABLE, type RunNotes, readNotes } from "./run-notes.ts";

interface SuiteOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working directory of the command. */
  readonly directory: string;
  /** Ends all runs. */
  readonly signal: AbortSignal;
}

export interface RunOptions {
  readonly command: readonly string[];
  /** How long the run may take, in milliseconds. */
  readonly timeout: number;
  /** Default: the bank is right, and what the tests reach is noted. */
  readonly mutant?: Mutant;
  /** The test files of `node:test` that need not run. Default: none. */
  readonly skipped?: readonly string[];
  /** Whether notes say what the run is played for, so that it can end. Default: it goes to its end. */
  readonly isDecided?: (notes: DecidingNotes) => boolean;
}

/** The notes of a mutant's run. */
export interface DecidingNotes {
  readonly aside: readonly RunNotes["aside"][];
  readonly failed: readonly RunNotes["failed"][];
}

/** Why a run ended before its program: its notes decide, it took too long, or the user stops. */
type EarlyEnd = "decided" | "late" | "stopped";

/** How a run of the test suite ended. */
export interface SuiteRun {
  readonly end: "green" | "red" | EarlyEnd;
  readonly code: number | null;
  readonly milliseconds: number;
  /** The end of its output. */
  readonly output: string;
  readonly notes: DecidingNotes & { readonly [Kind in "started" | "reached"]: readonly RunNotes[Kind][] };
}

const POLL_MS = 50;
/** How long the programs of a run may clean up. */
const GRACE_MS = 2_000;
/** How much of the output is kept. */
const OUTPUT_BYTES = 64_000;

/** Runs a test suite again and again, in processes that load the preload. */
export class Suite {
  readonly #options: SuiteOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), "sandbank-mutate-"));
  /** An environment in which every Node loads the preload. */
  readonly env: NodeJS.ProcessEnv;
  #runs = 0;

  constructor(options: SuiteOptions) {
    this.#options = options;
    this.env = withPreload(options.env, this.#folder);
  }

  /** Runs the suite once. Rejects with a `UsageError` if its program cannot be started. */
  async run(options: RunOptions): Promise<SuiteRun> {
    const folder = join(this.#folder, String(++this.#runs));
    mkdirSync(folder);
    for (const file of options.skipped ?? []) addNote(folder, "skipped", file);
    // A file, because a pipe stays open until the last program ends that the tests have left behind.
    const output = openSync(join(folder, "output"), "w+");
    const began = performance.now();
    const child = this.#start(options, folder, output);
    followGroup(child);
    try {
      const { early, code } = await this.#watch(child, options, folder);
      return {
        end: early ?? (code === 0 ? "green" : "red"),
        code,
        milliseconds: performance.now() - began,
        output: readEnd(output),
        notes: {
          started: readNotes(folder, "started"),
          reached: readNotes(folder, "reached"),
          ...readDeciding(folder),
        },
      };
    } finally {
      leaveGroup(child);
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    }
  }

  #start({ command, mutant }: RunOptions, folder: string, output: number): ChildProcess {
    const [program = "", ...args] = command;
    return createStarter(
      program,
      args,
    )({
      ...inOwnGroup,
      cwd: this.#options.directory,
      env: {
        ...this.env,
        [FOLDER_VARIABLE]: folder,
        // Nobody opens the pages of tests that fail on purpose.
        ...(mutant && { [MUTANT_VARIABLE]: JSON.stringify(mutant), SANDBANK_ATTACH: "off" }),
      },
      stdio: ["ignore", output, output],
    });
  }

  /** Waits until a run ends, and ends it if there is a reason. */
  async #watch(
    child: ChildProcess,
    { command: [program = ""], timeout, isDecided = () => false }: RunOptions,
    folder: string,
  ) {
    const exit = new Promise<{ readonly code: number | null }>((resolve, reject) => {
      child.on("error", (error) => reject(cannotStart(program, error)));
      child.on("exit", (code) => resolve({ code }));
    });
    const lateAt = performance.now() + timeout;
    let early: EarlyEnd | undefined;
    for (let killAt = Number.POSITIVE_INFINITY; ; ) {
      const ended = await Promise.race([exit, wait(POLL_MS)]);
      if (isDecided(readDeciding(folder))) early ??= "decided";
      if (ended !== undefined) return { early, code: ended.code };
      if (this.#options.signal.aborted) early ??= "stopped";
      if (performance.now() > lateAt) early ??= "late";
      if (early === undefined) continue;
      if (killAt === Number.POSITIVE_INFINITY) endGroup(child, "SIGTERM");
      if (performance.now() > killAt) endGroup(child, "SIGKILL");
      killAt = Math.min(killAt, performance.now() + GRACE_MS);
    }
  }

  /** Removes the files of all runs. */
  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function readDeciding(folder: string): DecidingNotes {
  return { aside: readNotes(folder, "aside"), failed: readNotes(folder, "failed") };
}

/** Returns the end of a file. */
function readEnd(file: number): string {
  const { size } = fstatSync(file);
  const bytes = Buffer.alloc(Math.min(size, OUTPUT_BYTES));
  readSync(file, bytes, 0, bytes.length, size - bytes.length);
  return stripVTControlCharacters(bytes.toString()).trimEnd();
}

function withPreload(env: SuiteOptions["env"], folder: string): NodeJS.ProcessEnv {
  const { url } = import.meta;
  const preload = fileURLToPath(new URL(url.endsWith(".ts") ? "../mutate-preload.ts" : "mutate-preload.cjs", url));
  const options = `--require=${JSON.stringify(preload)}`;
  const path = env["PATH"];
  // Node runs no tests in a process that seems to be started by its own test runner.
  const { NODE_TEST_CONTEXT: _, ...others } = env;
  return {
    ...others,
    NODE_OPTIONS: [env["NODE_OPTIONS"], options].filter(Boolean).join(" "),
    ...(path && { PATH: withNode(path, { preload, folder }) }),
  };
}

/**
 * Puts a `node` into a path that loads the preload also in scripts which set NODE_OPTIONS to something else, as
 * `NODE_OPTIONS=--experimental-vm-modules jest` does.
 */
function withNode(path: string, { preload, folder }: { readonly preload: string; readonly folder: string }): string {
  const node = path
    .split(delimiter)
    .map((each) => join(each, "node"))
    .find(isProgram);
  if (process.platform === "win32" || node === undefined) return path;
  const own = join(folder, "bin");
  mkdirSync(own, { recursive: true });
  const script = `#!/bin/sh\nexec ${posixQuoted(node)} --require=${posixQuoted(preload)} "$@"\n`;
  writeFileSync(join(own, "node"), script, { mode: 0o755 });
  return [own, path].join(delimiter);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

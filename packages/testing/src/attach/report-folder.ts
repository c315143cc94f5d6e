import { isOwnOrFree } from "./own-file.ts";
import { isPage } from "./page-template.ts";

/** The module `node:fs`. */
type Fs = typeof import("node:fs");

const PARENT = "test-results";
/** The folder of the pages, relative to the working directory. */
export const FOLDER = `${PARENT}/sandbank`;

/** Names the run whose pages are in the folder. */
const RUN = `${FOLDER}/.run`;
const LOCK = `${FOLDER}/.lock`;

/** A process that is killed while it writes leaves its lock. No other process has it for so long. */
const ABANDONED_MS = 3_000;
/** How long a process waits before it tries again to get the lock, and how many times. */
const PAUSE_MS = 10;
const MOST_PAUSES = 500;

/**
 * Removes the pages of an earlier run. Does nothing if there is no folder, if its pages are of this run, or if they
 * cannot be removed, because a report must not fail.
 */
export function removeOldPages(): void {
  const fs = fileSystem();
  try {
    if (fs?.existsSync(FOLDER) && runIn(fs) !== currentRun(fs)) inFolder(() => {});
  } catch {
    // The folder belongs to someone else, or the disk is full.
  }
}

/**
 * Runs a function while no other process or thread is in the folder, which has no page of an earlier run. Creates the
 * folder if there is none.
 */
export function inFolder<Result>(act: (fs: Fs) => Result): Result | undefined {
  const fs = fileSystem();
  if (fs === undefined) return undefined;
  fs.mkdirSync(FOLDER, { recursive: true });
  lock(fs);
  try {
    const run = currentRun(fs);
    if (runIn(fs) !== run) {
      removePages(fs);
      if (!isOwnOrFree(fs, RUN, isRun)) throw new Error(`${RUN} is a file of someone else`);
      fs.writeFileSync(RUN, run);
    }
    return act(fs);
  } finally {
    unlock(fs);
  }
}

/** Whether a page may be written to a path: nothing is there, or a page of a failed test. */
export function isFree(fs: Fs, path: string): boolean {
  return isOwnOrFree(fs, path, isPage);
}

/** Removes the pages of an earlier run. What is behind a link may belong to someone else, and stays. */
function removePages(fs: Fs): void {
  if ([PARENT, FOLDER].some((folder) => fs.lstatSync(folder).isSymbolicLink())) return;
  for (const name of pagesIn(fs)) {
    const path = `${FOLDER}/${name}`;
    if (isOwnOrFree(fs, path, isPage)) fs.rmSync(path, { force: true });
  }
}

/** The names of the pages in the folder. */
export function pagesIn({ readdirSync }: Pick<Fs, "readdirSync">): readonly string[] {
  return readdirSync(FOLDER).filter((name) => name.endsWith(".html"));
}

/** `node:fs` is not imported, because browsers load this module too, and because tests may mock it. */
function fileSystem(): Fs | undefined {
  return globalThis.process?.getBuiltinModule?.("node:fs");
}

/** Only one process can create a directory. */
function lock(fs: Fs): void {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
    try {
      return void fs.mkdirSync(LOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const since = fs.statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - since > ABANDONED_MS) unlock(fs);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

/** Removes only an empty directory, so that it never removes files of someone else. */
function unlock({ rmdirSync }: Fs): void {
  try {
    rmdirSync(LOCK);
  } catch (error) {
    // Another process took the lock for abandoned.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** Whether a text is what `currentRun` returns. */
function isRun(text: string): boolean {
  return /^\S+ \d+ \d*$/.test(text);
}

function runIn(fs: Fs): string | undefined {
  try {
    return fs.readFileSync(RUN, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Identifies the run by the process of the test runner, which all workers share: they are its threads, or child
 * processes that it talks to. The start of the process tells it from another one that had the same number, such as the
 * first process in another container.
 */
function currentRun(fs: Fs): string {
  const { pid, ppid, connected, env } = process;
  const isChild = connected || env["NODE_TEST_CONTEXT"]?.startsWith("child");
  const runner = isChild ? ppid : pid;
  return [process.getBuiltinModule("node:os").hostname(), runner, readProcessStart(fs, runner)].join(" ");
}

/** When a process started, in ticks since the machine did; empty where the system does not say it. */
function readProcessStart(fs: Fs, pid: number): string {
  try {
    // The second field is the name of the program in parentheses, and may have spaces. The start is the 22nd.
    return fs.readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/s, "").split(" ")[20] ?? "";
  } catch {
    return "";
  }
}

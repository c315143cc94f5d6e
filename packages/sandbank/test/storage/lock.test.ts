import fs from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkedLine } from "../../src/storage/checked-line.ts";
import { isLock, lockDirectory, lockProblem } from "../../src/storage/lock.ts";
import { temporary } from "../support/persisted.ts";

/** Larger than the number of any process. */
const ENDED = 4_194_305;

const lockOf = (pid: number) => checkedLine({ sandbank: "lock", pid, host: hostname(), began: null });
const failure = (code: string) => Object.assign(new Error(code), { code });

let directory: string;
let path: string;
beforeEach(() => {
  directory = temporary();
  path = join(directory, "lock");
  fs.writeFileSync(path, lockOf(ENDED));
});
afterEach(() => vi.restoreAllMocks());

test("a lock replaces that of a process that has ended where the file system has no hard links", () => {
  vi.spyOn(fs, "linkSync").mockImplementation(() => {
    throw failure("EPERM");
  });
  const lock = lockDirectory(directory);
  expect(isLock(path)).toBe(true);
  expect(fs.readFileSync(path, "utf8")).toContain(`"pid":${process.pid},`);
  lock.release();
  expect(fs.readdirSync(directory)).toEqual([]);
});

test.each([
  ["linkSync", "EIO"],
  ["copyFileSync", "ENOSPC"],
  ["renameSync", "EACCES"],
] as const)("a lock that fails in %s leaves the one that is there, and nothing else", (name, code) => {
  vi.spyOn(fs, name).mockImplementation(() => {
    throw failure(code);
  });
  if (name === "copyFileSync") {
    vi.spyOn(fs, "linkSync").mockImplementation(() => {
      throw failure("ENOTSUP");
    });
  }
  expect(() => lockDirectory(directory)).toThrow(code);
  expect(fs.readdirSync(directory)).toEqual(["lock"]);
  expect(fs.readFileSync(path, "utf8")).toBe(lockOf(ENDED));
});

test("a lock is taken if another process removes the stale one first", () => {
  vi.spyOn(fs, "renameSync").mockImplementationOnce((from) => {
    fs.rmSync(from);
    throw failure("ENOENT");
  });
  const lock = lockDirectory(directory);
  expect(lockProblem(directory)?.message).toContain(`is in use by the server with process id ${process.pid};`);
  lock.release();
});

test("the problem of a lock is its holder, as long as that one runs, or its damage", () => {
  expect(lockProblem(directory)).toBeUndefined();
  fs.writeFileSync(path, lockOf(process.ppid));
  expect(lockProblem(directory)?.message).toContain(`is in use by the server with process id ${process.ppid};`);
  fs.writeFileSync(path, lockOf(process.ppid).replace('"pid":', '"pid":1'));
  expect(lockProblem(directory)?.message).toContain("is not a lock that Sandbank wrote, or it is damaged;");
  fs.rmSync(path);
  expect(lockProblem(directory)).toBeUndefined();
});

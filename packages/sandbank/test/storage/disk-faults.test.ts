import fs from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { asOrdinaryUser, contentOf, killed, makeReadOnly, startPersisted, temporary } from "../support/persisted.ts";
import { startProcess } from "../support/server-process.ts";

afterEach(() => vi.restoreAllMocks());

const frozen = { clock: "frozen", start: "2026-01-01T00:00:00Z" } as const;
const journalOf = (directory: string) => join(directory, "banks/default/journal.ndjson");

/** Windows has neither limits of a process nor directories that a mode makes read-only. */
const isPosix = process.platform !== "win32";

function startFailure(directory: string, reason: string): RegExp {
  return new RegExp(
    `Failed to start: ${directory}\\S* cannot be read and written: ${reason}; make it possible, or name`,
  );
}

describe.runIf(isPosix)("a directory that the user may not write", () => {
  const reason = "this user may not write there";

  test("stops the start in one sentence, and is left empty", async () => {
    const parent = temporary();
    makeReadOnly(parent);
    const started = asOrdinaryUser(() => startPersisted(join(parent, "data")));
    await expect(started).rejects.toThrow(startFailure(parent, reason));
    expect(fs.readdirSync(parent)).toEqual([]);
  });

  test("keeps its banks as they are", async () => {
    const directory = join(temporary(), "data");
    const { create, stop } = await startPersisted(directory, frozen);
    await create("One");
    await stop();
    makeReadOnly(directory);
    const before = contentOf(directory);
    const started = asOrdinaryUser(() => startPersisted(directory));
    await expect(started).rejects.toThrow(startFailure(directory, reason));
    expect(contentOf(directory)).toEqual(before);
  });
});

describe.runIf(isPosix)("files that cannot grow", () => {
  const reason = "the file would be larger than this process may write";

  test("stop the start in one sentence, and leave nothing behind", async () => {
    const parent = temporary();
    await expect(startProcess(parent, { fileBlocks: 0 })).rejects.toThrow(startFailure(parent, reason));
    expect(fs.readdirSync(parent)).not.toContain("data");
  });

  test("fail the calls that cannot be written, which the bank undoes, and accept those for which there is space", async () => {
    const BLOCKS = 16;
    const parent = temporary();
    const directory = join(parent, "data");
    const server = await startProcess(parent, { flags: ["--clock", "frozen"], fileBlocks: BLOCKS });
    const headers = { authorization: `Bearer ${server.apiKey}`, "content-type": "application/json" };
    const create = async (name: string) => {
      const body = JSON.stringify({ name });
      const response = await fetch(`${server.url}/accounts`, { method: "POST", headers, body });
      if (!response.ok) refusals.push(await response.json());
      return response.status;
    };
    const refusals: unknown[] = [];
    const names = async () => {
      const { data } = await (await fetch(`${server.url}/accounts?limit=100`, { headers })).json();
      return (data as { name: string }[]).map(({ name }) => name);
    };
    const size = () => fs.statSync(journalOf(directory)).size;
    const left = () => BLOCKS * 512 - size();
    await create("first");
    const before = size();
    await create("short");
    const short = size() - before;
    const accepted = ["short", "first"];
    while (left() > 2 * short) {
      expect(await create("short")).toBe(200);
      accepted.unshift("short");
    }
    // A part of the line fits.
    const long = "long".padEnd(200, ".");
    const whole = fs.readFileSync(journalOf(directory));
    for (const _ of [1, 2]) expect(await create(long)).toBe(503);
    const refusal = {
      type: "storage_error",
      title: "The server cannot keep the call.",
      status: 503,
      detail: `${journalOf(directory)} cannot be written: ${reason}. Nothing was done. Repeat the call once the file can be written.`,
    };
    expect(refusals).toEqual([refusal, refusal]);
    expect(fs.readFileSync(journalOf(directory))).toEqual(whole);
    expect(await names()).toEqual(accepted);
    expect(await create("short")).toBe(200);
    await server.kill();
    expect(server.errors()).toBe(
      `The banks cannot be written to ${directory}: ${reason}. Calls fail until they can.\n`,
    );
    expect(await (await startPersisted(directory)).names()).toEqual(["short", ...accepted]);
  });
});

describe("a file that cannot be replaced", () => {
  test("fails a reset that cannot be written, and the calls after it, until a reset can be written", async () => {
    const directory = join(temporary(), "data");
    const { admin, call, create } = await startPersisted(directory, frozen);
    await create("One");
    vi.spyOn(fs, "renameSync").mockImplementation(() => {
      throw Object.assign(new Error("ENOSPC: as if"), { code: "ENOSPC" });
    });
    await expect(admin().call("reset")).rejects.toMatchObject({
      body: {
        type: "storage_error",
        detail:
          "The bank went back, but its journal could not be begun again: no space is left on the disk. Later calls fail until a reset succeeds.",
      },
    });
    const { body } = await call("POST", "/accounts", { body: { name: "Two" } });
    expect([body["status"], body["detail"]]).toEqual([
      503,
      "The journal of the bank could not be begun again. Nothing was done. Reset the bank.",
    ]);
    vi.restoreAllMocks();
    await admin().call("reset");
    await create("Three");
    expect(await (await startPersisted(killed(directory))).names()).toEqual(["Three"]);
  });
});

describe("a file in the way", () => {
  test("stops the start in one sentence, and stays", async () => {
    const parent = temporary();
    const directory = join(parent, "data");
    fs.writeFileSync(directory, "in the way");
    await expect(startPersisted(directory)).rejects.toThrow(startFailure(directory, "a file is in its place"));
    expect(contentOf(parent)).toEqual({ data: "in the way" });
  });
});

/** Failures that no machine has on demand: a test can only replace what the system answers. */
describe("a disk that does not take it", () => {
  test.each([
    ["a full disk", "writeSync", "ENOSPC", "no space is left on the disk"],
    ["a read-only file system", "mkdirSync", "EROFS", "the file system is read-only"],
    ["a disk that fails", "fsyncSync", "EIO", "the disk reports an error"],
  ] as const)("stops the start in one sentence: %s", async (_, method, code, reason) => {
    const parent = temporary();
    vi.spyOn(fs, method).mockImplementation(() => {
      throw Object.assign(new Error(`${code}: as if`), { code });
    });
    await expect(startPersisted(join(parent, "data"))).rejects.toThrow(startFailure(parent, reason));
    vi.restoreAllMocks();
    expect(fs.readdirSync(parent)).toEqual([]);
  });
});

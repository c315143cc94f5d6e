import fs from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createAdminClient } from "../../src/client.ts";
import { contentOf, killed, startPersisted, temporary } from "../support/persisted.ts";
import { startProcess } from "../support/server-process.ts";

afterEach(() => vi.restoreAllMocks());

const frozen = { clock: "frozen", start: "2026-01-01T00:00:00Z" } as const;
const journalOf = (directory: string) => join(directory, "banks/default/journal.ndjson");

/** Moves the machine's time, which a ticking bank follows, forward by a number of days. */
function passDays(days: number): void {
  vi.spyOn(Date, "now").mockReturnValue(STARTED + days * 86_400_000);
}
const STARTED = Date.now();

/** Replaces a file by a copy of it. */
function copied(path: string): void {
  fs.copyFileSync(path, `${path}.copy`);
  fs.renameSync(`${path}.copy`, path);
}

/**
 * Operations that take the data directory away from a running server, each with the reason that the server then gives.
 */
const losses: Readonly<Record<string, readonly [(directory: string) => void, string]>> = {
  "is deleted": [(directory) => fs.rmSync(directory, { recursive: true }), "lock was removed or moved away"],
  "is moved away": [(directory) => fs.renameSync(directory, `${directory}-moved`), "lock was removed or moved away"],
  "is replaced by a copy": [
    (directory) => {
      fs.renameSync(directory, `${directory}-moved`);
      fs.cpSync(`${directory}-moved`, directory, { recursive: true });
    },
    "lock was replaced",
  ],
  "has no lock any more": [(directory) => fs.rmSync(join(directory, "lock")), "lock was removed or moved away"],
  "has a copy of the lock": [(directory) => copied(join(directory, "lock")), "lock was replaced"],
  "has no journal any more": [
    (directory) => fs.rmSync(journalOf(directory)),
    "journal.ndjson was removed or moved away",
  ],
  "has a copy of the journal": [(directory) => copied(journalOf(directory)), "journal.ndjson was replaced"],
  "has a journal to which another program wrote": [
    (directory) => fs.appendFileSync(journalOf(directory), "{}\n"),
    "another program wrote to",
  ],
};

describe("a server that has lost its data directory", () => {
  test.each(Object.entries(losses))(
    "refuses what changes a bank until it is stopped, answers reads, and leaves the directory as it is, which %s",
    async (_, [lose, reason]) => {
      const directory = join(temporary(), "data");
      const server = await startPersisted(directory, frozen);
      const { call, names, admin, warnings, stop } = server;
      await server.create("One");
      lose(directory);
      const before = fs.existsSync(directory) ? contentOf(directory) : undefined;
      const post = () => call("POST", "/accounts", { body: { name: "Two" } });
      const refusal = {
        status: 503,
        body: {
          type: "storage_error",
          title: "The server cannot keep the call.",
          status: 503,
          detail: expect.stringMatching(
            new RegExp(
              `^Nothing was done: .*${reason}.*Another server may use the directory by now\\. Reads are answered\\. Save its banks with .*, stop the server`,
            ),
          ),
        },
      };
      expect(await post()).toEqual(refusal);
      expect(await post()).toEqual(refusal);
      const changes = [
        ["call", { operation: "accounts.create", params: { name: "Two" } }],
        ["clock.advance", { duration: "1d" }],
        ["clock.rate", { rate: 60 }],
        ["reset", {}],
        ["snapshot.save", { name: "one" }],
        ["faults.arm", { kind: "internal_server_error", operation: "accounts.list" }],
        ["banks.create", { name: "worker-1" }],
      ] as const;
      for (const [name, params] of changes) {
        await expect(admin().call(name, params as never), name).rejects.toMatchObject({
          body: { status: 503, type: "storage_error" },
        });
      }
      expect(await names()).toEqual(["One"]);
      expect((await admin().call("audit")).violations).toEqual([]);
      expect(await admin().call("health")).toMatchObject({ status: "read_only" });
      expect((await admin().call("status")).storageProblem).toContain(reason);
      expect(warnings).toEqual([
        expect.stringMatching(/so nothing is written to .* any more\. Calls that change a bank/),
      ]);
      await stop();
      // The lock is still that of the server, if it is there.
      if (reason.startsWith("journal") || reason.startsWith("another")) delete before?.["lock"];
      expect(fs.existsSync(directory) ? contentOf(directory) : undefined).toEqual(before);
    },
  );

  test("tells clients not to retry, responds with request ids of its own, and logs no object that was undone", async () => {
    const directory = join(temporary(), "data");
    const { create, send, names, admin } = await startPersisted(directory, frozen);
    await create("One");
    fs.rmSync(directory, { recursive: true });
    for (const id of ["1", "2"]) {
      const { headers } = await send("POST", "/accounts", { body: { name: "Two" } });
      expect(headers.get("x-request-id")).toBe(`server_request_${id.padStart(20, "0")}`);
      expect(headers.get("x-should-retry")).toBe("false");
      expect(headers.has("retry-after")).toBe(false);
    }
    const { steps } = await admin().call("trace", {});
    expect(steps.at(-1)).toMatchObject({ operation: "accounts.create", status: 503, requestId: null, objectId: null });
    expect(await names()).toEqual(["One"]);
  });

  test("refuses calls also when the directory comes back, because another server may have used it", async () => {
    const directory = join(temporary(), "data");
    const { create, call, names } = await startPersisted(directory, frozen);
    await create("One");
    fs.renameSync(directory, `${directory}-moved`);
    const post = () => call("POST", "/accounts", { body: { name: "Two" } });
    expect((await post()).status).toBe(503);
    fs.renameSync(`${directory}-moved`, directory);
    expect((await post()).status).toBe(503);
    expect(await names()).toEqual(["One"]);
  });

  test("answers reads of a clock that ticks past due work, with the effects of the work", async () => {
    const directory = join(temporary(), "data");
    const { create, call, admin, server } = await startPersisted(directory);
    const { id } = await create("One");
    const events = async () => (await call("GET", "/events")).body["data"];
    expect(await events()).not.toEqual([]);
    fs.rmSync(directory, { recursive: true });
    passDays(40);
    // Events are retired after 30 days.
    expect(await events()).toEqual([]);
    passDays(80);
    expect((await call("GET", `/accounts/${id}`)).status).toBe(200);
    expect((await admin().call("clock.get")).rate).toBe(1);
    expect((await admin().call("status")).banks[0]?.name).toBe("default");
    expect((await call("POST", "/accounts", { body: { name: "Three" } })).status).toBe(503);
    expect(server.dataDirectory).toBe(directory);
  });

  test("overwrites and deletes nothing of a server that took the directory over, also when it stops, and mixes no lines", async () => {
    const parent = temporary();
    const directory = join(parent, "data");
    const first = await startProcess(parent, { flags: ["--clock", "frozen"] });
    const create = async ({ url, apiKey }: typeof first, name: string) => {
      const response = await fetch(`${url}/accounts`, {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
        body: JSON.stringify({ name }),
      });
      return response.status;
    };
    expect(await create(first, "One")).toBe(200);
    fs.rmSync(join(directory, "lock"));
    const second = await startProcess(parent);
    expect(await create(second, "Two")).toBe(200);
    expect(await create(first, "Lost")).toBe(503);
    expect(await create(second, "Three")).toBe(200);
    const before = contentOf(directory);
    await createAdminClient({ url: first.url, key: first.token }).call("stop");
    await first.closed;
    expect(contentOf(directory)).toEqual(before);
    expect(await create(second, "Four")).toBe(200);
    await second.kill();
    expect(await (await startPersisted(directory)).names()).toEqual(["Four", "Three", "Two", "One"]);
  });

  test("acknowledges no call if the directory is lost between the check and the write", async () => {
    const directory = join(temporary(), "data");
    const { create, call, names } = await startPersisted(directory, frozen);
    await create("One");
    const write = fs.writeSync;
    vi.spyOn(fs, "writeSync").mockImplementation(((...args: Parameters<typeof write>) => {
      fs.rmSync(join(directory, "lock"), { force: true });
      return write(...args);
    }) as typeof write);
    expect((await call("POST", "/accounts", { body: { name: "Two" } })).status).toBe(503);
    vi.restoreAllMocks();
    expect(await names()).toEqual(["One"]);
  });
});

describe("a disk that fails for a while", () => {
  test.each([
    ["ENOSPC", "no space is left on the disk"],
    ["EDQUOT", "the disk quota of this user is used up"],
    ["EIO", "the disk reports an error"],
    ["EROFS", "the file system is read-only"],
  ])("undoes the calls in between (%s), which are in no file, and accepts those after it", async (code, reason) => {
    const directory = join(temporary(), "data");
    const bugs: unknown[] = [];
    const server = await startPersisted(directory, { ...frozen, onBug: (bug) => bugs.push(bug) });
    const { create, call, send, names, admin, stop } = server;
    await create("One");
    const whole = fs.readFileSync(journalOf(directory));
    const write = fs.writeSync;
    vi.spyOn(fs, "writeSync").mockImplementation((fd, bytes) => {
      write(fd, bytes as unknown as Uint8Array, 0, 20);
      throw Object.assign(new Error(code), { code });
    });
    const { headers } = await send("POST", "/accounts", { body: { name: "Two" } });
    expect([headers.get("retry-after"), headers.has("x-should-retry")]).toEqual(["1", false]);
    expect(headers.get("x-request-id")).toMatch(/^server_request_/);
    const refused = await call("POST", "/accounts", { body: { name: "Two" } });
    expect([refused.status, refused.body["type"]]).toEqual([503, "storage_error"]);
    expect(refused.body["detail"]).toContain(`journal.ndjson cannot be written: ${reason}. Nothing was done.`);
    await expect(admin().call("clock.advance", { duration: "1d" })).rejects.toThrow(reason);
    await expect(admin().call("snapshot.save", { name: "one" })).rejects.toThrow(reason);
    expect((await call("GET", "/accounts", { bank: "worker-1" })).body["type"]).toBe("storage_error");
    expect(fs.readFileSync(journalOf(directory))).toEqual(whole);
    expect((await admin().call("status")).storageProblem).toBe(reason);
    expect(await admin().call("health")).toMatchObject({ status: "ready" });
    expect((await admin().call("trace", {})).steps.map(({ status }) => status)).toContain(503);
    vi.restoreAllMocks();
    await create("Three");
    expect((await admin().call("status")).storageProblem).toBeNull();
    expect(await names()).toEqual(["Three", "One"]);
    await stop();
    expect(await (await startPersisted(directory)).names()).toEqual(["Three", "One"]);
    expect(bugs).toEqual([]);
  });

  test("answers reads of a clock that ticks past due work, which is written once it can be", async () => {
    const directory = join(temporary(), "data");
    const { create, call, names, admin } = await startPersisted(directory);
    await create("One");
    const write = vi.spyOn(fs, "writeSync").mockImplementation(() => {
      throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    });
    passDays(40);
    expect((await call("GET", "/events")).body["data"]).toEqual([]);
    expect((await admin().call("status")).storageProblem).toBe("no space is left on the disk");
    expect((await call("POST", "/accounts", { body: { name: "Two" } })).status).toBe(503);
    expect((await call("GET", "/events")).body["data"]).toEqual([]);
    write.mockRestore();
    await create("Three");
    const { now } = await admin().call("clock.get");
    const again = await startPersisted(killed(directory));
    expect(await again.names()).toEqual(await names());
    expect((await again.admin().call("clock.get")).now >= now).toBe(true);
    expect(again.warnings).toEqual([]);
  });

  test("cuts a line off that the disk does not keep with --durable", async () => {
    const directory = join(temporary(), "data");
    const { create, call } = await startPersisted(directory, { ...frozen, persist: { durable: true } });
    await create("One");
    const whole = fs.readFileSync(journalOf(directory));
    vi.spyOn(fs, "fdatasyncSync").mockImplementation(() => {
      throw Object.assign(new Error("EIO"), { code: "EIO" });
    });
    expect((await call("POST", "/accounts", { body: { name: "Two" } })).status).toBe(503);
    expect(fs.readFileSync(journalOf(directory))).toEqual(whole);
  });
});

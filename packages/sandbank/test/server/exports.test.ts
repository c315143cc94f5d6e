import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { eventsIn } from "@sandbank/view/reads/admin-http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { yearSeed } from "../../../../tests/support/year-seed.ts";
import { createAdminClient } from "../../src/client.ts";
import type { RunningServer } from "../../src/index.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

const bugs: unknown[] = [];
const threads: Worker[] = [];
const onThread = (thread: Worker) => threads.push(thread);

/** Has a year of calls: the search for its shortest test takes hundreds of times as long as an answer of the server. */
let server: RunningServer;

beforeAll(async () => {
  process.on("worker", onThread);
  server = await startFrozen({ seeds: [yearSeed()], timeouts: { stopMs: 1 }, onBug: (bug) => bugs.push(bug) });
});

afterEach(() => {
  expect(bugs.splice(0)).toEqual([]);
});

afterAll(async () => {
  process.off("worker", onThread);
  await server.stop();
});

/** Requests an export as the page does, and returns its events from the first progress on, with its thread. */
async function startExport({ signal, query = "" }: { readonly signal?: AbortSignal; readonly query?: string } = {}) {
  const response = await fetch(`${server.url}/_sandbank/export?as=test${query}`, {
    headers: { authorization: `Bearer ${server.token}`, accept: "text/event-stream, application/json" },
    ...(signal && { signal }),
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const events = eventsIn(response.body as ReadableStream<Uint8Array>);
  expect((await events.next()).value).toEqual({ type: "progress", data: { left: expect.any(Number) } });
  const thread = threads.at(-1) as Worker;
  return { events, thread, whenEnded: once(thread, "exit") };
}

async function lastOf(events: AsyncIterable<{ readonly type: string; readonly data: object }>) {
  let last: { readonly type: string; readonly data: object } | undefined;
  for await (const event of events) last = event;
  return last;
}

describe("an export as a test", () => {
  test("runs in a thread of its own, so that the server answers before the export ends, and resets its bank", async () => {
    const { events, thread, whenEnded } = await startExport();
    const health = await fetch(`${server.url}/_sandbank/health`);
    expect(health.status).toBe(200);
    await adminOf(server).call("reset");
    // A thread that has ended has no id.
    expect(thread.threadId).toBeGreaterThan(0);
    const last = await lastOf(events);
    expect(last).toMatchObject({ type: "result", data: { text: expect.stringContaining("insufficient_funds") } });
    await whenEnded;
  });

  test("ends when the client leaves", async () => {
    const leaving = new AbortController();
    const { events, whenEnded } = await startExport({ signal: leaving.signal });
    leaving.abort();
    await expect(lastOf(events)).rejects.toThrow();
    expect(await whenEnded).toEqual([1]);
  });

  test("returns the same text to a client that accepts no events, at the same time as another one", async () => {
    const [{ events }, exported] = await Promise.all([startExport(), adminOf(server).call("export", { as: "test" })]);
    expect(await lastOf(events)).toEqual({ type: "result", data: exported });
  });

  test("reports a thread that fails as a bug, with the type of one", async () => {
    const { events, thread } = await startExport();
    await thread.terminate();
    expect(await lastOf(events)).toMatchObject({ type: "error", data: { type: "internal_server_error", status: 500 } });
    expect(bugs.splice(0)).toEqual([new Error("The thread of an export ended without a result.")]);
  });

  test("is refused with the type of the operation if the session has no call", async () => {
    const empty = createAdminClient({ url: server.url, key: server.token, bank: "empty" });
    await empty.call("reset", { empty: true });
    const refusal = empty.call("export", { as: "test" });
    await expect(refusal).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/has no call/) });
  });

  test("ends when the server stops", async () => {
    const { events, whenEnded } = await startExport();
    const last = lastOf(events).catch((error: Error) => error);
    await server.stop();
    expect(await whenEnded).toEqual([1]);
    expect(await last).toBeInstanceOf(Error);
  });
});

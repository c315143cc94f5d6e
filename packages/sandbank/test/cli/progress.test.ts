import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../../src/cli/run-cli.ts";
import { createAdminClient } from "../../src/client.ts";
import { startServer } from "../../src/index.ts";
import { emptyDirectory } from "../support/cli.ts";

test("shows how far a test is shortened, and leaves no line behind", async () => {
  const server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z" });
  onTestFinished(() => server.stop());
  const admin = createAdminClient({ url: server.url, key: server.token });
  await admin.call("call", { operation: "accounts.create", params: { name: "Unrelated" } });
  await admin.call("trigger", { name: "card_decline.breaches_limit" });
  const run = async (...flags: string[]) => {
    const shown: (string | null)[] = [];
    const code = await runCli(["export", "--as", "test", "--url", server.url, ...flags], {
      out: () => {},
      err: () => {},
      env: { XDG_RUNTIME_DIR: emptyDirectory, SANDBANK_ADMIN_TOKEN: server.token },
      directory: emptyDirectory,
      isTerminal: true,
      signal: new AbortController().signal,
      progress: (text) => shown.push(text),
    });
    expect(code).toBe(0);
    return shown;
  };
  const shown = await run();
  expect(shown.at(-1)).toBeNull();
  expect(shown[0]).toMatch(/^Shortening the test: \d+ steps are left\.$/);
  expect(await run("--quiet")).toEqual([]);
  expect(await run("--json")).toEqual([]);
});

test("shows no time of the bank after the clock has arrived, even if the server answers late", async () => {
  const lateAnswers: (() => void)[] = [];
  const moved = { from: "2026-01-01T00:00:00.000Z", to: "2026-02-01T00:00:00.000Z", step: 1, ran: [] };
  let answerMove = () => {};
  const server = createServer((request, response) => {
    if (request.url?.endsWith("/clock/advance") === true) {
      answerMove = () => response.end(JSON.stringify({ ...moved, delivered: 0, failed: 0, deletedFailures: 0 }));
    } else if (request.url?.endsWith("/clock") === true) {
      lateAnswers.push(() => response.end(JSON.stringify({ now: moved.from, rate: 0, next: null })));
      answerMove();
    } else response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const shown: (string | null)[] = [];
  const code = await runCli(["clock", "advance", "31d"], {
    out: () => {},
    err: () => {},
    env: {
      XDG_RUNTIME_DIR: emptyDirectory,
      SANDBANK_ADMIN_TOKEN: "token",
      SANDBANK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    directory: emptyDirectory,
    isTerminal: true,
    signal: new AbortController().signal,
    progress: (text) => shown.push(text),
  });
  expect([code, lateAnswers.length]).toEqual([0, 1]);
  for (const answer of lateAnswers) answer();
  await new Promise((resolve) => server.close(resolve));
  // The client reads the answer in later turns.
  for (let turn = 0; turn < 100; turn++) await nextTurn();
  expect(shown).toEqual([null]);
});

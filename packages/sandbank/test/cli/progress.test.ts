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

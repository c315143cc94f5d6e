import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen();
});
afterAll(() => server.stop());

/** A directory with a program in place of the one that opens addresses on Linux. It writes down what it was given. */
function withOpener(exitCode: number): { readonly env: Record<string, string>; opened(): string | undefined } {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-open-"));
  const given = join(directory, "given");
  writeFileSync(join(directory, "xdg-open"), `#!/bin/sh\nprintf %s "$1" > ${given}\nexit ${exitCode}\n`);
  chmodSync(join(directory, "xdg-open"), 0o755);
  return {
    env: { PATH: directory, SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token },
    opened: () => (existsSync(given) ? readFileSync(given, "utf8") : undefined),
  };
}

describe.skipIf(process.platform !== "linux")("sandbank open", () => {
  test("opens the inspector of the running server, and prints nothing", async () => {
    const { env, opened } = withOpener(0);
    expect(await cli(["open"], { env })).toEqual({ code: 0, out: "", err: "" });
    expect(opened()).toBe(`${server.url}/_sandbank/`);
  });

  test("opens the inspector with the bank of --bank", async () => {
    const { env, opened } = withOpener(0);
    await adminOf(server).call("banks.create", { name: "worker-1" });
    const { out } = await cli(["open", "--bank", "worker-1", "--json"], { env });
    const url = `${server.url}/_sandbank/#/log?bank=worker-1`;
    expect(JSON.parse(out)).toEqual({ schema: 1, url, opened: true });
    expect(opened()).toBe(url);
  });

  test("prints the address if the system cannot open it", async () => {
    const { env } = withOpener(3);
    expect(await cli(["open"], { env })).toEqual({
      code: 0,
      out: `${server.url}/_sandbank/`,
      err: "No browser could be opened. Open the address yourself.",
    });
  });

  test("opens nothing if no server runs", async () => {
    const { env, opened } = withOpener(0);
    const { code } = await cli(["open", "--url", "http://localhost:1"], { env });
    expect([code, opened()]).toEqual([4, undefined]);
  });

  test("is what `start --open` does once the server is ready", async () => {
    const { env, opened } = withOpener(0);
    const { SANDBANK_URL: _, ...start } = env;
    const stop = new AbortController();
    let url = "";
    const running = cli(["start", "--port", "0", "--json", "--open"], {
      env: start,
      signal: stop.signal,
      onLine(text) {
        url = JSON.parse(text).inspector;
      },
    });
    await expect.poll(opened, { timeout: 30_000 }).toMatch(/_sandbank/);
    stop.abort();
    expect((await running).code).toBe(0);
    expect(opened()).toBe(url);
  });
});

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pickAddress, serverDirectory, writeServerFile } from "../../src/cli/server/server-file.ts";
import { cli } from "../support/cli.ts";
import { contentOf, startPersisted, temporary } from "../support/persisted.ts";

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

async function doctor(...flags: readonly string[]): Promise<{ code: number; checks: readonly Check[] }> {
  const { code, out, err } = await cli([
    "doctor",
    ...(flags.includes("--port") ? [] : ["--port", "0"]),
    "--json",
    ...flags,
  ]);
  expect(err).toBe("");
  return { code, checks: JSON.parse(out).checks };
}

async function checkOf(name: string, ...flags: readonly string[]) {
  const { code, checks } = await doctor(...flags);
  return { code, ...(checks.find((check) => check.name === name) as Check) };
}

describe("sandbank doctor", () => {
  test("checks the machine, the port, the data, the configuration, and the seeds, in this order", async () => {
    const { code, checks } = await doctor();
    expect(checks.map(({ name, ok }) => [name, ok])).toEqual(
      ["node", "runtime files", "servers", "port", "lock", "data directory", "configuration", "seeds"].map((name) => [
        name,
        true,
      ]),
    );
    expect(code).toBe(0);
  });

  test("warns of the files of servers that no longer run, and removes them with --fix", async () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    const options = { env: { XDG_RUNTIME_DIR: temporary() } };
    const leave = (port: number) =>
      writeServerFile(
        { ...options, err() {} },
        { url: `http://localhost:${port}`, token: "t", apiKey: "k", liveApiKey: null, pid },
      );
    const line = async (...flags: string[]) => {
      const { code, out } = await cli(["doctor", "--port", "0", ...flags], options);
      return [code, out.split("\n").find((each) => each.includes("servers"))];
    };
    leave(1);
    expect(await line()).toEqual([
      0,
      "warn  servers         none runs; 1 file of a server that no longer runs. `sandbank doctor --fix` removes it",
    ]);
    // The number of a server that ended is that of this process by now.
    const file = { url: "http://localhost:2", token: "t", apiKey: "k", liveApiKey: null, pid: process.pid };
    fs.writeFileSync(join(serverDirectory(options.env), "2.json"), JSON.stringify({ ...file, began: "boot 1" }));
    const { out } = await cli(["doctor", "--port", "0", "--json"], options);
    expect(JSON.parse(out).checks).toContainEqual({
      name: "servers",
      ok: true,
      warning: true,
      detail: "none runs; 2 files of servers that no longer run. `sandbank doctor --fix` removes them",
    });
    expect(await line("--fix")).toEqual([
      0,
      "ok  servers         none runs; 2 files of servers that no longer run were removed",
    ]);
    expect(await line()).toEqual([0, "ok  servers         none runs"]);
  });

  test("names the server that holds the data directory", async () => {
    const directory = join(temporary(), "data");
    await startPersisted(directory);
    expect(await checkOf("lock", "--persist", directory)).toEqual({
      code: 1,
      name: "lock",
      ok: false,
      detail: `${directory} is in use by the server with process id ${process.pid}; stop that server, or name another directory with --persist DIR.`,
    });
  });

  test("warns of one's own server at the port, and does not fail", async () => {
    const directory = join(temporary(), "data");
    const { server } = await startPersisted(directory);
    const env = { XDG_RUNTIME_DIR: temporary() };
    writeServerFile({ env, err() {} }, { ...pickAddress(server), pid: process.pid });
    const line = ["doctor", "--persist", directory, "--port", new URL(server.url).port];
    const { code, out } = await cli(line, { env });
    expect([code, ...out.split("\n").filter((each) => /^\w+ +(?:port|lock) /.test(each))]).toEqual([
      0,
      expect.stringMatching(/^warn +port +port \d+ is in use by Sandbank \S+ at http:/),
      expect.stringMatching(/^warn +lock +.* is in use by the server with process id /),
    ]);
  });

  test("finds a damaged journal, names the line and the remedy, and changes nothing", async () => {
    const directory = join(temporary(), "data");
    const { create, stop } = await startPersisted(directory);
    await create("One");
    await stop();
    expect(await checkOf("data directory", "--persist", directory)).toMatchObject({
      code: 0,
      ok: true,
      detail: `${directory} has 1 journal with no damaged line; nothing was replayed`,
    });
    fs.appendFileSync(join(directory, "banks/default/journal.ndjson"), "not a line\n");
    const before = contentOf(directory);
    for (const flags of [[], ["--fix"]]) {
      const check = await checkOf("data directory", "--persist", directory, ...flags);
      expect(check).toMatchObject({ code: 1, ok: false });
      expect(check.detail).toMatch(/^line \d+ of .*journal\.ndjson is damaged; .*start once with --repair/);
    }
    expect(contentOf(directory)).toEqual(before);
  });

  test("says whether a data directory can be made", async () => {
    const directory = temporary();
    const path = join(directory, "a/b");
    expect(await checkOf("data directory", "--persist", path)).toMatchObject({
      ok: true,
      detail: `${path} will be made`,
    });
    expect(fs.readdirSync(directory)).toEqual([]);
    fs.writeFileSync(join(directory, "file"), "");
    const check = await checkOf("data directory", "--persist", join(directory, "file/data"));
    expect(check).toMatchObject({ code: 1, ok: false, detail: expect.stringContaining("cannot be read and written") });
  });

  test("runs the seeds, and names the step that is refused", async () => {
    const seed = join(temporary(), "seed.json");
    fs.writeFileSync(seed, JSON.stringify({ steps: [{ call: "accounts.close", id: "account_1" }] }));
    const check = await checkOf("seeds", "--seed", seed);
    expect(check).toMatchObject({ code: 1, ok: false, detail: expect.stringContaining("account_1") });
  });

  test("names the wrong settings, and leaves out the checks that depend on them", async () => {
    const { code, checks } = await doctor("--start", "soon");
    expect(code).toBe(1);
    expect(checks.map(({ name, ok }) => [name, ok])).toEqual([
      ["node", true],
      ["runtime files", true],
      ["servers", true],
      ["configuration", false],
    ]);
  });
});

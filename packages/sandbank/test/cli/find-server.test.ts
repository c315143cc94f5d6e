import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { pickAddress, writeServerFile } from "../../src/cli/server/server-file.ts";
import type { RunningServer } from "../../src/index.ts";
import { cli, emptyDirectory } from "../support/cli.ts";
import { startFrozen } from "../support/servers.ts";

/** Servers whose files the commands find. */
let one: RunningServer;
let other: RunningServer;
/** A server without a file, such as one in a container. */
let unlisted: RunningServer;
const runtime = join(emptyDirectory, "found");
/** A runtime directory without files of servers. */
const none = join(emptyDirectory, "none");
const removals: (() => void)[] = [];

beforeAll(async () => {
  [one, other, unlisted] = await Promise.all([startFrozen(), startFrozen(), startFrozen()]);
  mkdirSync(runtime);
  mkdirSync(none);
  for (const server of [one, other]) {
    const io = { env: { XDG_RUNTIME_DIR: runtime }, err() {} };
    removals.push(writeServerFile(io, { ...pickAddress(server), pid: process.pid }));
  }
});
afterAll(async () => {
  for (const remove of removals) remove();
  await Promise.all([one, other, unlisted].map((server) => server.stop()));
});

function portOf({ url }: RunningServer): string {
  return new URL(url).port;
}

/** A directory below one whose configuration has these settings. */
function configured(settings: object): string {
  const directory = join(emptyDirectory, `config-${JSON.stringify(settings).replace(/\W/g, "")}`, "below");
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "..", "sandbank.config.json"), JSON.stringify(settings));
  return directory;
}

interface Place {
  readonly env?: Record<string, string>;
  readonly directory?: string;
}

/** Runs `sandbank status`. */
function status({ env = {}, directory = emptyDirectory }: Place, ...flags: string[]) {
  return cli(["status", ...flags], { env: { XDG_RUNTIME_DIR: runtime, ...env }, directory });
}

/** The output of `sandbank status` for a server. */
function statusOf({ url }: RunningServer) {
  return { code: 0, out: expect.stringContaining(` at ${url}\n`), err: "" };
}

describe("a command finds its server", () => {
  test("by --url, then SANDBANK_URL, then SANDBANK_PORT, then the port of the configuration", async () => {
    const directory = configured({ port: Number(portOf(one)) });
    expect(await status({ directory })).toEqual(statusOf(one));
    const byPort = { SANDBANK_PORT: portOf(other) };
    expect(await status({ directory, env: byPort })).toEqual(statusOf(other));
    const byUrl = { ...byPort, SANDBANK_URL: one.url };
    expect(await status({ env: byUrl })).toEqual(statusOf(one));
    expect(await status({ env: byUrl }, "--url", other.url)).toEqual(statusOf(other));
  });

  test("at a port of this machine, also if it is not one of the servers of this user", async () => {
    const env = { SANDBANK_PORT: portOf(unlisted), SANDBANK_ADMIN_TOKEN: unlisted.token };
    expect(await status({ env })).toEqual(statusOf(unlisted));
  });

  test("in the configuration that SANDBANK_CONFIG names", async () => {
    const env = { SANDBANK_CONFIG: join(configured({ port: Number(portOf(other)) }), "..", "sandbank.config.json") };
    expect(await status({ env })).toEqual(statusOf(other));
  });

  test.each([[{ port: 0 }], [{ clock: "frozen" }]])(
    "among those that run if the configuration %j names no port",
    async (settings) => {
      const several = `Several servers run: ${[one, other]
        .map(({ url }) => url)
        .sort()
        .join(" and ")}. Pass --url.`;
      const directory = configured(settings);
      expect(await status({ directory })).toEqual({ code: 2, out: "", err: several });
      expect(await status({ directory, env: { SANDBANK_PORT: "" } })).toEqual({ code: 2, out: "", err: several });
    },
  );
});

describe("a command that finds no server", () => {
  test("exits with 4 and says where the port comes from, and which servers run", async () => {
    const env = { SANDBANK_PORT: "9" };
    const start = "Start one with `sandbank start`, or pass --url.";
    expect(await status({ env: { ...env, XDG_RUNTIME_DIR: none } })).toEqual({
      code: 4,
      out: "",
      err: `No server answers at http://localhost:9 (SANDBANK_PORT). ${start}`,
    });
    const urls = [one, other].map(({ url }) => url).sort();
    expect(await status({ directory: configured({ port: 9 }) })).toEqual({
      code: 4,
      out: "",
      err: `No server answers at http://localhost:9 (port in ../sandbank.config.json). Running: ${urls.join(" and ")}. ${start}`,
    });
  });

  test("waits for one at the port of the configuration", async () => {
    const directory = configured({ port: 9 });
    const line = ["wait", "--timeout", "0s"];
    const err = "No server was ready within 0s.";
    expect(await cli(line, { env: { XDG_RUNTIME_DIR: runtime }, directory })).toEqual({ code: 6, out: "", err });
  });

  test.each([
    [
      "SANDBANK_PORT",
      { SANDBANK_PORT: "soon" },
      {},
      /^SANDBANK_PORT is "soon"\. It must be a whole number from 0 to 65535\.$/,
    ],
    ["the port of the configuration", {}, { port: 70_000 }, /^port in \S+ is "70000"\. It must be a whole number/],
    ["the configuration", {}, { prot: 1 }, /is not a configuration:\n {2}There is no "prot"\. Did you mean port\?$/],
  ])("exits with 2 if %s is wrong", async (_, env, settings, err) => {
    const result = await status({ env: env as Record<string, string>, directory: configured(settings) });
    expect(result).toEqual({ code: 2, out: "", err: expect.stringMatching(err) });
  });

  test("reads no configuration if the address is given", async () => {
    const directory = configured({ prot: 1 });
    expect(await status({ directory, env: { SANDBANK_URL: one.url } })).toEqual(statusOf(one));
  });
});

/** Starts a program that is no Sandbank server, and answers every request in the same way. */
async function otherProgram(status: number, body: string): Promise<string> {
  const program = createServer((_, response) => void response.writeHead(status).end(body));
  await new Promise<void>((resolve) => program.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void program.close());
  onTestFinished(() => program.closeAllConnections());
  return `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
}

describe("a command whose --url is of another program", () => {
  const advice = "Start one with `sandbank start`, or pass --url.";

  test.each([
    [404, "Not Found"],
    [404, '{"error":"not_found"}'],
    [200, "<!doctype html>"],
    [502, "Bad Gateway"],
  ])("exits with 4, and says that it answered %d %s", async (code, body) => {
    const url = await otherProgram(code, body);
    const messageOf = (path: string) =>
      `The program at ${url} is not a Sandbank server: it answered ${code} to a request of ${path}. ${advice}`;
    expect(await status({}, "--url", url)).toEqual({ code: 4, out: "", err: messageOf("/_sandbank/status") });
    const { err } = await cli(["logs", "--last", "1", "--url", url, "--json"]);
    expect(JSON.parse(err)).toEqual({
      error: { category: "no_server", code: 4, message: messageOf("/_sandbank/trace") },
    });
    // A proxy answers with 502 until its server is ready.
    const waited = await cli(["wait", "--timeout", "0s", "--url", url]);
    expect(waited).toMatchObject(code === 502 ? { code: 6 } : { code: 4, err: messageOf("/_sandbank/health") });
  });
});

describe("a command whose key the server does not accept", () => {
  const again = 'Run `eval "$(sandbank env --format shell)"` again, or unset';

  test.each(["status", "trigger account.status", "call accounts.list", "stop"])(
    "says in `sandbank %s` that SANDBANK_ADMIN_TOKEN is not the token of the server",
    async (line) => {
      const env = { XDG_RUNTIME_DIR: runtime, SANDBANK_URL: one.url, SANDBANK_ADMIN_TOKEN: "of-an-earlier-start" };
      const err = `SANDBANK_ADMIN_TOKEN is not the admin token of the server at ${one.url}, which may have been restarted. ${again} SANDBANK_ADMIN_TOKEN.`;
      expect(await cli(line.split(" "), { env })).toEqual({ code: 5, out: "", err });
    },
  );

  test("names SANDBANK_API_KEY as the origin, and advises what to set if no key is known", async () => {
    const env = { XDG_RUNTIME_DIR: none, SANDBANK_URL: one.url };
    expect(await status({ env: { ...env, SANDBANK_API_KEY: "unknown" } })).toEqual({
      code: 5,
      out: "",
      err: `SANDBANK_API_KEY is not an API key of the server at ${one.url}, which may have been restarted. ${again} SANDBANK_API_KEY.`,
    });
    const unknown = `The server at ${one.url} was not started by this user on this machine, so its admin token is not known. Set SANDBANK_ADMIN_TOKEN to it.`;
    expect(await status({ env })).toEqual({ code: 5, out: "", err: unknown });
    const { err } = await status({ env }, "--json");
    expect(JSON.parse(err).error).toMatchObject({ code: 5, message: unknown, body: { type: "admin_key_error" } });
  });
});

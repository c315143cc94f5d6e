import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, createWebhookVerifier } from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { describe, expect, onTestFinished, test } from "vitest";
import { pickAddress, serverDirectory, writeServerFile } from "../../src/cli/server/server-file.ts";
import type { RunningServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { contentOf, startPersisted, temporary } from "../support/persisted.ts";
import { adminOf } from "../support/servers.ts";

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

/** A receiver that verifies with a secret, or accepts everything. */
async function receiver(secret?: string): Promise<string> {
  const verifier = secret === undefined ? undefined : createWebhookVerifier({ secret });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      verifier?.verify({ body: Buffer.concat(chunks), headers: request.headers });
      response.end();
    } catch {
      response.writeHead(401).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
}

/** A receiver that retrieves Event Subscriptions from a server, and the environment that finds this server. */
async function retrieving(server: RunningServer) {
  const client = new BankClient({ apiKey: server.apiKey, baseUrl: server.url });
  const router = createWebhookRouter({ client, secret: "secret", onError: () => {} });
  router.on("event_subscription.created", () => {});
  const listener = createServer(toNodeHandler(router));
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void listener.close());
  const env = { XDG_RUNTIME_DIR: temporary() };
  writeServerFile({ env, err() {} }, { ...pickAddress(server), pid: process.pid });
  return { url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hooks`, env };
}

describe("sandbank doctor", () => {
  test("checks the machine, the port, the data, the configuration, the seeds and the receiver, in this order", async () => {
    const { code, checks } = await doctor("--forward-to", await receiver("secret"), "--secret", "secret");
    expect(checks.map(({ name, ok }) => [name, ok])).toEqual(
      [
        "node",
        "runtime files",
        "servers",
        "port",
        "lock",
        "data directory",
        "configuration",
        "seeds",
        "receiver",
        "signatures",
      ].map((name) => [name, true]),
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

  test("warns of a server that already runs, and does not fail, if a receiver is checked", async () => {
    const directory = join(temporary(), "data");
    const { server } = await startPersisted(directory);
    const line = ["--persist", directory, "--port", new URL(server.url).port];
    const outcomes = async (...flags: string[]) => {
      const { code, out } = await cli(["doctor", ...line, ...flags]);
      return [code, ...out.split("\n").filter((each) => /^\w+ +(?:port|lock|receiver) /.test(each))];
    };
    const port = expect.stringMatching(/^FAILED {2}port +port \d+ is in use by Sandbank /);
    const lock = expect.stringMatching(/^FAILED {2}lock +.* is in use by the server with process id /);
    expect(await outcomes()).toEqual([1, port, lock]);
    const url = await receiver();
    expect(await outcomes("--forward-to", url)).toEqual([
      0,
      expect.stringMatching(/^warn +port +port \d+ is in use by Sandbank /),
      expect.stringMatching(/^warn +lock +.* is in use by the server with process id /),
      expect.stringMatching(/^ok +receiver +.* accepts connections$/),
    ]);
    // Another program uses the port.
    const other = ["--port", new URL(url).port];
    expect((await checkOf("port", ...other, "--forward-to", url)).code).toBe(1);
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

  test("finds a receiver that is not there, one that is far away, and one that accepts forgeries", async () => {
    const closed = await checkOf("receiver", "--forward-to", "http://127.0.0.1:9/hooks");
    expect(closed).toMatchObject({ code: 1, ok: false, detail: expect.stringContaining("ECONNREFUSED") });
    const far = await checkOf("receiver", "--forward-to", "https://bank.test/hooks");
    expect(far).toMatchObject({ code: 1, ok: false, detail: expect.stringContaining("Pass --deliver-to bank.test") });
    const url = await receiver();
    const careless = await checkOf("signatures", "--forward-to", url, "--secret", "secret");
    expect(careless).toMatchObject({ code: 1, ok: false });
    expect(await checkOf("signatures", "--forward-to", url)).toMatchObject({
      code: 0,
      detail: "not checked: pass the --secret of the receiver",
    });
  });

  test("sends a receiver that retrieves the object an Event about an Event Subscription of the server that runs, and leaves no call of its own in the bank's trace", async () => {
    const { server } = await startPersisted(join(temporary(), "data"));
    const { url, env } = await retrieving(server);
    const params = { url: "http://127.0.0.1:9/hooks" };
    const { id } = await adminOf(server).call("call", { operation: "eventSubscriptions.create", params });
    const { out, err } = await cli(["doctor", "--port", "0", "--forward-to", url, "--secret", "secret"], { env });
    expect(out).toMatch(/^ok +signatures +The receiver passed (\d+) of \1 checks\.$/m);
    const { steps } = await adminOf(server).call("trace");
    const paths = new Set(steps.map((step) => ("path" in step ? step.path : undefined)));
    expect(paths).toEqual(new Set(["/event_subscriptions", `/event_subscriptions/${id}`]));
    expect(out).not.toContain(server.apiKey);
    expect(err).toBe("The receiver handles the valid webhooks of this check as real ones: let it use a test database.");
  });

  test("advises to start a server if none runs and the receiver retrieves the object", async () => {
    const { server } = await startPersisted(join(temporary(), "data"));
    const { url } = await retrieving(server);
    const { code, detail } = await checkOf("signatures", "--forward-to", url, "--secret", "secret");
    expect(code).toBe(1);
    expect(detail).toMatch(
      /\nThe webhooks name an Event Subscription that does not exist\. .*`sandbank verify-receiver`\.$/,
    );
    expect(detail).not.toContain("`event`");
  });

  test("does not advise to start a server if the receiver only accepts forgeries", async () => {
    const { detail } = await checkOf("signatures", "--forward-to", await receiver(), "--secret", "secret");
    expect(detail).not.toContain("does not exist");
  });

  test("refuses a secret without a receiver", async () => {
    expect(await cli(["doctor", "--secret", "a"])).toEqual({
      code: 2,
      out: "",
      err: "--secret is of a receiver. Add --forward-to.",
    });
  });
});

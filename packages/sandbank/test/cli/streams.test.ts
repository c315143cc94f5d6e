import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import type * as z from "zod";
import { subscribe } from "../../src/cli/commands/webhooks/subscribe.ts";
import { allCommands } from "../../src/cli/commands.ts";
import { writeServerFile } from "../../src/cli/server/server-file.ts";
import { createAdminClient } from "../../src/client.ts";
import { startServer } from "../../src/index.ts";
import { cli, emptyDirectory } from "../support/cli.ts";
import { follow } from "../support/follow.ts";

async function opened() {
  const server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z" });
  onTestFinished(() => server.stop());
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  return { server, env, admin: createAdminClient({ url: server.url, key: server.token }) };
}

/** A receiver of webhooks that accepts all. */
async function receiver(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
}

function schemaOf(words: string): z.ZodType {
  return allCommands().find((command) => command.words === words)?.json as z.ZodType;
}

function expectLines(words: string, out: string): void {
  for (const line of out.split("\n")) {
    const { schema, ...document } = JSON.parse(line);
    expect(schema).toBe(1);
    expect(schemaOf(words).safeParse(document).error?.issues ?? []).toEqual([]);
  }
}

describe("sandbank listen", () => {
  test("prints each attempt as a line of JSON, and ends its subscription when it is stopped", async () => {
    const { env, admin } = await opened();
    const listening = follow(["listen", "--forward-to", await receiver(), "--json", "--print-secret"], env);
    const ready = JSON.parse(await listening.line((text) => text.includes('"ready"')));
    expect(ready.secret).toMatch(/\S/);
    await admin.call("call", { operation: "accounts.create", params: { name: "Operating" } });
    await admin.call("clock.advance", { duration: "1s" });
    await listening.line((text) => text.includes('"succeeded"'));
    listening.stop();
    const { code, out, err } = await listening.ended;
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expectLines("listen", out);
    const subscription = await admin.call("call", {
      operation: "eventSubscriptions.retrieve",
      id: ready.subscriptions[0],
    });
    expect(subscription).toMatchObject({ status: "deleted" });
  });

  test("waits for the receiver with --skip-until-ready, and sends no Event from before", async () => {
    const { env, admin } = await opened();
    const late = createServer((request, response) => {
      request.resume();
      request.on("end", () => response.end());
    });
    await new Promise<void>((resolve) => late.listen(0, "127.0.0.1", resolve));
    const { port } = late.address() as AddressInfo;
    await new Promise((resolve) => late.close(resolve));
    const url = `http://127.0.0.1:${port}/hooks`;
    const listening = follow(["listen", "--forward-to", url, "--json", "--skip-until-ready"], env);
    await admin.call("call", { operation: "accounts.create", params: { name: "Before" } });
    late.listen(port, "127.0.0.1");
    onTestFinished(() => void late.close());
    await listening.line((text) => text.includes('"ready"'));
    await admin.call("call", { operation: "accounts.create", params: { name: "After" } });
    const isAccount = (line: string) => line.includes('"account.created"');
    await listening.line(isAccount);
    listening.stop();
    const { code, out } = await listening.ended;
    expect(code).toBe(0);
    expect(out.split("\n").filter(isAccount)).toEqual([expect.stringContaining('"succeeded"')]);
  });

  test("ends with 0 if it is stopped while it waits for the receiver", async () => {
    const { env } = await opened();
    const controller = new AbortController();
    controller.abort();
    const line = ["listen", "--forward-to", "http://127.0.0.1:9", "--skip-until-ready"];
    expect(await cli(line, { env, signal: controller.signal })).toEqual({ code: 0, out: "", err: "" });
  });

  test("subscribes to a category that no Event has", async () => {
    const { env, admin } = await opened();
    const receiver = "http://127.0.0.1:9/";
    const listening = follow(["listen", "--forward-to", receiver, "--events", "wire_drawdown_request.created"], env);
    await listening.message(() => true);
    expect(await admin.call("call", { operation: "eventSubscriptions.list" })).toMatchObject({
      data: [{ url: receiver, selected_event_categories: [{ event_category: "wire_drawdown_request.created" }] }],
    });
    listening.stop();
    expect((await listening.ended).code).toBe(0);
  });

  test("subscribes nothing if one category does not exist", async () => {
    const { env, admin } = await opened();
    const line = ["listen", "--forward-to", "http://127.0.0.1:9", "--events", "card.created,nope"];
    const err = expect.stringMatching(/^--events is "nope"\. No Event has this category\./);
    expect(await cli(line, { env })).toEqual({ code: 2, out: "", err });
    expect(await admin.call("call", { operation: "eventSubscriptions.list" })).toMatchObject({ data: [] });
  });

  test("ends every subscription if the bank refuses one", async () => {
    const { admin } = await opened();
    const receiver = { url: "http://127.0.0.1:9", categories: ["card.created", "nope"], secret: undefined };
    await expect(subscribe(admin, receiver)).rejects.toThrow(/^eventSubscriptions\.create cannot be called: /);
    const list = await admin.call("call", { operation: "eventSubscriptions.list" });
    expect(list).toMatchObject({ data: [{ status: "deleted" }] });
  });
});

describe("sandbank logs --follow", () => {
  test("prints new steps, and only those that match the filters", async () => {
    const { env, admin } = await opened();
    await admin.call("call", { operation: "accounts.create", params: { name: "Before" } });
    const following = follow(["logs", "--follow", "--json", "--operation", "accounts.create"], env);
    await following.line((text) => text.includes('"ready"'));
    await admin.call("call", { operation: "accounts.list" });
    await admin.call("call", { operation: "accounts.create", params: { name: "After" } });
    await following.line((text) => text.includes('"After"'));
    following.stop();
    const { code, out, err } = await following.ended;
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n")).toHaveLength(3);
    expectLines("logs", out);
  });

  test("says that the server has stopped, with exit code 4", async () => {
    const { env, admin, server } = await opened();
    await admin.call("call", { operation: "accounts.create", params: { name: "Operating" } });
    const following = follow(["logs", "--follow"], env);
    await following.line((text) => text.includes("POST /accounts"));
    await server.stop();
    expect(await following.ended).toMatchObject({
      code: 4,
      err: expect.stringMatching(/^The server has stopped\.$|^No server answers/),
    });
  });
});

describe("a server that wrote down where it is", () => {
  test("is found by env and stop without a URL", async () => {
    const { server } = await opened();
    const { url, token, apiKey } = server;
    const file = { url, token, apiKey, liveApiKey: null, pid: process.pid };
    onTestFinished(writeServerFile({ env: { XDG_RUNTIME_DIR: emptyDirectory }, err: () => {} }, file));
    const variables = { SANDBANK_URL: url, SANDBANK_API_KEY: apiKey, SANDBANK_ADMIN_TOKEN: token };
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    expect(await cli(["env"])).toEqual({ code: 0, out: lines.join("\n"), err: "" });
    expect((await cli(["env", "--format", "shell"])).out).toBe(lines.map((line) => `export ${line}`).join("\n"));
    expect(JSON.parse((await cli(["env", "--json"])).out)).toEqual({ schema: 1, ...variables });
    // Any name of this machine is the same server.
    expect((await cli(["env", "--url", url.replace("localhost", "127.0.0.1")])).code).toBe(0);
    expect(await cli(["stop"])).toEqual({ code: 0, out: "The server has stopped.", err: "" });
    expect((await cli(["status", "--url", url])).code).toBe(4);
  });
});

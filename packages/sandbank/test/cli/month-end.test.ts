import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { unwrapWebhook } from "@sandbank/sdk/webhooks";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAdminClient } from "../../src/client.ts";
import { cli } from "../support/cli.ts";
import { temporary } from "../support/persisted.ts";

const secret = "test-secret";
const token = "admin-token";
const frozen = ["--port", "0", "--json", "--token", token, "--clock", "frozen", "--start", "2026-01-01T00:00:00Z"];

/** A receiver that verifies each webhook with the machine's clock, and keeps the ids of the objects. */
async function startReceiver() {
  const received: string[] = [];
  const receiver = createServer(async (request, response) => {
    const event = unwrapWebhook({ headers: request.rawHeaders, body: await text(request), secret });
    received.push(event.associated_object_id);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  return { received, port, url: `http://127.0.0.1:${port}/webhooks` };
}

/** Starts a server with a command line, which stops with the test. */
async function startServerWith(flags: readonly string[], directory = temporary()) {
  const stop = new AbortController();
  const ready = Promise.withResolvers<string>();
  const ended = cli(["start", ...frozen, ...flags], { directory, signal: stop.signal, onLine: ready.resolve });
  onTestFinished(async () => {
    stop.abort();
    await ended;
  });
  const { url } = JSON.parse(await ready.promise) as { url: string };
  return {
    env: { SANDBANK_URL: url, SANDBANK_ADMIN_TOKEN: token },
    admin: (bank?: string) => createAdminClient({ url, key: token, ...(bank !== undefined && { bank }) }),
  };
}

/** Plays a month in a bank with money, which tells the receiver of its Transactions. */
async function playMonth(admin: ReturnType<typeof createAdminClient>, url: string) {
  const { id } = await admin.call("call", { operation: "accounts.create", params: { name: "Operating" } });
  const params = { account_id: id, amount: 100_000_00 };
  await admin.call("call", { operation: "simulations.interestPayments.create", params, network: true });
  await admin.call("call", {
    operation: "eventSubscriptions.create",
    params: { url, shared_secret: secret, selected_event_categories: [{ event_category: "transaction.created" }] },
  });
  await admin.call("clock.advance", { duration: "31d" });
}

/** When the Transactions with these ids were created, and what they are. */
async function toldOf(admin: ReturnType<typeof createAdminClient>, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => admin.call("call", { operation: "transactions.retrieve", id })));
  return found.map(({ created_at, source }) => [created_at, (source as { category: string }).category]);
}

const paid = [["2026-02-01T00:00:00.000Z", "interest_payment"]];

describe("a month end on a server", () => {
  test("sends the interest of a sandbox bank to a local receiver with --schedules live", async () => {
    const { url, received } = await startReceiver();
    const { admin } = await startServerWith(["--schedules", "live"]);
    await playMonth(admin(), url);
    expect(await toldOf(admin(), received)).toEqual(paid);
  });

  test("sends it with `schedules` in the configuration, also in a bank that is opened by name", async () => {
    const directory = temporary();
    writeFileSync(join(directory, "sandbank.config.json"), '{"schedules":"live"}');
    const { url, received } = await startReceiver();
    const { admin } = await startServerWith([], directory);
    await playMonth(admin("one"), url);
    expect(await toldOf(admin("one"), received)).toEqual(paid);
  });

  test("pays nothing in a sandbox bank without --schedules, and `sandbank balance` names the flag", async () => {
    const { url, received } = await startReceiver();
    const { admin, env } = await startServerWith([]);
    await playMonth(admin(), url);
    expect(received).toEqual([]);
    const { out } = await cli(["balance", "Operating"], { env });
    expect(out.replace(/\s+/g, " ")).toContain("or start the server with `--schedules live`, to have it paid.");
  });

  test("`sandbank logs` says of a move what `sandbank clock advance` says: that it deleted old Events", async () => {
    const { admin, env } = await startServerWith([]);
    for (const name of ["Ada", "Grace"]) {
      await admin().call("call", { operation: "accounts.create", params: { name } });
    }
    expect((await cli(["clock", "advance", "31d"], { env })).out).toContain("  2 old Events deleted");
    expect((await cli(["logs", "--last", "1"], { env })).out).toContain("2 old Events deleted");
  });

  test("sends the interest of a live bank over http to a host of the machine that --deliver-to names", async () => {
    const { url, received } = await startReceiver();
    const { admin } = await startServerWith(["--live", "--deliver-to", "127.0.0.1"]);
    await playMonth(admin("live"), url);
    expect(await toldOf(admin("live"), received)).toEqual(paid);
  });

  test("refuses http in a live bank for another host, and `sandbank listen` says what to start with", async () => {
    const { url, port } = await startReceiver();
    const { admin, env } = await startServerWith(["--live", "--deliver-to", "localhost"]);
    await expect(playMonth(admin("live"), url)).rejects.toThrow("must be https in the live environment");
    const line = ["listen", "--forward-to", url, "--bank", "live"];
    const { code, err } = await cli(line, { env });
    expect([code, err]).toEqual([
      5,
      expect.stringContaining(
        "start the server with --deliver-to 127.0.0.1. For month ends and retries alone, start it with --schedules live",
      ),
    ]);
    const params = { url: `http://localhost:${port}` };
    expect(await admin("live").call("call", { operation: "eventSubscriptions.create", params })).toMatchObject({
      status: "active",
    });
  });

  test.each(["start", "exec"])("refuses another value of `sandbank %s --schedules`", async (words) => {
    const { code, err } = await cli([words, "--schedules", "monthly", "--", process.execPath, "-e", "0"]);
    expect([code, err]).toEqual([2, expect.stringMatching(/--schedules .*sandbox or live/)]);
  });

  test("is what `sandbank exec --schedules live` gives its command", async () => {
    // `fetch` and the admin API, as a program in any language would use them.
    const program = `
      const call = async (path, body) => {
        const headers = { authorization: "Bearer " + process.env.SANDBANK_ADMIN_TOKEN, "content-type": "application/json" };
        const url = process.env.SANDBANK_URL + "/_sandbank/" + path;
        const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(await response.text());
        return response.json();
      };
      const { id } = await call("call", { operation: "accounts.create", params: { name: "Operating" } });
      const params = { account_id: id, amount: 100_000_00 };
      await call("call", { operation: "simulations.interestPayments.create", params });
      await call("clock/advance", { duration: "31d" });
      const { data } = await call("call", { operation: "transactions.list" });
      process.exitCode = data.length;`;
    const flags = ["--schedules", "live", "--clock", "frozen", "--start", "2026-01-01T00:00:00Z"];
    const { code } = await cli(["exec", ...flags, "--", process.execPath, "--input-type=module", "-e", program]);
    expect(code).toBe(2);
  });
});

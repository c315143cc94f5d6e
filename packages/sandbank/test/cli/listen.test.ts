import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { verifyWebhook } from "@sandbank/sdk/webhooks";
import { describe, expect, onTestFinished, test } from "vitest";
import type { ServerOptions } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { follow } from "../support/follow.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A server with a receiver, which responds to each webhook with the status that `statusOf` returns. */
async function opened(
  statusOf: (request: IncomingMessage) => number = () => 204,
  options: ServerOptions = {},
  body?: string,
) {
  const received: Received[] = [];
  const receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(statusOf(request)).end(body);
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const server = await startFrozen({ timeouts: { stopMs: 50 }, ...options });
  onTestFinished(async () => {
    await server.stop();
    receiver.closeAllConnections();
    receiver.close();
  });
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  const admin = adminOf(server);
  const createAccount = () => admin.call("call", { operation: "accounts.create", params: { name: "Operating" } });
  const subscriptionsAt = async (state: string) => {
    const { data } = (await admin.call("call", { operation: "eventSubscriptions.list" })) as unknown as {
      data: readonly { id: string; url: string; status: string }[];
    };
    return data.filter(({ status }) => status === state);
  };
  return { admin, env, url, received, createAccount, subscriptionsAt };
}

const created = ["--events", "account.created"];

function isOutcome(line: string): boolean {
  return line.includes("<--");
}

describe("sandbank listen", () => {
  test("prints each attempt when it is sent, and again with the URL, the status and the time that it took", async () => {
    const { env, url, createAccount } = await opened();
    const listening = follow(["listen", "--forward-to", url, ...created], env);
    await listening.message((message) => message.endsWith("Ctrl-C stops it."));
    await createAccount();
    await listening.line(isOutcome);
    listening.stop();
    const { code, out, err } = await listening.ended;
    expect(code).toBe(0);
    expect(out.split("\n")).toEqual([
      "Thu 1 Jan 2026, UTC",
      expect.stringMatching(/^ {2}00:00:00 {2}--> account\.created \[event_\w+\]$/),
      expect.stringMatching(new RegExp(`^ {2}00:00:00 {2}<-- 204 POST ${url} \\[event_\\w+\\] \\d+ ms$`)),
    ]);
    expect(err).toMatch(new RegExp(`^Webhooks go to ${url} \\(event_subscription_\\w+\\)\\. Ctrl-C stops it\\.$`));
  });

  test("prints the command that sends an Event again after a failure, which works as it is printed", async () => {
    let status = 500;
    const { env, url, createAccount } = await opened(() => status);
    const listening = follow(["listen", "--forward-to", url, ...created, "--bank", "default"], env);
    await listening.message(() => true);
    await createAccount();
    const failed = await listening.line(isOutcome);
    const [, words = ""] = /, not tried again without --schedules live: sandbank (.*)$/.exec(failed) ?? [];
    expect(failed).toMatch(
      / <-- 500 POST \S+ \[event_\w+\] \d+ ms, not tried again without --schedules live: sandbank resend event_\w+ --bank default$/,
    );
    status = 204;
    expect((await cli(words.split(" "), { env })).out).toMatch(/ succeeded 204 /);
    expect(await listening.line((line) => line.includes("-->") && line.endsWith("  resend"))).toContain(
      "account.created",
    );
    await listening.line((line) => line.includes("<-- 204"));
    listening.stop();
    expect((await listening.ended).out.split("\n")).toHaveLength(5);
  });

  test("prints how the body of the response begins, in one line and without control characters, as attempts does", async () => {
    const secret = "local_webhook_secret";
    const body = `{"outcome": "duplicate",\n\t"secret": "${secret}"}\u001b[31m${"x".repeat(200)}`;
    const { env, url, createAccount } = await opened(() => 200, {}, body);
    const listening = follow(["listen", "--forward-to", url, ...created, "--secret", secret], env);
    await listening.message(() => true);
    await createAccount();
    const answer = `: {"outcome": "duplicate", "secret": "`;
    const line = await listening.line(isOutcome);
    expect(line).toContain(` ms${answer}`);
    expect(line).toMatch(/"\}\\u001b\[31mx{100,180}\.\.\.$/);
    expect(line).not.toContain(secret);
    const { out } = await cli(["attempts"], { env });
    expect(out).toContain(`${url}${answer}`);
    listening.stop();
    await listening.ended;
  });

  test("prints why there was no response", async () => {
    const { env, createAccount } = await opened();
    const listening = follow(["listen", "--forward-to", "http://127.0.0.1:9/hooks", ...created], env);
    await listening.message(() => true);
    await createAccount();
    expect(await listening.line(isOutcome)).toMatch(
      /<-- no response POST http:\/\/127\.0\.0\.1:9\/hooks \[\w+\] \d+ ms: .*ECONNREFUSED.*, not tried again without --schedules live: sandbank resend \w+$/,
    );
    listening.stop();
    await listening.ended;
  });

  test("prints when a live bank tries again", async () => {
    const { env, url, admin } = await opened(() => 503, { live: true });
    // A live bank sends to https only, and here no host of that kind is allowed.
    const listening = follow(["listen", "--forward-to", url.replace("http:", "https:"), "--bank", "live"], env);
    await listening.message(() => true);
    await cli(["call", "accounts.create", "name=Operating", "--bank", "live"], { env });
    const first = await listening.line(isOutcome);
    const [, retryAt = ""] = /, tried again at (.*): sandbank resend event_\w+ --bank live$/.exec(first) ?? [];
    const [, time = ""] = /^Thu 1 Jan 2026, (\d\d:\d\d:\d\d)$/.exec(retryAt) ?? [];
    await cli(["clock", "to", `2026-01-01T${time}.999Z`, "--bank", "live"], { env });
    await listening.line((line) => isOutcome(line) && line.startsWith(`  ${time}`));
    expect(await admin.call("health")).toMatchObject({ status: "ready" });
    listening.stop();
    await listening.ended;
  });

  test("prints of each retry that an advance sends when it is tried again, and only of the last that it is not", async () => {
    const { env, url, createAccount } = await opened(() => 503, { bank: { schedules: "live" } });
    const listening = follow(["listen", "--forward-to", url, ...created], env);
    await listening.message(() => true);
    for (let count = 0; count < 3; count++) await createAccount();
    await listening.lines(3, isOutcome);
    await cli(["clock", "advance", "2h"], { env });
    const early = await listening.lines(3 * 4, isOutcome);
    expect(early.map((line) => /, (tried again at .*|not tried again.*): sandbank/.exec(line)?.[1]).toSorted()).toEqual(
      ["00:01:00", "00:10:00", "01:00:00", "04:00:00"].flatMap((time) =>
        new Array<string>(3).fill(`tried again at Thu 1 Jan 2026, ${time}`),
      ),
    );
    await cli(["clock", "advance", "4d"], { env });
    const outcomes = await listening.lines(3 * 8, isOutcome);
    const last = outcomes.filter((line) => line.includes("not tried again"));
    expect(last).toEqual(new Array(3).fill(expect.stringMatching(/ms, not tried again: sandbank resend event_\w+$/)));
    listening.stop();
    await listening.ended;
  });

  test("subscribes again with the same secret after a reset, and prints a message", async () => {
    const { env, url, admin, received, createAccount, subscriptionsAt } = await opened();
    const listening = follow(["listen", "--forward-to", url, ...created, "--print-secret"], env);
    const secret = (await listening.line((line) => line.startsWith("Secret "))).slice("Secret ".length);
    await createAccount();
    await listening.line(isOutcome);
    await admin.call("reset");
    const message = await listening.message((each) => each.includes("reset"));
    expect(message).toMatch(
      new RegExp(
        `^The bank was reset or restored\\. Webhooks go to ${url} again \\(event_subscription_\\w+\\), with the same secret\\.$`,
      ),
    );
    await createAccount();
    await listening.lines(2, isOutcome);
    for (const message of received) expect(() => verifyWebhook({ ...message, secret })).not.toThrow();
    expect(await subscriptionsAt("active")).toHaveLength(1);
    listening.stop();
    const { out } = await listening.ended;
    expect(out.split("\n").filter(isOutcome)).toHaveLength(2);
    expect(await subscriptionsAt("active")).toEqual([]);
  });

  test("leaves the Event Subscription of another receiver alone that has its id since a reset", async () => {
    const { env, url, admin, subscriptionsAt } = await opened();
    await admin.call("snapshot.save", { name: "before" });
    const other = { operation: "eventSubscriptions.create", params: { url: "http://127.0.0.1:9/other" } };
    await admin.call("call", other);
    await admin.call("snapshot.save", { name: "other" });
    await admin.call("snapshot.load", { name: "before" });
    const listening = follow(["listen", "--forward-to", url, "--json"], env);
    const { subscriptions } = JSON.parse(await listening.line((line) => line.includes('"ready"')));
    await admin.call("snapshot.load", { name: "other" });
    const again = JSON.parse(
      await listening.line((line) => line.includes('"ready"') && !line.includes(subscriptions[0])),
    );
    expect(await subscriptionsAt("active")).toEqual([
      expect.objectContaining({ id: again.subscriptions[0], url }),
      expect.objectContaining({ id: subscriptions[0], url: other.params.url }),
    ]);
    listening.stop();
    await listening.ended;
    expect(await subscriptionsAt("active")).toEqual([expect.objectContaining({ id: subscriptions[0] })]);
  });

  test("continues without repeating earlier attempts if a snapshot is loaded that has its Event Subscription", async () => {
    const { env, url, admin, createAccount } = await opened();
    const listening = follow(["listen", "--forward-to", url, ...created], env);
    await listening.message(() => true);
    await createAccount();
    await listening.line(isOutcome);
    await admin.call("snapshot.save", { name: "listening" });
    await admin.call("snapshot.load", { name: "listening" });
    await createAccount();
    await listening.lines(2, isOutcome);
    listening.stop();
    const { out, err } = await listening.ended;
    expect(out.split("\n").filter(isOutcome)).toHaveLength(2);
    expect(err.split("\n")).toHaveLength(1);
  });

  test("signs with the text of --secret", async () => {
    const { env, url, received, createAccount } = await opened();
    const secret = "local_webhook_secret";
    const listening = follow(["listen", "--forward-to", url, ...created, "--secret", secret, "--print-secret"], env);
    await listening.line((line) => line === `Secret ${secret}`);
    await createAccount();
    await listening.line(isOutcome);
    for (const message of received) expect(() => verifyWebhook({ ...message, secret })).not.toThrow();
    expect(received).toHaveLength(1);
    listening.stop();
    await listening.ended;
  });

  test.each([
    ["🏦".repeat(101), "--secret has 101 characters. Write up to 100."],
    ["from-a-file\n", "--secret has white space around it. Write it without."],
  ])("refuses the secret %j (D-115)", async (secret, err) => {
    const { env, url, subscriptionsAt } = await opened();
    expect(await cli(["listen", "--forward-to", url, "--secret", secret], { env })).toEqual({ code: 2, out: "", err });
    expect(await subscriptionsAt("active")).toEqual([]);
  });

  test.each([400, 401])("says once what to do if the receiver may know another secret: %d", async (status) => {
    const { env, url, createAccount } = await opened(() => status);
    const listening = follow(["listen", "--forward-to", url, ...created], env);
    await listening.message(() => true);
    for (let count = 0; count < 2; count++) {
      await createAccount();
      await listening.lines(count + 1, isOutcome);
    }
    listening.stop();
    const { err } = await listening.ended;
    expect(err.split("\n").slice(1)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^The receiver responded with ${status}\\. .*--print-secret.*--secret.*\`sandbank verify-receiver event_subscription_\\w+\` checks .* as real ones\\.$`,
        ),
      ),
    ]);
  });

  test("prints nothing on the standard error with --quiet", async () => {
    const { env, url, createAccount } = await opened(() => 400);
    const listening = follow(["listen", "--forward-to", url, "--quiet", "--print-secret", ...created], env);
    await listening.line((line) => line.startsWith("Secret "));
    await createAccount();
    await listening.line(isOutcome);
    listening.stop();
    expect(await listening.ended).toMatchObject({ code: 0, err: "" });
  });

  test("prints each attempt once for any number of Events", async () => {
    const { env, url, createAccount, admin } = await opened();
    const listening = follow(["listen", "--forward-to", url, ...created, "--json"], env);
    await listening.line((line) => line.includes('"ready"'));
    await Promise.all(Array.from({ length: 250 }, createAccount));
    await admin.call("delivery_faults.set", { duplicated: 1 });
    await createAccount();
    await listening.line((line) => line.includes('"duplicated"'));
    const { data } = await admin.call("attempts");
    const attempts = data.map(({ id }) => id);
    for (const id of attempts) await listening.line((line) => line.includes(id));
    listening.stop();
    const { out } = await listening.ended;
    const printed = out
      .split("\n")
      .slice(1)
      .map((line) => JSON.parse(line));
    expect(printed.map(({ id }) => id).toSorted()).toEqual(attempts.toSorted());
    expect(printed.map(({ state }) => state)).toEqual(attempts.map(() => "succeeded"));
  });
});

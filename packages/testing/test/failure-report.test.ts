import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { type Bank, type BankOptions, createBank, replay } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, createWebhookVerifier } from "@sandbank/sdk/webhooks";
import { expectDelivered, failureReport } from "@sandbank/testing";
import { assertEmitted } from "@sandbank/testing/node";
import { expect } from "@sandbank/testing/vitest";
import { describe, test, vi } from "vitest";
import { clip } from "../src/report/lines.ts";
import { openTestBank, type TestBank } from "../src/test-bank/open-test-bank.ts";

const url = "https://app.test/webhooks";

/** Plays a session with everything that a report can contain. */
async function playSession() {
  const base = createBank();
  base.eventSubscriptions.create({ url });
  const session = openTestBank(base, "payments > pays the shop", {
    receivers: { [url]: () => new Response("database is down", { status: 500 }) },
  });
  const { bank, client, clock, deliverer } = session;
  const account = await client.accounts.create({ name: "Operating" });
  const number = await client.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  const debit = (amount: number) =>
    bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: -amount });
  debit(5_00);
  await client.accounts.create({} as never).catch(() => {});
  bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.update" });
  await client.accounts.update(account.id, { name: "Payments" });
  bank.faults.arm({ kind: "rate_limited_error", operation: "accounts.close", times: 2, retryAfterSeconds: 30 });
  await clock.advance({ days: 1 });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 10_00 });
  bank.limits.create({ model_id: account.id, metric: "volume", interval: "day", value: 1_00 });
  debit(5_00);
  client.accounts.list();
  await deliverer.settled();
  return session;
}

/** Opens a session whose webhooks go to this receiver. */
function receiving(receiver: () => Response | Promise<Response>) {
  // Only a live bank sends a failed webhook again.
  const base = createBank({ environment: "live" });
  base.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
  return openTestBank(base, "webhooks", { receivers: { [url]: receiver } });
}

async function readAll(list: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of list);
}

function throwing(error: unknown): never {
  throw error;
}

function linesOf(report: string): readonly string[] {
  return report.split("\n");
}

describe("failureReport", () => {
  test("a failure report says what the bank did, in lines that fit a terminal", async () => {
    const session = await playSession();
    const report = session.report();
    session.close();
    expect(report.replace(/\.ts:\d+:\d+/, ".ts:1:1")).toMatchSnapshot();
    expect(linesOf(report).length).toBeLessThanOrEqual(40);
    expect(Math.max(...linesOf(report).map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  test("a failure report has code that replays the bank", async () => {
    const session = await playSession();
    const { bank } = session;
    const [, file = ""] = /const file = (".*");/.exec(session.report()) ?? [];
    session.close();
    const again = replay(JSON.parse(readFileSync(JSON.parse(file), "utf8")));
    expect(again.snapshot().toJSON()).toEqual(bank.snapshot().toJSON());
    expect(again.accounts.create({ name: "Next" })).toEqual(bank.accounts.create({ name: "Next" }));
    rmSync(JSON.parse(file));
  });

  test("a failure report of a long session has at most 40 lines, and says what it leaves out", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
    bank.eventSubscriptions.create({ url });
    for (let amount = 1; amount <= 60; amount++) {
      bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: -amount });
      bank.accounts.update(account.id, { name: `Operating ${amount}` });
    }
    bank.clock.advance({ days: 2 });
    for (let times = 1; times <= 9; times++) bank.faults.arm({ kind: "drop_before_commit", times });
    const unsentLists = Array.from({ length: 9 }, () => "client.accounts.list()");
    const report = failureReport(bank, { test: "a very long session", unsentLists });
    expect(linesOf(report)).toHaveLength(40);
    expect(report).toMatchSnapshot();
    expect(linesOf(failureReport(bank, { unsentLists, unawaitedCalls: unsentLists }))).toHaveLength(40);
  });

  test("a failure report has the decline from before more reads than the bank keeps, and counts the calls", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
    bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: -1_00 });
    for (let read = 1; read <= 1_500; read++) bank.accounts.list();
    const report = failureReport(bank);
    // The first 500 reads are no longer kept.
    expect(report).toMatch(/^Calls, 1003 of 1503$/m);
    expect(report).toMatch(/^ +#504 {2}bank\.accounts\.list .*\(1000 times\)$/m);
    expect(report).toMatch(/^ +#3 {2}ach: insufficient_funds/m);
  });

  test("a failure report counts the steps of the setup, as the page does, and names the step at which the page opens", async () => {
    const base = createBank();
    const { id } = base.accounts.create({ name: "Operating" });
    base.accounts.list();
    base.accounts.create({ name: "Reserve" });
    const session = openTestBank(base, "counts");
    session.clock.advance({ days: 1 });
    await session.client.accounts.update(id, { name: "Payroll" });
    const error = await session.client.cards.retrieve("card_unknown").catch((reason) => reason);
    const report = session.report({ error }, "test-results/sandbank/counts-1.html");
    session.close();
    expect(report).toMatch(/^ {2}open test-results\/sandbank\/counts-1\.html in a browser, at #5$/m);
    expect(report).toMatch(/^Calls, after #1 to #2 of the setup$/m);
    expect(report).toMatch(/^ +#3 {2}clock to 2026-01-02.*\n +#4 {2}PATCH .*\n +#5 {2}GET \/cards\/card_unknown +404/m);
  });

  test.each([
    ["another", { "idempotency-key": "second" }, "200  repeats #1 with another idempotency key"],
    ["no", {}, "200  repeats #1 without an idempotency key"],
    ["the same", { "idempotency-key": "first" }, "200  answered from its idempotency key"],
  ])(
    "a failure report says that a call repeats one whose response was lost, with %s idempotency key",
    (_, key, says) => {
      const bank = createBank();
      bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
      const post = (headers: Record<string, string>) =>
        bank.handle({
          method: "POST",
          path: "/accounts",
          headers: { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json", ...headers },
          body: '{"name":"Operating"}',
        });
      post({ "idempotency-key": "first" });
      post(key);
      expect(failureReport(bank)).toMatch(new RegExp(`^ +#2 {2}POST /accounts +${says}$`, "m"));
    },
  );

  test("a failure report says which webhooks were delivered, if all were", async () => {
    const session = receiving(() => new Response());
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    session.close();
    expect(session.report()).toContain(`\nWebhooks that were delivered\n  account.created to ${url}: 200\n`);
  });

  test("a failure report masks the API keys", () => {
    const bank = createBank({ apiKeys: ["key_first", "key_second"] });
    bank.handle({ method: "GET", path: "/accounts/key_first/key_second", headers: {} });
    bank.accounts.create({ name: "key_first" });
    const report = failureReport(bank, { test: "key_second" });
    expect(report).toContain("GET /accounts/[API key]/[API key]");
    expect(report).not.toMatch(/key_first|key_second/);
  });

  test.each(["live", "k", "a", "1", "123", "advance", "steps", "failed", "a.c", "[APIkey]"])(
    "a failure report shows the calls and failed webhooks of a bank whose API key is %j",
    (key) => {
      const bank = createBank({ apiKeys: [key] });
      bank.eventSubscriptions.create({ url });
      bank.handle({ method: "GET", path: `/${key}!`, headers: { authorization: `Bearer ${key}` } });
      bank.accounts.create({ name: "Operating" });
      bank.clock.advance({ days: 1 });
      const report = failureReport(bank);
      expect(report).toContain("/[API key]!");
      expect(report).toContain("bank.accounts.create");
      expect(report).toContain("  #4  clock to ");
      expect(report).toContain("\nWebhooks that were not delivered\n");
    },
  );

  test("a failure report masks signing secrets, and tokens in URLs and in what receivers answered", async () => {
    const secrets = ["tokenInQuery12", "userInPath34", "tokenInReceiver56", "signingSecret78"];
    const [inQuery, user, inReceiver, secret] = secrets as [string, string, string, string];
    const hook = `${url}?token=${inReceiver}`;
    const base = createBank();
    base.eventSubscriptions.create({ url: hook, shared_secret: secret });
    const receivers = { [hook]: () => new Response(`${inReceiver} is not ${secret}`, { status: 401 }) };
    const session = openTestBank(base, "secrets", { receivers });
    const headers = { authorization: `Bearer ${session.bank.apiKey}` };
    session.bank.handle({ method: "GET", path: `/accounts?access_token=${inQuery}`, headers });
    session.bank.handle({ method: "GET", path: `/accounts/https://${user}@app.test`, headers });
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    const report = session.report();
    expect(report).toContain("GET /accounts?access_token=redacted-");
    expect(report).toContain(`to ${url}?token=redacted-`);
    expect(secrets.filter((each) => report.includes(each))).toEqual([]);
    expect(secrets.filter((each) => JSON.stringify(session.bank.trace()).includes(each))).toEqual(secrets);
  });

  test("a failure report masks keys before it shortens lines, so that no part of a key is left", () => {
    const bank = createBank({ apiKeys: ["key_0123456789", "key_0123456789&more"] });
    for (const [index, key] of [...bank.journal().genesis.apiKeys].entries()) {
      const path = `/accounts?limit=1&${"a".repeat(36 + index)}=${encodeURIComponent(key)}`;
      bank.handle({ method: "GET", path, headers: {} });
    }
    expect(failureReport(bank)).not.toContain("key_");
  });

  test("a failure report shows the whole detail of a refused call on separate lines", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1 });
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    bank.handle({ method: "POST", path: `/accounts/${account.id}/close`, headers });
    expect(failureReport(bank)).toContain(
      `#3  POST /accounts/${account.id}/close  409  invalid_operation\n      The current balance`,
    );
  });

  test("a failure report shows all errors of a refused call, up to four", async () => {
    const bank = createBank();
    const client = new BankClient(clientOptions(bank));
    const wrong = { zip: 1, foo: 2, bar: 3, more: 4, most: 5 };
    await client.accounts.create(wrong as never).catch(() => {});
    const report = failureReport(bank).replace(/\s+/g, " ");
    expect(report).toMatch(/`name` is required; `\w+` [^;]+; `\w+` [^;]+; `\w+` [^;]+; and 2 more /);
  });

  test("a failure report says what the client noticed of a fault, and where it waited to retry", async () => {
    const bank = createBank();
    const client = new BankClient(clientOptions(bank));
    const kinds = ["drop_before_commit", "drop_after_commit", "rate_limited_error", "latency"] as const;
    for (const kind of kinds) {
      bank.faults.arm({ kind, ...(kind === "latency" && { delayMs: 0 }) });
      await client.accounts.create({ name: kind });
    }
    bank.clock.advance({ days: 1 });
    await client.accounts.create({ name: "Later" });
    const [calls = ""] = failureReport(bank).split("\nReplay it");
    expect(calls.replace(/account_\w+/g, "account_x")).toMatchInlineSnapshot(`
      "[sandbank] What the bank did
        sandbox, clock 2026-01-01T00:00:00.000Z to 2026-01-02T00:00:02.000Z
        seed "sandbank"
      Calls
         #1  POST /accounts                     503  request lost (fault drop_before_commit)
         #2  clock to 2026-01-01T00:00:00.500Z  the client waited
         #3  POST /accounts                     200  account_x
         #4  POST /accounts                     200  response lost (fault drop_after_commit)
         #5  clock to 2026-01-01T00:00:01.000Z  the client waited
         #6  POST /accounts                     200  answered from its idempotency key
         #7  POST /accounts                     429  rate_limited: Try again in 1 s of the bank's clock.
         #8  clock to 2026-01-01T00:00:02.000Z  the client waited
         #9  POST /accounts                     200  account_x
        #10  POST /accounts                     200  delayed (fault latency)
        #11  clock to 2026-01-02T00:00:02.000Z
        #12  POST /accounts                     200  account_x"
    `);
  });

  test("a failure report shows the whole response of a receiver, and what to do about its clock", async () => {
    const base = createBank();
    base.eventSubscriptions.create({ url });
    const answer = { outcome: "refused", code: "timestamp_too_old", message: `age 9 s: ${"check it. ".repeat(9)}` };
    const receivers = { [url]: () => Response.json(answer, { status: 400 }) };
    const session = openTestBank(base, "webhooks", { receivers });
    const { bank, deliverer } = session;
    bank.accounts.create({ name: "Operating" });
    await deliverer.settled();
    session.close();
    expect(session.report()).toContain(
      `  account.created to ${url}: 400 timestamp_too_old: age 9 s: check it. check
      it. check it.`,
    );
    expect(session.report()).toContain(
      'Pass `now: bank.clock.now` to the verifier, or sign with `signTime: "machine"`.',
    );
  });

  test("a failure report has one line for repeated calls with the same outcome", async () => {
    const session = openTestBank(createBank(), "polling");
    const { bank, client } = session;
    const { id } = await client.accounts.create({ name: "Operating" });
    for (let count = 0; count < 50; count++) await client.accounts.retrieve(id);
    await client.accounts.update(id, { name: "Payments" });
    expect(failureReport(bank)).toContain(`Calls
   #1  ${"POST /accounts".padEnd(44)}  200  ${id}
   #2  GET /accounts/${id}    200  ${id}  (50 times)
  #52  PATCH /accounts/${id}  200  ${id}`);
    session.close();
  });

  test("a failure report lists a webhook that a receiver has not responded to", async () => {
    const session = receiving(() => new Promise(() => {}));
    const { bank, deliverer } = session;
    bank.accounts.create({ name: "Operating" });
    await deliverer.settled({ timeoutMs: 0 });
    expect(session.report()).toContain(
      `Webhooks that were not delivered\n  account.created to ${url}: no response yet\nReplay it`,
    );
    session.close();
  });

  test("a failure report has the name of the error that a receiver threw, and the place in the test's own code", async () => {
    const session = receiving(() => {
      throw new TypeError("account is undefined");
    });
    const { bank, deliverer, clock } = session;
    bank.accounts.create({ name: "Operating" });
    await deliverer.settled();
    await clock.advance({ hours: 1 });
    session.close();
    expect(session.report()).toMatch(
      /account\.created to \S+: TypeError: account is undefined\s+\(packages\/testing\/test\/failure-report\.test\.ts:\d+:\d+\) \(\d attempts\)\n/,
    );
  });

  test("a failure report has the error of a webhook router, and no error of another attempt", async () => {
    const base = createBank();
    base.eventSubscriptions.create({
      url,
      shared_secret: "whisper",
      selected_event_categories: [{ event_category: "account.created" }],
    });
    const answers = [500, 503];
    const session = openTestBank(base, "webhooks", {
      receivers: ({ bank, client }) => {
        const router = createWebhookRouter({ client, secret: "whisper", now: bank.clock.now, onError: () => {} });
        router.on("account.created", () => {
          throw new TypeError("customer is undefined");
        });
        return {
          [url]: (request) =>
            answers.shift() === 500 ? router.handle(request) : new Response("busy", { status: 503 }),
        };
      },
    });
    const { bank, deliverer } = session;
    const { id } = bank.accounts.create({ name: "Operating" });
    await deliverer.settled();
    const [event] = bank.events.list({ associated_object_id: id }).data;
    bank.webhooks.resend(event?.id ?? "event_");
    await deliverer.settled();
    session.close();
    expect(session.report()).toMatch(
      /account\.created to \S+: 500 TypeError: customer is undefined\s+\(packages\/testing\/test\/failure-report\.test\.ts:\d+:\d+\)\n/,
    );
    expect(session.report()).toMatch(/account\.created to \S+: 503 "busy" \(attempt 2\)\n/);
  });

  test("a failure report has one line for all retries of a webhook", async () => {
    const session = receiving(() => new Response("no", { status: 500 }));
    const { bank, deliverer } = session;
    bank.accounts.create({ name: "Operating" });
    await deliverer.advance({ days: 4 });
    session.close();
    expect(session.report()).toContain(
      `Webhooks that were not delivered\n  account.created to ${url}: 500 "no" (8 attempts)\n`,
    );
  });

  test("a failure report says what to do about the clock of a verifier that throws", async () => {
    const verifier = createWebhookVerifier({ secret: "whisper", now: () => Date.parse("2030-01-01T00:00:00Z") });
    const base = createBank();
    base.eventSubscriptions.create({ url, shared_secret: "whisper" });
    const session = openTestBank(base, "webhooks", {
      receivers: {
        [url]: async (request) => {
          const headers = Object.fromEntries(request.headers);
          await verifier.verify({ headers, body: await request.text() });
          return new Response();
        },
      },
    });
    const { bank, deliverer } = session;
    bank.accounts.create({ name: "Operating" });
    await deliverer.settled();
    session.close();
    expect(session.report()).toContain("WebhookVerificationError: [sandbank] Failed to");
    expect(session.report()).toContain(
      'Pass `now: bank.clock.now` to the verifier, or sign with `signTime: "machine"`.',
    );
  });

  test("a failure report counts the Events that the bank has deleted", () => {
    const bank = createBank();
    for (let number = 1; number <= 3; number++) bank.accounts.create({ name: `Operating ${number}` });
    expect(failureReport(bank)).not.toContain("deleted");
    bank.clock.advance({ days: 31 });
    expect(linesOf(failureReport(bank))).toContain(
      "3 Events were deleted, because a bank keeps Events for 30 days of its clock",
    );
  });

  test.each([0, 1])(
    "a failure report says that webhooks of a test without a deliverer were not sent, %i minutes later",
    async (minutes) => {
      const session = receiving(() => new Response());
      session.bank.accounts.create({ name: "Operating" });
      if (minutes > 0) await session.clock.advance({ minutes });
      session.close();
      expect(session.report()).toContain(
        `Webhooks that were not delivered: the test uses no \`deliverer\`\n  account.created to ${url}: not sent\n`,
      );
    },
  );

  test("a failure report is silent about unsent webhooks of the setup if the test has no receivers", () => {
    const base = createBank();
    base.eventSubscriptions.create({ url });
    const session = openTestBank(base, "pays");
    session.bank.accounts.create({ name: "Operating" });
    expect(session.report()).not.toContain("Webhooks");
    session.bank.eventSubscriptions.create({ url });
    expect(session.report()).toContain("Webhooks that were not delivered: the test uses no `deliverer`\n");
    session.close();
  });

  test("a failure report says how the webhooks ended that the test sends itself", async () => {
    const base = createBank();
    base.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
    const hanging = openTestBank(base, "hangs", { receivers: {} });
    const deliverer = createDeliverer(hanging.bank, { receivers: { [url]: () => new Promise(() => {}) } });
    hanging.bank.accounts.create({ name: "Operating" });
    expect(await deliverer.settled({ timeoutMs: 1 })).toMatchObject({ delivered: 0, pending: [{}] });
    const unanswered = `Webhooks that were not delivered\n  account.created to ${url}: no response yet\n`;
    expect(hanging.report()).toContain(unanswered);
    await expect(expectDelivered(hanging.bank, { category: "account.created", timeoutMs: 1 })).rejects.toThrow(
      /no response yet\n.*pass `deliverer`, created with createDeliverer/s,
    );
    deliverer.close();
    expect(hanging.report()).toContain(unanswered);
    hanging.close();
    const recorded = openTestBank(base, "records", { receivers: {} });
    recorded.bank.accounts.create({ name: "Operating" });
    const [attempt] = recorded.bank.webhooks.due();
    recorded.bank.webhooks.record(`${attempt?.id}`, { status: 500 });
    expect(recorded.report()).toContain(`Webhooks that were not delivered\n  account.created to ${url}: 500\n`);
    recorded.close();
  });

  test.each([
    [
      '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>Cannot POST /webhook&#39;s &amp; more</pre>\n</body>\n</html>\n',
      "Cannot POST /webhook's & more",
    ],
    ["<html><head><style>p > a { color: red }</style><title>Bad gateway</title></head><body></body>", "Bad gateway"],
    [
      "<!doctype html><body><script>if (1 < 2) go()</script><h1>Not found</h1><p>Try &lt;later&gt;",
      "Not found Try <later>",
    ],
    [`<html><head><style>${"p { } ".repeat(300)}</style></head><body>Lost</body>`, "<html><head><style>p { }"],
    ["<busy>", "<busy>"],
  ])("a failure report shows the text of the HTML page %#", async (page, text) => {
    const session = receiving(() => new Response(page, { status: 404 }));
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    session.close();
    expect(session.report()).toContain(`\n  account.created to ${url}: 404 ${JSON.stringify(text).slice(0, -1)}`);
  });

  test("a failure report says that a sandbox bank has not tried a failed webhook again", async () => {
    const line = '  A sandbox bank tries a webhook once: with `schedules: "live"` it makes eight attempts';
    const reportAfter = async (seconds: number, options: BankOptions) => {
      const bank = createBank(options);
      bank.eventSubscriptions.create({ url });
      const deliverer = createDeliverer(bank, { receivers: { [url]: () => new Response(null, { status: 500 }) } });
      bank.accounts.create({ name: "Operating" });
      await deliverer.advance({ seconds });
      deliverer.close();
      return linesOf(failureReport(bank));
    };
    expect(await reportAfter(60, {})).toContain(line);
    expect(await reportAfter(59, {})).not.toContain(line);
    expect(await reportAfter(60, { schedules: "live" })).not.toContain(line);
  });

  test("a failure report says that no schedule paid interest on the first of a month of the test", () => {
    const line = 'No schedule paid the interest of $0.85 on 2026-02-01: create the bank with `schedules: "live"`';
    const reportOf = (options: BankOptions, advance: (bank: Bank) => void) => {
      const bank = createBank(options);
      const { id: account_id } = bank.accounts.create({ name: "Operating" });
      bank.network.interestPayments.create({ account_id, amount: 1_000_00 });
      bank.accounts.create({ name: "Empty" });
      advance(bank);
      const before = [bank.trace(), bank.coverage()];
      const report = failureReport(bank);
      expect([bank.trace(), bank.coverage()]).toEqual(before);
      return linesOf(report);
    };
    expect(reportOf({}, ({ clock }) => clock.advance({ days: 31 }))).toContain(line);
    expect(reportOf({}, ({ clock }) => clock.advance({ days: 30 }))).not.toContain(line);
    expect(reportOf({ schedules: "live" }, ({ clock }) => clock.advance({ days: 31 }))).not.toContain(line);
  });

  test("a failure report leaves out interest of a month before its trace", () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.network.interestPayments.create({ account_id, amount: 1_000_00 });
    bank.clock.advance({ days: 31 });
    const fork = bank.fork();
    fork.clock.advance({ days: 1 });
    expect(failureReport(fork)).not.toContain("interest");
  });

  test("a failure report says that no schedule settles a transfer when the clock has reached another day", () => {
    const reportOf = (options: BankOptions, days: number, settles = false) => {
      const bank = createBank(options);
      const { id } = bank.achTransfers.create({
        account_id: bank.accounts.create({ name: "Operating" }).id,
        account_number: "987654321",
        routing_number: "101050001",
        amount: -1_00,
        statement_descriptor: "Invoice",
      });
      if (settles) bank.simulations.achTransfers.settle(id);
      bank.clock.advance({ days });
      const before = [bank.trace(), bank.coverage()];
      const lines = linesOf(failureReport(bank));
      expect([bank.trace(), bank.coverage()]).toEqual(before);
      return lines.includes(`No schedule settles ${id}: simulate it, or pass \`schedules: "live"\``);
    };
    expect(reportOf({}, 1)).toBe(true);
    expect(reportOf({}, 0.5)).toBe(false);
    expect(reportOf({}, 1, true)).toBe(false);
    expect(reportOf({ schedules: "live" }, 1)).toBe(false);
  });

  test("a failure report shows the transfers that were sent twice, with their idempotency keys", async () => {
    const { bank, client } = openTestBank(createBank(), "pays twice", {});
    const [from, to] = [bank.accounts.create({ name: "Operating" }), bank.accounts.create({ name: "Savings" })];
    bank.network.interestPayments.create({ account_id: from.id, amount: 200_00 });
    const params = { account_id: from.id, destination_account_id: to.id, amount: 40_00, description: "Rent" };
    const send = (idempotencyKey: string) => client.accountTransfers.create(params, { idempotencyKey });
    const first = await send("pay-1");
    await send("pay-1");
    const title = "Sent more than once: only the same idempotency key prevents it";
    expect(failureReport(bank)).not.toContain(title);
    const second = await send("pay-2");
    bank.accountTransfers.create({ ...params, amount: 1_00 });
    const lines = linesOf(failureReport(bank));
    const at = lines.indexOf(title);
    expect(lines.slice(at + 1, at + 4)).toEqual([
      `  #4  POST /account_transfers  ${first.id}  key "pay-1"`,
      `  #6  POST /account_transfers  ${second.id}  key "pay-2"`,
      "Replay it",
    ]);
    bank.accountTransfers.create(params);
    expect(failureReport(bank)).toMatch(/#8 {2}POST \/account_transfers {2}account_transfer_\w+ {2}no idempotency key/);
  });

  test("failureReport refuses a value that is not a bank", () => {
    expect(() => failureReport(undefined as never)).toThrow(
      "[sandbank] Failed to make a failure report: it needs a bank, but received undefined. Pass the bank of the test.",
    );
  });

  test("the failure report of a bank without calls says that there were none", () => {
    expect(failureReport(createBank({ seed: "quiet" }))).toMatchInlineSnapshot(`
      "[sandbank] What the bank did
        sandbox, clock 2026-01-01T00:00:00.000Z
        seed "quiet"
      No calls"
    `);
  });
});

describe("the warning of a session", () => {
  test("a session warns only about lists that were never sent, with their places", async () => {
    const silent = openTestBank(createBank(), "lists");
    await silent.client.accounts.list();
    expect(silent.warning()).toBe(undefined);
    silent.client.accounts.list();
    expect(silent.warning()).toMatch(
      /^\[sandbank\] Test "lists": client\.accounts\.list\(\) \(packages\/testing\/test\/failure-report\.test\.ts:\d+:\d+\) sent no request: a list is sent when it is awaited or iterated over\. Write `await` or `for await`, or remove the call\.$/,
    );
    silent.close();
  });

  test("a session warns about calls of its client that nothing awaits, also if they fail", async () => {
    const session = openTestBank(createBank(), "calls");
    await session.client.accounts.create({ name: "Operating" });
    expect(session.warning()).toBe(undefined);
    const made = session.client.accounts.create({ name: "Other" });
    expect(session.warning()).toMatch(
      /^\[sandbank\] Test "calls": client\.accounts\.create\(\) \(packages\/testing\/test\/failure-report\.test\.ts:\d+:\d+\) was not awaited: the test may end before the call, and passes if it fails\. Write `await`, or `\.catch\(\.\.\.\)` for a call that may fail\.$/,
    );
    expect(session.report()).toMatch(/^Not awaited\n {2}client\.accounts\.create\(\) \(packages/m);
    await made;
    session.close();
  });

  test.each(["advance", "advanceTo", "deliverer.advance", "deliverer.advanceTo", "settled", "receiversEnded"] as const)(
    "the report names a call of `%s` that nothing awaits, also if it has succeeded since",
    async (name) => {
      const session = receiving(() => new Response());
      const { bank, clock, deliverer } = session;
      bank.accounts.create({ name: "Operating" });
      const calls = {
        advance: () => clock.advance({ days: 1 }),
        advanceTo: () => clock.advanceTo("2026-02-01T00:00:00Z"),
        "deliverer.advance": () => deliverer.advance({ days: 1 }),
        "deliverer.advanceTo": () => deliverer.advanceTo("2026-02-01T00:00:00Z"),
        settled: () => deliverer.settled(),
        receiversEnded: () => deliverer.receiversEnded(),
      };
      await calls[name]();
      expect(session.report()).not.toContain("Not awaited");
      const made = calls[name];
      const call = name.startsWith("advance") ? `clock.${name}` : `deliverer.${name.replace("deliverer.", "")}`;
      void made();
      await session.end();
      expect(session.report()).toContain(`Not awaited\n  ${call}() (packages/testing/test/failure-report.test.ts:`);
    },
  );

  test("the report names an `expectDelivered` that nothing awaits", async () => {
    const session = receiving(() => new Response());
    session.bank.accounts.create({ name: "Operating" });
    void session.deliverer;
    void expectDelivered(session.bank, { category: "account.created" });
    await session.end();
    expect(session.report()).toMatch(/^Not awaited\n {2}expectDelivered\(bank, .*\) \(packages/m);
  });

  test("the report does not name a call of the clock that had its effect at once, without a deliverer", async () => {
    const session = openTestBank(createBank(), "no deliverer");
    void session.clock.advance({ days: 1 });
    expect(session.bank.clock.now()).toBe("2026-01-02T00:00:00.000Z");
    expect(session.report()).not.toContain("Not awaited");
    session.requireAwaited();
    void session.clock.advance({ days: -1 });
    expect(session.report()).toContain("Not awaited\n  clock.advance() (packages");
    session.close();
  });

  test("the report of a test that hangs names the calls of its fixtures that it waits for", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const session = receiving(() => promise);
    const { bank, clock, deliverer } = session;
    bank.accounts.create({ name: "Operating" });
    const delivered = expectDelivered(bank, { category: "account.created" });
    const calls = Promise.allSettled([clock.advance({ days: 1 }), deliverer.settled(), delivered]);
    await new Promise(setImmediate);
    const waiting =
      /^Still waiting\n {2}expectDelivered\(bank, .*\n {2}clock\.advance\(\) \(.*\n {2}deliverer\.settled\(\) \(packages/m;
    expect(session.report()).toMatch(waiting);
    const ended = session.end();
    resolve(new Response());
    await ended;
    expect(session.report()).toMatch(waiting);
    await calls;
  });

  test.each([
    ["client.events.poll()", ({ events }) => events.poll().next()],
    ["client.events.poll()", ({ events }) => readAll(events.poll())],
    ["client.accounts.create()", ({ accounts }) => accounts.create({ name: "Other" })],
  ] as const satisfies readonly (readonly [string, (client: BankClient) => PromiseLike<unknown>])[])(
    "the report of a test that hangs names the call of %s that it waits for",
    async (call, wait) => {
      const session = openTestBank(createBank(), "hangs");
      const result = wait(session.client).then(() => {});
      await (call.endsWith("poll()") && new Promise(setImmediate));
      expect(session.report()).toContain(`Still waiting\n  ${call} (packages/testing/test/failure-report.test.ts:`);
      if (!call.endsWith("poll()")) {
        await result;
        expect(session.report()).not.toContain("Still waiting");
      }
      await session.end();
    },
  );

  test("a session warns about a poll that nothing iterates over", () => {
    const session = openTestBank(createBank(), "polls");
    session.client.events.poll();
    expect(session.warning()).toContain("client.events.poll() (packages/testing/test/failure-report.test.ts:");
    session.close();
  });

  test("a session warns about faults that the test armed and no request met", async () => {
    const base = createBank();
    base.faults.arm({ kind: "latency", operation: "accounts.close", delayMs: 0 });
    const session = openTestBank(base, "faults");
    const { bank, client } = session;
    bank.faults.arm({ kind: "rate_limited_error", operation: "accounts.create" });
    await client.accounts.create({ name: "Operating" });
    expect(session.warning()).toBe(undefined);
    bank.faults.arm({ kind: "drop_after_commit", operation: "cards.create", times: 2 });
    bank.accounts.create({ name: "Direct" });
    expect(session.warning()).toBe(
      '[sandbank] Test "faults": drop_after_commit for cards.create, 2 times: this armed fault affected no request. Direct calls of the bank meet no faults: send the request with the client, or remove the fault.',
    );
    session.close();
  });

  test.each([
    ["expect of Vitest", () => expect(1).toBe(2), "expected 1 to be 2 // Object.is equality"],
    ["a spy of Vitest", () => expect(vi.fn()).toHaveBeenCalled(), 'expected "vi.fn()" to be called at least once'],
    ["node:assert", () => assert.equal(1, 2), "Expected values to be strictly equal: 1 !== 2"],
    [
      "Jest",
      () => throwing({ name: "Error", message: "expect(1)\n\n\u001b[31m2\u001b[39m", matcherResult: {} }),
      "expect(1) 2",
    ],
    ["a matcher for Vitest", () => expect(createBank()).toHaveEmitted("account.updated"), "Expected the bank to have"],
    ["an assertion of this package", () => assertEmitted(createBank(), "account.updated"), "Expected the bank to have"],
  ])("a session warns about an assertion of %s that failed in a receiver", async (_, assertion, error) => {
    const session = receiving(() => {
      assertion();
      return new Response();
    });
    const { bank, deliverer } = session;
    for (const name of ["one", "two"]) bank.accounts.create({ name });
    await deliverer.settled();
    expect(session.warning()).toContain(`[sandbank] Test "webhooks": ${error}`);
    expect(session.warning()).toContain(
      ` in the receiver of ${url} (2 times). An assertion that fails in a receiver does not fail the test: await \`expectDelivered\`, or assert that \`failed\` of \`deliverer.settled()\` is empty.`,
    );
    session.close();
  });

  test("a session warns about an assertion that failed in a handler of a webhook router", async () => {
    const base = createBank();
    base.eventSubscriptions.create({ url, shared_secret: "whisper" });
    const session = openTestBank(base, "webhooks", {
      receivers: ({ bank, client }) => {
        const router = createWebhookRouter({ client, secret: "whisper", now: bank.clock.now, onError: () => {} });
        return { [url]: router.on("account.created", ({ object }) => expect(object.name).toBe("Payroll")).handle };
      },
    });
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    session.close();
    expect(session.warning()).toMatch(/expected 'Operating' to be 'Payroll'.* in the receiver of https:\/\/app\.test/);
  });

  test.each([
    [
      "the test reads `failed` of `settled`",
      async ({ deliverer }: TestBank) => void (await deliverer.settled()).failed,
    ],
    [
      "`expectDelivered` rejects because of it",
      async ({ bank, deliverer: _ }: TestBank) => {
        await expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow("expected 1 to be 2");
      },
    ],
    ["a later attempt succeeds", ({ deliverer }: TestBank) => deliverer.advance({ days: 1 })],
  ])("a session does not warn about a failed assertion if %s", async (_, look) => {
    let count = 0;
    const session = receiving(() => {
      expect(++count === 2 ? 2 : 1).toBe(2);
      return new Response();
    });
    session.bank.accounts.create({ name: "Operating" });
    await look(session);
    expect(count).toBeGreaterThan(0);
    expect(session.warning()).toBe(undefined);
    session.close();
  });

  test.each([
    [new TypeError("account is undefined"), "TypeError: account is undefined ("],
    [{ actual: 5, expected: 6 }, "The receiver failed."],
    [null, "null"],
  ])("a session warns about a receiver that throws %o", async (thrown, cause) => {
    const session = receiving(() => throwing(thrown));
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    expect(session.warning()).toContain(
      `[sandbank] Test "webhooks": 1 failed attempt to deliver to ${url}, the first: ${cause}`,
    );
    session.close();
  });

  test("a session warns once about webhooks that were refused, with the receiver, the number and the first response", async () => {
    const session = receiving(() => Response.json({ code: "signature_mismatch" }, { status: 400 }));
    for (const name of ["one", "two"]) session.bank.accounts.create({ name });
    await session.deliverer.advance({ minutes: 1 });
    expect(session.warning()).toBe(
      `[sandbank] Test "webhooks": 4 failed attempts to deliver to ${url}, the first: 400 signature_mismatch. A webhook that is not delivered does not fail the test: await \`expectDelivered\`, or read \`failed\` of \`deliverer.settled()\` if it may fail.`,
    );
    session.close();
  });

  test("a session warns about a URL that has no receiver", async () => {
    const session = openTestBank(receiving(() => new Response()).bank, "webhooks", { receivers: {} });
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    expect(session.warning()).toContain(`There is no receiver for ${url}. Name it in \`receivers\``);
    session.close();
  });

  test.each<[string, (session: TestBank) => unknown]>([
    ["the test reads `failed` of `settled`", async ({ deliverer }) => (await deliverer.settled()).failed],
    ["the test reads `delivered` of `settled`", async ({ deliverer }) => (await deliverer.settled()).delivered],
    ["the test lists the attempts", ({ bank }) => bank.webhooks.attempts()],
    [
      "`expectDelivered` finds the response",
      ({ bank }) => expectDelivered(bank, { category: "account.created", status: 500 }),
    ],
    [
      "`expectDelivered` rejects",
      ({ bank }) => expect(expectDelivered(bank, { category: "account.created" })).rejects.toThrow("500"),
    ],
    ["the bank has delivery faults", ({ bank }) => bank.webhooks.setDeliveryFaults({ delayed: 1 })],
  ])("a session does not warn about a failed delivery if %s", async (_, look) => {
    const session = receiving(() => new Response(null, { status: 500 }));
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    await look(session);
    expect(session.warning()).toBe(undefined);
    session.close();
  });

  test("a session does not warn about a delivery that a later attempt made, or a failure before the test", async () => {
    let status = 500;
    const session = receiving(() => new Response(null, { status }));
    session.bank.accounts.create({ name: "Operating" });
    await session.deliverer.settled();
    const later = openTestBank(session.bank, "later", { receivers: { [url]: () => new Response() } });
    await later.deliverer.settled();
    expect(later.warning()).toBe(undefined);
    status = 200;
    await session.deliverer.advance({ days: 1 });
    expect(session.warning()).toBe(undefined);
    session.close();
    later.close();
  });

  test("a session warns about a failed delivery if `expectDelivered` looked only at other deliveries", async () => {
    const base = createBank();
    base.eventSubscriptions.create({ url });
    const session = openTestBank(base, "webhooks", {
      receivers: {
        [url]: async (request) =>
          new Response(null, { status: (await request.text()).includes("account.created") ? 200 : 500 }),
      },
    });
    const { bank, deliverer: _ } = session;
    bank.accountNumbers.create({ account_id: bank.accounts.create({ name: "Operating" }).id, name: "Incoming" });
    await expectDelivered(bank, { category: "account.created" });
    expect(session.warning()).toContain(`2 failed attempts to deliver to ${url}, the first: 500.`);
    session.close();
  });

  test("a session without a deliverer does not warn about webhooks that nobody sends", async () => {
    const session = receiving(() => new Response());
    session.bank.accounts.create({ name: "Operating" });
    await session.clock.advance({ days: 1 });
    expect(session.warning()).toBe(undefined);
    session.close();
  });
});

describe("what does not fit a line", () => {
  test("all facts of a call are printed, and the number of repeated calls", async () => {
    const session = openTestBank(createBank(), "lost twice");
    const { bank, client } = session;
    bank.faults.arm({ kind: "drop_after_commit", operation: "accountNumbers.create", times: 2 });
    const account = await client.accounts.create({ name: "Operating" });
    await client.accountNumbers.create({ account_id: account.id, name: "Payroll" });
    const long = "x".repeat(80);
    for (const _ of [1, 2]) await client.accounts.retrieve(`account_${long}`).catch(() => {});
    const report = failureReport(bank);
    expect(report).toMatch(
      /POST \/account_numbers .*200 {2}response lost \(fault drop_after_commit\)\n {6}answered from/,
    );
    expect(report).toMatch(/GET \/accounts\/account_x+\.\.\. {2}.*\.\.\. {2}\(2 times\)\n/);
    session.close();
  });

  test.each([0, 1])("a line with emoji after %i letters is cut between two characters", (letters) => {
    const line = clip("x".repeat(letters) + "😀".repeat(100), 20);
    expect(line).toBe(`${"x".repeat(letters)}${"😀".repeat(8)}...`);
  });

  test("the place where a receiver threw is printed after a long message and many categories", async () => {
    const base = createBank();
    base.eventSubscriptions.create({ url });
    const receiver = () => throwing(new TypeError(`cannot read ${"very long ".repeat(30)}`));
    const session = openTestBank(base, "throws", { receivers: { [url]: receiver } });
    const account = session.bank.accounts.create({ name: "Operating" });
    session.bank.accounts.update(account.id, { name: "Payments" });
    session.bank.cards.create({ account_id: account.id });
    await session.deliverer.settled();
    const report = failureReport(session.bank).replace(/\s+/g, " ");
    expect(report).toContain(
      `account.created, account.updated, card.created to ${url}: TypeError: cannot read very long`,
    );
    expect(report).toMatch(/\.\.\. \(packages\/testing\/test\/failure-report\.test\.ts:\d+:\d+\)/);
    session.close();
  });
});

describe("a call that the test did not await", () => {
  const place = "packages/testing/test/failure-report.test.ts";
  const errorOf = (run: () => void) => {
    try {
      run();
    } catch (error) {
      return error as Error;
    }
    return expect.unreachable();
  };

  test.each([
    [
      'expectDelivered(bank, { category: "account.created" })',
      ({ bank }: TestBank) => expectDelivered(bank, { category: "account.created" }),
    ],
    ["deliverer.settled()", ({ deliverer }: TestBank) => deliverer.settled()],
    ["clock.advance()", ({ clock }: TestBank) => clock.advance({ days: 1 })],
    ["clock.advanceTo()", ({ clock }: TestBank) => clock.advanceTo("2026-02-01T00:00:00Z")],
  ])("%s fails its test, with the test and the line", async (text, call) => {
    const session = receiving(() => new Promise(() => {}));
    const { bank, deliverer: _ } = session;
    bank.accounts.create({ name: "Operating" });
    void call(session);
    const error = errorOf(() => session.requireAwaited());
    expect(error.message).toMatch(/^Test "webhooks" does not await .*\. Write `await`\.$/);
    expect(error.message).toContain(`${text} (${place}:`);
    expect(error.stack?.split("\n")[1]).toContain(place);
    session.close();
  });

  test("a call that failed before the end of its test is the cause of the error", async () => {
    const session = receiving(() => new Response());
    void expectDelivered(session.bank, { category: "card.created" });
    await session.deliverer.settled();
    const { cause } = errorOf(() => session.requireAwaited()) as { cause?: Error };
    expect(cause?.message).toContain("The bank has emitted no card.created");
    session.close();
  });

  test.each([
    ["is awaited later", async (call: Promise<unknown>) => void (await call)],
    ["is awaited with others", async (call: Promise<unknown>) => void (await Promise.all([call]))],
    ["succeeds", () => new Promise(setImmediate)],
  ])("a call that %s does not fail its test", async (_, end) => {
    const session = receiving(() => new Response());
    session.bank.accounts.create({ name: "Operating" });
    await end(session.deliverer.advance({ hours: 1 }));
    expect(() => session.requireAwaited()).not.toThrow();
    session.close();
  });

  test("a clock without a deliverer need not be awaited", async () => {
    const session = openTestBank(createBank(), "moves the clock");
    void session.clock.advance({ days: 1 });
    await null;
    expect(() => session.requireAwaited()).not.toThrow();
    session.close();
  });

  test("a call that a promise awaits, which the test does not await, rejects when the test ends", async () => {
    const session = receiving(() => new Promise(() => {}));
    session.bank.accounts.create({ name: "Operating" });
    const chain = session.deliverer.settled().then(() => expect.unreachable());
    session.close();
    const error: Error = await chain.catch((why) => why);
    expect(error.message).toMatch(/^Test "webhooks" ended before .* had settled\. Write `await`\.$/);
    expect(error.message).toContain(`deliverer.settled() (${place}:`);
  });

  test("the stack of a failed expectDelivered leads to the test", async () => {
    const session = receiving(() => new Response());
    const expected = { category: "card.created" } as const;
    const error: Error = await expectDelivered(session.bank, expected).catch((why) => why);
    expect(error.stack).toContain(place);
    session.close();
  });
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Bank, createBank } from "@sandbank/engine";
import { createDeliverer, type DelivererOptions, type Receiver } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { type Account, BankClient } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookRouter } from "@sandbank/sdk/webhooks";
import { toLambdaHandler, toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { expectDelivered, failureReport } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";
import express from "express";
import { describe, onTestFinished, test, vi } from "vitest";
import { type BankContext, openTestBank } from "../src/test-bank/open-test-bank.ts";
import { shareTestBank } from "../src/test-bank/share-test-bank.ts";
import { mounts } from "./support/mounts.ts";

const url = "https://app.test/webhooks";
const secret = "test-secret";

const later = (milliseconds = 5) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Mount = (router: WebhookRouter) => DelivererOptions | Promise<DelivererOptions>;
const inProcess = (receiver: Receiver): DelivererOptions => ({ receivers: { [url]: receiver } });

const allMounts: readonly [string, Mount][] = [
  ...mounts.map(([name, mount]): [string, Mount] => [name, async (router) => inProcess(await mount(router))]),
  [
    "Lambda",
    (router) => {
      const handler = toLambdaHandler(router);
      return inProcess(async (request) => {
        const event = { headers: Object.fromEntries(request.headers), body: await request.text() };
        const { statusCode, body } = await handler(event);
        return new Response(body, { status: statusCode });
      });
    },
  ],
  [
    "an app that returns a Response of its own",
    (router) =>
      inProcess(async (request) => {
        const { status } = await router.handle(request);
        return new Response("ok", { status });
      }),
  ],
  [
    "a server on a port",
    async (router) => {
      const server = createServer(express().post("/webhooks", toNodeHandler(router)));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      onTestFinished(() => void server.closeAllConnections());
      onTestFinished(() => void server.close());
      const { port } = server.address() as AddressInfo;
      return { fetch: (_url, init) => fetch(`http://127.0.0.1:${port}/webhooks`, init) };
    },
  ],
];

/** Waits until every due webhook has a response. */
async function delivered(bank: Bank): Promise<void> {
  while (bank.webhooks.due().length > 0) await later(1);
}

/** A bank whose new Accounts a router receives. */
async function receiving(mount: Mount = allMounts[0]?.[1] as Mount, bank: Bank = createBank()) {
  const client = new BankClient(clientOptions(bank));
  const onError = vi.fn();
  const router = createWebhookRouter({ client, secret, now: bank.clock.now, onError });
  const deliverer = createDeliverer(bank, await mount(router));
  onTestFinished(() => deliverer.close());
  const { id } = bank.eventSubscriptions.create({ url, shared_secret: secret });
  await deliverer.settled();
  const create = () => bank.accounts.create({ name: "Operating" });
  return { bank, client, router, deliverer, onError, create, subscription: id };
}

describe("work that a handler passes to waitUntil", () => {
  test.each(allMounts)("settled waits for work after the response, with %s", async (_what, mount) => {
    const { router, deliverer, create } = await receiving(mount);
    const mails: string[] = [];
    router.on("account.created", ({ object, waitUntil }) =>
      waitUntil(later().then(() => void mails.push(object.name))),
    );
    create();
    expect(await deliverer.settled()).toEqual({ delivered: 1, failed: [], pending: [] });
    expect(mails).toEqual(["Operating"]);
  });

  test("settled delivers the webhooks that the work causes, and waits for their work", async () => {
    const { client, router, deliverer, create } = await receiving();
    const done: string[] = [];
    router.on("account.created", ({ object, waitUntil }) =>
      waitUntil(later().then(() => client.accounts.update(object.id, { name: "Renamed" }))),
    );
    router.on("account.updated", ({ object, waitUntil }) => waitUntil(later().then(() => void done.push(object.name))));
    create();
    expect((await deliverer.settled()).delivered).toBe(2);
    expect(done).toEqual(["Renamed"]);
  });

  test("settled waits for work that the work of a handler starts, and for work of a handler that failed", async () => {
    const { router, deliverer, create } = await receiving();
    const done: number[] = [];
    router.on("account.created", ({ waitUntil }) => {
      waitUntil(later().then(() => waitUntil(later().then(() => void done.push(1)))));
      throw new Error("no");
    });
    create();
    expect((await deliverer.settled()).failed).toHaveLength(1);
    expect(done).toEqual([1]);
  });

  test("settled waits for work of a polled Event, and reports nothing of its errors but to onError", async () => {
    const { bank, router, deliverer, onError, subscription } = await receiving();
    const failure = new Error("no mail server");
    router.on("account.created", ({ waitUntil }) => waitUntil(later().then(() => Promise.reject(failure))));
    bank.eventSubscriptions.update(subscription, { status: "disabled" });
    bank.accounts.create({ name: "Operating" });
    await router.poll({ follow: false });
    expect(onError).not.toHaveBeenCalled();
    expect(await deliverer.settled()).toEqual({ delivered: 0, failed: [], pending: [] });
    expect(onError.mock.calls).toEqual([[failure, expect.objectContaining({ category: "account.created" })]]);
  });

  test("advance waits for work before the clock moves", async () => {
    const { bank, router, deliverer, create } = await receiving((router) => ({
      ...inProcess(router.handle),
      hangTimeoutMs: 60_000,
    }));
    const times: string[] = [];
    router.on("account.created", ({ waitUntil }) => waitUntil(later().then(() => void times.push(bank.clock.now()))));
    const before = bank.clock.now();
    create();
    await deliverer.advance({ days: 1 });
    expect(times).toEqual([before]);
  });

  test("advance waits for work that does not end no longer than hangTimeoutMs", async () => {
    const { router, deliverer, create } = await receiving((router) => ({
      ...inProcess(router.handle),
      hangTimeoutMs: 1,
    }));
    router.on("account.created", ({ waitUntil }) => waitUntil(new Promise(() => {})));
    create();
    await deliverer.advance({ days: 1 });
    await deliverer.settled({ timeoutMs: 1 });
  });

  test("work that sleeps by the bank's clock ends in settled", async () => {
    const { bank, router, deliverer, create } = await receiving();
    const done: string[] = [];
    router.on("account.created", ({ waitUntil }) =>
      waitUntil(bank.clock.sleep(60_000).then(() => void done.push("slept"))),
    );
    create();
    await deliverer.settled();
    expect(done).toEqual(["slept"]);
  });

  test.each(allMounts.slice(0, 4))("work can await settled and advance itself, with %s", async (_what, mount) => {
    const { client, router, deliverer, create } = await receiving(mount);
    const done: string[] = [];
    const work = async (id: Account["id"]) => {
      await client.accounts.update(id, { name: "Renamed" });
      await deliverer.settled();
      done.push("settled");
      await deliverer.advance({ minutes: 1 });
      await Promise.all([deliverer.settled(), later()]);
      done.push("advanced");
    };
    router.on("account.created", ({ object, waitUntil }) => waitUntil(work(object.id)));
    router.on("account.updated", ({ waitUntil }) =>
      waitUntil(deliverer.settled().then(() => void done.push("second"))),
    );
    create();
    await deliverer.settled();
    expect(done.toSorted()).toEqual(["advanced", "second", "settled"]);
  });

  test("a bank does not wait for the work of another bank with the same ids", async () => {
    const [one, other] = [await receiving(), await receiving()];
    one.router.on("account.created", ({ waitUntil }) => waitUntil(new Promise(() => {})));
    const done: string[] = [];
    other.router.on("account.created", ({ waitUntil }) => waitUntil(later().then(() => void done.push("other"))));
    expect(one.create().id).toBe(other.create().id);
    await delivered(one.bank);
    expect((await other.deliverer.settled()).delivered).toBe(1);
    expect(done).toEqual(["other"]);
  });

  test("settled gives up after timeoutMs, and ends when its deliverer is closed", async () => {
    const { bank, router, deliverer, create } = await receiving();
    router.on("account.created", ({ waitUntil }) => waitUntil(new Promise(() => {})));
    create();
    await delivered(bank);
    expect(await deliverer.settled({ timeoutMs: 1 })).toEqual({ delivered: 1, failed: [], pending: [] });
    const settled = deliverer.settled();
    deliverer.close();
    await expect(settled).rejects.toThrow("the deliverer is closed");
  });

  test("nothing is left of work that has ended", async () => {
    const { router, deliverer, create } = await receiving();
    const before = running().size;
    router.on("account.created", ({ waitUntil }) => {
      waitUntil(later());
      expect(running().size).toBe(before + 1);
    });
    create();
    expect((await deliverer.settled()).failed).toEqual([]);
    expect(running().size).toBe(before);
  });
});

describe("work of a handler in a test with a fixture", () => {
  const mails: string[] = [];
  const sendMail = (name: string) => later(50).then(() => void mails.push(name));
  const mailing = bankTest({
    setup: (bank) => void bank.eventSubscriptions.create({ url, shared_secret: secret }),
    receivers({ bank, client }) {
      const router = createWebhookRouter({ client, secret, now: bank.clock.now });
      router.on("account.created", ({ object, waitUntil }) => waitUntil(sendMail(object.name)));
      return { [url]: router.handle };
    },
  });

  mailing(
    "expectDelivered waits for the mail that a handler sends after its response",
    async ({ bank, deliverer: _ }) => {
      bank.accounts.create({ name: "Operating" });
      await expectDelivered(bank, { category: "account.created" });
      expect(mails).toEqual(["Operating"]);
    },
  );

  /** The session of a test whose handler works until `end`. */
  async function session(context?: object) {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const base = createBank();
    base.eventSubscriptions.create({ url, shared_secret: secret });
    const opened = openTestBank(base, "works", {
      receivers({ bank, client }) {
        const router = createWebhookRouter({ client, secret, now: bank.clock.now });
        router.on("account.created", ({ waitUntil }) => waitUntil(promise));
        return { [url]: (request) => router.handle(request, context) };
      },
    });
    onTestFinished(() => opened.close());
    onTestFinished(() => opened.forgetWork());
    const { bank } = opened;
    opened.openDeliverer();
    bank.accounts.create({ name: "Operating" });
    await delivered(bank);
    return { opened, bank, base, end };
  }
  const place = /waitUntil\(\) for account\.created \(packages\/testing\/test\/background-work\.test\.ts:\d+:\d+\)/;

  test("expectDelivered names the place of work that does not end in time, unless it is of another Event", async () => {
    const { opened, bank } = await session();
    const expected = { deliverer: opened.deliverer, timeoutMs: 1 };
    const error: Error = await expectDelivered(bank, { ...expected, category: "account.created" }).catch((why) => why);
    expect(error.message).toMatch(
      "Expected a delivery of account.created and the end of its work, but the work did not end for 1 ms: ",
    );
    expect(error.message).toMatch(place);
    await expectDelivered(bank, {
      ...expected,
      category: "event_subscription.created",
      objectId: subscriptionOf(bank),
    });
  });

  test("a test that ends before the work of its handler fails with the place, and its report has it", async () => {
    const { opened, bank, base } = await session();
    const error: Error = await opened.requireWorkEnded().catch((why) => why);
    expect(error.message).toMatch(
      /^Test "works" ended while work of its handler of account\.created was still running: /,
    );
    expect(error.message).toMatch(place);
    expect(error.message).toMatch("Write `await deliverer.settled()`");
    expect(error.stack?.split("\n")[1]).toContain("background-work.test.ts");
    expect(failureReport(bank)).toMatch(/Not awaited\n {2}waitUntil\(\) for account\.created/);
    const others = openTestBank(base, "other");
    await others.requireWorkEnded();
    others.close();
  });

  test("a test that ends with its work, or whose platform waits for the work, passes", async () => {
    const { opened, end } = await session();
    end();
    await opened.requireWorkEnded();
    const { opened: held } = await session({ waitUntil() {} });
    await held.requireWorkEnded();
  });

  test("work that an ended test left behind is forgotten", async () => {
    const before = running().size;
    const { opened } = await session();
    expect(running().size).toBe(before + 1);
    opened.forgetWork();
    expect(running().size).toBe(before);
    await opened.requireWorkEnded();
  });

  test("runners without fixtures report a test that ends before the work of its handler", async () => {
    const base = createBank();
    base.eventSubscriptions.create({ url, shared_secret: secret });
    const output = { failure: vi.fn(), warning: vi.fn() };
    const options = {
      receivers({ bank, client }: Pick<BankContext, "bank" | "client">) {
        const router = createWebhookRouter({ client, secret, now: bank.clock.now });
        router.on("account.created", ({ waitUntil }) => waitUntil(new Promise(() => {})));
        return { [url]: router.handle };
      },
    };
    const before = running().size;
    const shared = shareTestBank(base, { file: undefined, name: "shared", options, output });
    await shared.run(async ({ bank, deliverer: _ }) => {
      bank.accounts.create({ name: "Operating" });
      await delivered(bank);
    });
    await expect(shared.pass()).rejects.toThrow('Test "shared" ended while work');
    expect(shared.hasFailed()).toBe(true);
    expect(output.failure).toHaveBeenCalledOnce();
    await shared.end();
    expect(running().size).toBe(before);
  });
});

function subscriptionOf(bank: Bank): string {
  return String(bank.eventSubscriptions.list().data[0]?.id);
}

function running(): ReadonlySet<object> {
  return Reflect.get(globalThis, Symbol.for("@sandbank/sdk/runningWork")).all;
}

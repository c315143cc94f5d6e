import { readFile } from "node:fs/promises";
import { mock } from "node:test";
import { setInterval as everyModule, setTimeout as moduleTimeout } from "node:timers";
import { setInterval as ticks, setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Bank, createBank, tickingClock } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { bankDispatcher } from "@sandbank/engine/undici";
import { bankHandlers } from "@sandbank/msw";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { setupServer } from "msw/node";
import { request } from "undici";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Time, timeTogether } from "../../src/index.ts";

const SECOND = 1_000;
const MILLISECOND = 1;

const HOUR_MS = 3_600_000;
const url = "https://app.test/webhooks";
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLwSb";
const thisFile = fileURLToPath(import.meta.url);

let opened: Time | undefined;

async function together(...args: Parameters<typeof timeTogether>): Promise<Time> {
  opened = await timeTogether(...args);
  return opened;
}

afterEach(() => {
  opened?.end();
  opened = undefined;
});

function clientTo(bank: Bank): BankClient {
  return new BankClient(clientOptions(bank));
}

/** A bank whose webhooks a function receives. */
function receiving(bank: Bank, receive: (request: Request) => Promise<Response> | Response) {
  bank.eventSubscriptions.create({ url, shared_secret: secret });
  const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });
  onTestFinished(() => deliverer.close());
  return deliverer;
}

const nowText = () => new Date().toISOString();

describe("one clock", () => {
  it("moves the bank, Date and timers from the time of the bank on", async () => {
    const bank = createBank();
    const time = await together(bank);
    expect(nowText()).toBe("2026-01-01T00:00:00.000Z");
    const seen: string[] = [];
    setInterval(() => void seen.push(`${nowText()} ${bank.clock.now()}`), 12 * HOUR_MS);
    await time.advance({ days: 1 });
    expect(seen).toEqual([
      "2026-01-01T12:00:00.000Z 2026-01-01T12:00:00.000Z",
      "2026-01-02T00:00:00.000Z 2026-01-02T00:00:00.000Z",
    ]);
    await time.advanceTo("2026-02-01T09:00:00-05:00");
    expect([time.now(), nowText(), bank.clock.now()]).toEqual(Array(3).fill("2026-02-01T14:00:00.000Z"));
  });

  it("fakes node:timers, node:timers/promises, promisify, performance.now and AbortSignal.timeout", async () => {
    const time = await together(createBank());
    const { performance: faked } = globalThis;
    const began = faked.now();
    const seen: string[] = [];
    const note = (what: string) => void seen.push(`${what} after ${Math.round(faked.now() - began)}`);
    moduleTimeout(() => note("node:timers"), 1_000);
    const interval = everyModule(() => note("interval"), 1_500);
    void wait(2_000, "value").then(note);
    void promisify(setTimeout)(2_500, "promisified").then(note);
    AbortSignal.timeout(3_500).addEventListener("abort", ({ target }) => note((target as AbortSignal).reason.name));
    const controller = new AbortController();
    const aborted = expect(wait(9_000, null, { signal: controller.signal })).rejects.toThrow(
      "The operation was aborted",
    );
    const loop = (async () => {
      for await (const each of ticks(1_700, "tick")) {
        note(each);
        if (seen.length > 4) break;
      }
    })();
    await time.advance({ seconds: 4 });
    clearInterval(interval);
    controller.abort();
    await aborted;
    await loop;
    await time.advance({ days: 1 });
    expect(seen).toEqual([
      "node:timers after 1000",
      "interval after 1500",
      "tick after 1700",
      "value after 2000",
      "promisified after 2500",
      "interval after 3000",
      "tick after 3400",
      "TimeoutError after 3500",
    ]);
    expect(time.due().filter(({ kind }) => kind === "timer")).toEqual([]);
  });

  it("leaves setImmediate, nextTick and queueMicrotask as they are", async () => {
    const before = [setImmediate, process.nextTick, queueMicrotask];
    await together(createBank());
    expect([setImmediate, process.nextTick, queueMicrotask]).toEqual(before);
  });

  it("runs at one instant the jobs of the bank, then its deliveries, then the timers in their order", async () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Incoming" });
    const seen: string[] = [];
    const deliverer = receiving(bank, async (request) => {
      const { category } = (await request.json()) as { category: string };
      await null;
      seen.push(`${nowText()} ${category}`);
      return new Response();
    });
    const time = await together(bank, { deliverer });
    setTimeout(() => void seen.push(`${nowText()} first timer`), HOUR_MS);
    setTimeout(() => void seen.push(`${nowText()} second timer`), HOUR_MS);
    bank.simulations.inboundAchTransfers.create({ account_number_id, amount: 1, resolve_at: "2026-01-01T01:00:00Z" });
    await deliverer.settled();
    seen.splice(0);
    bank.observe({ job: ({ at, kind }) => void seen.push(`${at} ${kind}`) });
    await time.advance({ hours: 1 });
    expect(seen.filter((each) => !each.includes("webhooks."))).toEqual([
      "2026-01-01T01:00:00.000Z inbound_ach_transfers.resolve",
      "2026-01-01T01:00:00.000Z transaction.created",
      "2026-01-01T01:00:00.000Z inbound_ach_transfer.updated",
      "2026-01-01T01:00:00.000Z first timer",
      "2026-01-01T01:00:00.000Z second timer",
    ]);
  });

  it("gives objects that a callback creates the time of the callback", async () => {
    const bank = createBank();
    const client = clientTo(bank);
    const time = await together(bank);
    setTimeout(() => client.accounts.create({ name: "At three" }), 3 * HOUR_MS);
    await time.advance({ days: 31 });
    expect(bank.accounts.list().data[0]).toMatchObject({ name: "At three", created_at: "2026-01-01T03:00:00.000Z" });
  });
});

describe("what it waits for", () => {
  it("waits for the promise of a callback before the clock goes on", async () => {
    const time = await together(createBank());
    const seen: string[] = [];
    setTimeout(async () => {
      for (let times = 0; times < 20; times++) await readFile(thisFile);
      seen.push(`first at ${nowText()}`);
    }, MILLISECOND);
    setTimeout(() => void seen.push(`second at ${nowText()}`), 2);
    await time.advance({ seconds: 1 });
    expect(seen).toEqual(["first at 2026-01-01T00:00:00.001Z", "second at 2026-01-01T00:00:00.002Z"]);
  });

  it("waits for the promise of a callback beside its interval and the time limit of a signal", async () => {
    const time = await together(createBank());
    const seen: string[] = [];
    setTimeout(async () => {
      const heartbeat = setInterval(() => {}, 1);
      const signal = AbortSignal.timeout(1);
      for (let times = 0; times < 20; times++) await readFile(thisFile, { signal });
      clearInterval(heartbeat);
      seen.push(nowText());
    }, HOUR_MS);
    await time.advance({ hours: 2 });
    expect(seen).toEqual(["2026-01-01T01:00:00.000Z"]);
  });

  it("waits for a request through MSW that a callback does not return", async () => {
    const bank = createBank();
    const server = setupServer(...bankHandlers(bank, { baseUrl: "https://bank.test" }));
    server.listen();
    onTestFinished(() => server.close());
    const time = await together(bank);
    setTimeout(() => {
      const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
      void fetch("https://bank.test/accounts", { method: "POST", headers, body: JSON.stringify({ name: "By fetch" }) });
    }, HOUR_MS);
    await time.advance({ hours: 2 });
    expect(bank.accounts.list().data[0]).toMatchObject({ name: "By fetch", created_at: "2026-01-01T01:00:00.000Z" });
  });

  it("goes on while a callback waits for the clock, and lets other timers fire", async () => {
    const time = await together(createBank());
    const seen: string[] = [];
    setTimeout(async () => {
      await wait(HOUR_MS);
      seen.push(`slept until ${nowText()}`);
    }, SECOND);
    setTimeout(() => void seen.push(`fired at ${nowText()}`), 2_000);
    await time.advance({ hours: 2 });
    expect(seen).toEqual(["fired at 2026-01-01T00:00:02.000Z", "slept until 2026-01-01T01:00:01.000Z"]);
  });

  it("waits for deliveries, for the work of waitUntil and for what that creates", async () => {
    const bank = createBank();
    const client = clientTo(bank);
    const router = createWebhookRouter({ client, secret });
    const seen: string[] = [];
    router.on("account.created", ({ object, waitUntil }) =>
      waitUntil(
        (async () => {
          await readFile(thisFile);
          await client.accounts.update(object.id, { name: "Renamed" });
        })(),
      ),
    );
    router.on("account.updated", ({ object, event }) => void seen.push(`${object.name} ${event.created_at}`));
    const deliverer = receiving(bank, router.handle);
    const time = await together(bank, { deliverer });
    setTimeout(() => client.accounts.create({ name: "New" }), HOUR_MS);
    setTimeout(() => void seen.push("later"), HOUR_MS + 1);
    await time.advance({ days: 1 });
    expect(seen).toEqual(["Renamed 2026-01-01T01:00:00.000Z", "later"]);
  });

  it("moves the clock for a receiver that waits by a timer, in an advance and in settled", async () => {
    const bank = createBank();
    const seen: string[] = [];
    const deliverer = receiving(bank, async () => {
      await wait(2_000);
      seen.push(nowText());
      return new Response();
    });
    const time = await together(bank);
    expect((await deliverer.settled()).failed).toEqual([]);
    setTimeout(() => void bank.accounts.create({ name: "New" }), HOUR_MS);
    await time.advance({ hours: 2 });
    expect(seen).toEqual(["2026-01-01T00:00:02.000Z", "2026-01-01T01:00:04.000Z"].slice(-seen.length));
    expect(bank.webhooks.attempts({ state: "failed" })).toEqual([]);
  });

  it("lets an attempt time out whose receiver never responds", async () => {
    const bank = createBank();
    const deliverer = receiving(bank, () => new Promise(() => {}));
    const time = await together(bank);
    setTimeout(() => void bank.accounts.create({ name: "New" }), HOUR_MS);
    await time.advance({ hours: 2 });
    const { failed } = await deliverer.settled();
    expect(failed.map(({ category, error }) => [category, error])).toEqual([
      ["event_subscription.created", "There was no response within 10 seconds."],
      ["account.created", "There was no response within 10 seconds."],
    ]);
  });

  it("waits for work that a callback passes to run", async () => {
    const time = await together(createBank());
    const seen: string[] = [];
    setTimeout(() => {
      void time.run(async () => {
        for (let times = 0; times < 20; times++) await readFile(thisFile);
        seen.push(nowText());
      });
    }, MILLISECOND);
    await time.advance({ seconds: 1 });
    expect(seen).toEqual(["2026-01-01T00:00:00.001Z"]);
    expect(await time.run(() => "result")).toBe("result");
  });

  it("moves time for a test that runs work which sleeps", async () => {
    const time = await together(createBank());
    await time.run(() => wait(HOUR_MS));
    expect(time.now()).toBe("2026-01-01T01:00:00.000Z");
  });
});

describe("stops of the clock", () => {
  it("stops where a retry's sleep ends, within a callback and in a test", async () => {
    const bank = createBank();
    const client = clientTo(bank);
    const time = await together(bank);
    bank.faults.arm({ kind: "internal_server_error", status: 503, operation: "accounts.create", times: 1 });
    setTimeout(() => client.accounts.create({ name: "Retried" }), HOUR_MS);
    await time.advance({ hours: 1 });
    expect(time.due({ limit: 1 })).toEqual([
      { at: "2026-01-01T01:00:01.000Z", kind: "wait", object: null, place: null },
    ]);
    expect(await time.next()).toMatchObject({ kind: "wait" });
    expect(bank.accounts.list().data[0]).toMatchObject({ name: "Retried", created_at: "2026-01-01T01:00:01.000Z" });

    bank.faults.arm({ kind: "internal_server_error", status: 503, operation: "accounts.create", times: 1 });
    await client.accounts.create({ name: "In the test" });
    expect(nowText()).toBe("2026-01-01T01:00:02.000Z");
  });

  it("stops where idle ends, and at a latency fault", async () => {
    const bank = createBank();
    const client = clientTo(bank);
    const time = await together(bank);
    const seen: string[] = [];
    void bank.clock.idle(5_000).then(() => seen.push(`idle until ${nowText()}`));
    await time.advance({ seconds: 10 });
    bank.faults.arm({ kind: "latency", operation: "accounts.list", delayMs: 2_000 });
    void client.accounts.list().then(() => seen.push(`listed at ${nowText()}`));
    await time.advance({ seconds: 10 });
    expect(seen).toEqual(["idle until 2026-01-01T00:00:05.000Z", "listed at 2026-01-01T00:00:12.000Z"]);
  });

  it("gives a callback the response of a latency at its instant, through MSW and undici too", async () => {
    const bank = createBank();
    const server = setupServer(...bankHandlers(bank, { baseUrl: "https://bank.test" }));
    server.listen();
    onTestFinished(() => server.close());
    const time = await together(bank);
    const seen: string[] = [];
    bank.faults.arm({ kind: "latency", delayMs: 5_000, times: 3 });
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    const dispatcher = bankDispatcher(bank, { baseUrl: "https://undici.test" });
    for (const list of [
      () => fetch("https://bank.test/accounts", { headers }),
      () => request("https://undici.test/accounts", { dispatcher, headers }),
      () => clientTo(bank).accounts.list(),
    ]) {
      setTimeout(async () => {
        await list();
        seen.push(nowText());
      }, HOUR_MS);
    }
    await time.advance({ hours: 2 });
    expect(seen).toEqual(Array(3).fill("2026-01-01T01:00:05.000Z"));
  });

  it("moves the clock for a test that awaits a latency, until the client gives up", async () => {
    const bank = createBank();
    const time = await together(bank);
    bank.faults.arm({ kind: "latency", delayMs: 90_000, times: 2 });
    await clientTo(bank).accounts.list();
    expect(nowText()).toBe("2026-01-01T00:01:30.000Z");
    const hasty = new BankClient({ ...clientOptions(bank), timeoutMs: 30_000, maxRetries: 0 });
    await expect(hasty.accounts.list()).rejects.toThrow("30");
    expect(nowText()).toBe("2026-01-01T00:02:00.000Z");
    expect(time.due().filter(({ kind }) => kind === "wait" || kind === "timer")).toEqual([]);
  });

  it("lists the bank's jobs and the app's timers together, and next runs the first of them", async () => {
    const bank = createBank();
    const time = await together(bank);
    bank.accounts.create({ name: "Operating" });
    const seen: string[] = [];
    setTimeout(() => void seen.push("fired"), 30 * 24 * HOUR_MS + 1); // More than 2^31 - 1 ms, which Node makes 1 ms.
    setTimeout(() => void seen.push("in an hour"), HOUR_MS);
    const place = expect.stringMatching(/^packages\/testing\/test\/time\/time-together\.test\.ts:\d+:\d+$/);
    expect(time.due()).toEqual([
      { at: "2026-01-01T00:00:00.001Z", kind: "timer", object: null, place },
      { at: "2026-01-01T01:00:00.000Z", kind: "timer", object: null, place },
      { at: "2026-01-31T00:00:00.000Z", kind: "events.retire", object: null, place: null },
    ]);
    await time.next();
    expect([seen, time.now()]).toEqual([["fired"], "2026-01-01T00:00:00.001Z"]);
    await time.next();
    expect(await time.next()).toMatchObject({ kind: "events.retire", at: "2026-01-31T00:00:00.000Z" });
    expect(await time.next()).toBeNull();
  });
});

describe("errors", () => {
  it("throws from bank.clock.advance and deliverer.advance, and names time.advance", async () => {
    const bank = createBank();
    const deliverer = createDeliverer(bank);
    onTestFinished(() => deliverer.close());
    const time = await together(bank, { deliverer });
    const named = "await time.advance(...)";
    expect(() => bank.clock.advance({ days: 1 })).toThrow(named);
    expect(() => bank.clock.advanceTo("2027-01-01T00:00:00Z")).toThrow(named);
    await expect(deliverer.advance({ days: 1 })).rejects.toThrow(named);
    await expect(deliverer.advanceTo("2027-01-01T00:00:00Z")).rejects.toThrow(named);
    time.end();
    await deliverer.advance({ days: 1 });
    expect(bank.clock.now()).toBe("2026-01-02T00:00:00.000Z");
  });

  it("rejects with the error of a callback, and goes on with the next advance", async () => {
    const time = await together(createBank());
    setTimeout(() => {
      throw new Error("sync");
    }, SECOND);
    setTimeout(() => Promise.reject(new Error("async")), 2_000);
    await expect(time.advance({ hours: 1 })).rejects.toThrow("sync");
    await expect(time.advance({ hours: 1 })).rejects.toThrow("async");
    expect(time.now()).toBe("2026-01-01T00:00:02.000Z");
    await time.advance({ hours: 1 });
  });

  it("rejects from run with the error of a timer, because the work sleeps on", async () => {
    const time = await together(createBank());
    setTimeout(() => {
      throw new Error("of a timer");
    }, SECOND);
    await expect(time.run(() => wait(HOUR_MS))).rejects.toThrow("of a timer");
    expect(time.now()).toBe("2026-01-01T00:00:01.000Z");
  });

  it("leaves the error of a timer unhandled while a test awaits a latency, which ends all the same", async () => {
    const bank = createBank();
    const time = await together(bank);
    const unhandled: unknown[] = [];
    const others = process.listeners("unhandledRejection");
    process.removeAllListeners("unhandledRejection").on("unhandledRejection", (error) => void unhandled.push(error));
    onTestFinished(() => {
      process.removeAllListeners("unhandledRejection");
      for (const listener of others) process.on("unhandledRejection", listener);
    });
    const error = new Error("of a timer");
    setTimeout(() => Promise.reject(error), SECOND);
    bank.faults.arm({ kind: "latency", delayMs: 2_000 });
    await clientTo(bank).accounts.list();
    expect(time.now()).toBe("2026-01-01T00:00:02.000Z");
    expect(unhandled).toEqual([error]);
  });

  it("refuses a second clock in the process, names the first, and leaves the bank of the second as it was", async () => {
    const bank = createBank();
    await together(bank);
    const other = createBank();
    const first = /by timeTogether\(\) \(packages\/testing\/test\/time\/time-together\.test\.ts:\d+:\d+\)/;
    await expect(timeTogether(other)).rejects.toThrow(first);
    await expect(timeTogether(other)).rejects.toThrow("test.concurrent");
    other.clock.advance({ days: 1 });
    await expect(timeTogether(bank)).rejects.toThrow(first);
    await expect(timeTogether(bank)).rejects.toThrow("the time of this bank is together already");
  });

  it("rejects a run that has not ended when the time ends", async () => {
    const time = await together(createBank());
    const run = time.run(() => new Promise(() => {}));
    time.end();
    await expect(run).rejects.toThrow(
      /time\.run\(\) \(\S+time-together\.test\.ts:\d+:\d+\): `time\.end\(\)` was called before its work had ended/,
    );
  });

  it.each([
    ["Vitest", () => void vi.useFakeTimers(), () => void vi.useRealTimers()],
    ["Vitest for Date only", () => void vi.useFakeTimers({ toFake: ["Date"] }), () => void vi.useRealTimers()],
    ["node:test", () => mock.timers.enable({ apis: ["setInterval"] }), () => mock.timers.reset()],
    ["node:test for Date only", () => mock.timers.enable({ apis: ["Date"] }), () => mock.timers.reset()],
  ])("says that the fake timers of %s are on", async (_runner, on, off) => {
    onTestFinished(off);
    on();
    await expect(timeTogether(createBank())).rejects.toThrow("fake timers of the test runner are on");
  });

  // Vitest and Jest refuse this themselves.
  it.each(["setInterval", "Date"] as const)(
    "says at the next move that node:test has faked %s in between",
    async (name) => {
      const time = await together(createBank());
      onTestFinished(() => mock.timers.reset());
      mock.timers.enable({ apis: [name] });
      await expect(time.advance({ days: 1 })).rejects.toThrow(
        `the fake timers of the test runner are on, for \`${name}\``,
      );
      mock.timers.reset();
      await time.advance({ days: 1 });
    },
  );

  it("refuses a bank that follows a time source, what is no bank, unknown options and databases", async () => {
    await expect(timeTogether(createBank({ clock: tickingClock() }))).rejects.toThrow("follows a time source");
    await expect(timeTogether({} as Bank)).rejects.toThrow("an object");
    await expect(timeTogether(createBank(), { database: 1 } as object)).rejects.toThrow("database");
    await expect(timeTogether(createBank(), { databases: [() => {}] })).rejects.toThrow("time.run");
    await together(createBank());
  });

  it("refuses a move within a callback, spans that are not valid, and instants of the past", async () => {
    const time = await together(createBank());
    setTimeout(() => time.advance({ days: 1 }), 1);
    await expect(time.advance({ days: 1 })).rejects.toThrow("Call it in the test");
    await expect(time.advance({ days: -1 })).rejects.toThrow(RangeError);
    await expect(time.advanceTo("2025-01-01T00:00:00Z")).rejects.toThrow(RangeError);
  });

  it("gives everything back at the end, also after a failure", async () => {
    const names = ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
    const read = () => [
      ...names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)),
      Object.getOwnPropertyDescriptor(AbortSignal, "timeout"),
      Object.getOwnPropertyDescriptor(performance, "now"),
      moduleTimeout,
      everyModule,
      wait,
      ticks,
    ];
    const before = read();
    const time = await together(createBank());
    expect(read()).not.toEqual(before);
    setTimeout(() => {
      throw new Error("no");
    }, MILLISECOND);
    await expect(time.advance({ days: 1 })).rejects.toThrow("no");
    time.end();
    time.end();
    expect(read()).toEqual(before);
    await expect(time.advance({ days: 1 })).rejects.toThrow("time.end()");
  });

  it("follows a reset of the bank", async () => {
    const bank = createBank();
    const time = await together(bank);
    await time.advance({ days: 1 });
    bank.reset();
    expect(nowText()).toBe("2026-01-01T00:00:00.000Z");
  });
});

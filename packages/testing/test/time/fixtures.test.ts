import { setTimeout as wait } from "node:timers/promises";
import { createBank } from "@sandbank/engine";
import { describe, expect, it } from "vitest";
import { type TogetherClock, timeTogether } from "../../src/index.ts";
import { checkOptions } from "../../src/test-bank/base-bank.ts";
import { openTestBank } from "../../src/test-bank/open-test-bank.ts";
import { bankTest } from "../../src/vitest.ts";

const SECOND = 1_000;

const DAY_MS = 86_400_000;
const url = "https://app.test/webhooks";

describe('bankTest({ time: "together" })', () => {
  const realTimeout = setTimeout;
  const received: string[] = [];
  const test = bankTest({
    time: "together",
    setup(bank) {
      const selected_event_categories = [{ event_category: "account.created" as const }];
      bank.eventSubscriptions.create({ url, selected_event_categories });
    },
    receivers: {
      [url]: async (request) => {
        const { category } = (await request.json()) as { readonly category: string };
        await wait(1_000);
        received.push(`${category} at ${new Date().toISOString()}`);
        return new Response();
      },
    },
  });

  test("gives the fixture clock the methods of one clock", async ({ bank, client, clock, deliverer }) => {
    expect(await deliverer.settled()).toMatchObject({ delivered: 0 });
    setInterval(() => client.accounts.create({ name: "Daily" }), DAY_MS);
    expect(clock.due({ limit: 1 })).toMatchObject([{ kind: "timer", at: "2026-01-02T00:00:00.000Z" }]);
    await clock.next();
    await clock.advance({ days: 1 });
    await clock.advanceTo("2026-01-03T12:00:00Z");
    expect([clock.now(), new Date().toISOString()]).toEqual(Array(2).fill("2026-01-03T12:00:00.000Z"));
    expect(bank.accounts.list({ limit: 2 }).data.map(({ created_at }) => created_at)).toEqual([
      "2026-01-03T00:00:00.000Z",
      "2026-01-02T00:00:00.000Z",
    ]);
    expect(received).toEqual([
      "account.created at 2026-01-02T00:00:01.000Z",
      "account.created at 2026-01-03T00:00:01.000Z",
    ]);
    await clock.run(() => client.accounts.list());
  });

  it("has given the timers back after the test", () => {
    expect(setTimeout).toBe(realTimeout);
  });

  test.fails("gives the timers back after a failure", async ({ clock }) => {
    setTimeout(() => {
      throw new Error("no");
    }, SECOND);
    await clock.advance({ days: 1 });
  });

  it("has given the timers back after the failed test", () => {
    expect(setTimeout).toBe(realTimeout);
  });
});

it("refuses a second test at the same time, and another value of the option", async () => {
  const base = createBank();
  const first = openTestBank(base, "first", { time: "together" });
  expect(() => openTestBank(base, "second", { time: "together" })).toThrow("test.concurrent");
  await first.end();
  await openTestBank(base, "third", { time: "together" }).end();
  expect(() => checkOptions({ time: "apart" } as never)).toThrow('`time` is "apart". Pass "together".');
  expect(() => checkOptions({ databases: [] })).toThrow("`databases` is for");
});

it("requires the test to await a move", async () => {
  const session = openTestBank(createBank(), "forgets", { time: "together" });
  void session.clock.advance({ days: 1 }).catch(() => {});
  session.clock.advance({ days: 1 });
  expect(() => session.requireAwaited()).toThrow("does not await clock.advance()");
  await session.end();
});

it("requires the test to await run, but not a callback whose work sleeps on", async () => {
  const session = openTestBank(createBank(), "forgets", { time: "together" });
  const { run, advance } = session.clock as TogetherClock;
  setTimeout(() => void run(() => wait(DAY_MS)), SECOND);
  await advance({ seconds: 2 });
  session.requireAwaited();
  void run(() => new Promise(() => {}));
  expect(() => session.requireAwaited()).toThrow("does not await clock.run()");
  await session.end();
});

it("warns of a callback that does not end, in a test that passes", async () => {
  const session = openTestBank(createBank(), "passes", { time: "together" });
  setTimeout(() => wait(DAY_MS), 1);
  setTimeout(() => new Promise(() => {}), SECOND);
  await session.clock.advance({ seconds: 2 });
  expect(session.warning()).toMatch(/00:00:01 timer \(\S+fixtures\.test\.ts:\d+\) did not end, and time went on/);
  await session.end();
});

it("says that the fixture has put the time of the bank together", async () => {
  const session = openTestBank(createBank(), "charges", { time: "together" });
  await expect(timeTogether(session.bank)).rejects.toThrow(
    'by the fixture `clock` of test "charges". Use that fixture: `await clock.advance(...)`.',
  );
  await session.end();
  await expect(session.clock.advance({ days: 1 })).rejects.toThrow("the test has ended");
});

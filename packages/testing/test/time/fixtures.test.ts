import { setTimeout as wait } from "node:timers/promises";
import { createBank } from "@sandbank/engine";
import { describe, expect, it } from "vitest";
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

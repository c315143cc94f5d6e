import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Duration } from "../../src/bank/clock/duration.ts";
import { openBank } from "../../src/bank/open-bank.ts";
import { type Bank, BankError, createBank, manualClock, tickingClock } from "../../src/index.ts";
import { toTimestamp } from "../../src/ports/time.ts";
import { count } from "../../src/store/table.ts";
import { order } from "../support/order.ts";

const DAY = 86_400_000;
const START = Date.parse("2026-01-01T00:00:00.000Z");

function opened() {
  const { bank, world } = openBank(createBank().journal().genesis, manualClock());
  return { bank, eventsInMemory: () => count(world.state.tables.events), dueWork: () => world.state.due };
}

function eventIds(bank: Bank): string[] {
  return bank.events.list({ order_by: { direction: "ascending" } }).data.map(({ id }) => id);
}

describe("manualClock", () => {
  test("starts a manual clock at 2026-01-01T00:00:00.000Z, and keeps its time", () => {
    const bank = createBank({ clock: manualClock() });
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
    bank.accounts.create({ name: "A" });
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
    expect(createBank().clock.now()).toBe("2026-01-01T00:00:00.000Z");
  });

  test.each([
    ["2024-02-29T12:34:56.789Z", "2024-02-29T12:34:56.789Z"],
    ["2026-01-01T01:30:00+01:30", "2026-01-01T00:00:00.000Z"],
    [new Date(0), "1970-01-01T00:00:00.000Z"],
    [runInNewContext("new Date(0)"), "1970-01-01T00:00:00.000Z"],
  ])("starts a manual clock at %s", (start, now) => {
    expect(createBank({ clock: manualClock(start) }).clock.now()).toBe(now);
  });

  test.each([
    "2026-01-01",
    "2026-01-01T00:00:00",
    "2026-01-01T00Z",
    "2026-02-30T00:00:00Z",
    "tomorrow",
    "",
    "1969-12-31T23:59:59.999Z",
    new Date(Number.NaN),
  ])("refuses to start a manual clock at %s", (start) => {
    expect(() => manualClock(start)).toThrow(RangeError);
    expect(() => manualClock(start)).toThrow(
      `[sandbank] Failed to set the clock: ${String(start)} is not an ISO 8601 instant with a zone, from 1970 on. ` +
        'Pass one such as "2026-01-01T00:00:00.000Z".',
    );
  });
});

describe("bank.clock.advance", () => {
  test.each<[Duration, string]>([
    [{ days: 0 }, "2026-01-01T00:00:00.000Z"],
    [{ milliseconds: 1 }, "2026-01-01T00:00:00.001Z"],
    [{ seconds: 1 }, "2026-01-01T00:00:01.000Z"],
    [{ seconds: 1.005 }, "2026-01-01T00:00:01.005Z"],
    [{ minutes: 1 }, "2026-01-01T00:01:00.000Z"],
    [{ hours: 1 }, "2026-01-01T01:00:00.000Z"],
    [{ days: 1 }, "2026-01-02T00:00:00.000Z"],
    [{ weeks: 1 }, "2026-01-08T00:00:00.000Z"],
    [{ days: 0.5 }, "2026-01-01T12:00:00.000Z"],
    [{ days: 31, hours: 1, milliseconds: 5 }, "2026-02-01T01:00:00.005Z"],
    [{ days: 1, hours: -1 }, "2026-01-01T23:00:00.000Z"],
  ])("advances time by %o", (duration, now) => {
    const { bank } = opened();
    bank.clock.advance(duration);
    expect(bank.clock.now()).toBe(now);
    expect(bank.accounts.create({ name: "A" }).created_at).toBe(now);
  });

  const units = "weeks, days, hours, minutes, seconds, milliseconds";
  test.each([
    [{ months: 1 }, `there is no unit "months". Use ${units}, or advanceTo() for a calendar date.`],
    [{ toString: 1 }, `there is no unit "toString". Use ${units}, or advanceTo() for a calendar date.`],
    [
      { days: -1 },
      '{"days":-1} is not a whole number of milliseconds from 0 to 9007199254740991. Time only moves forward.',
    ],
    [
      { milliseconds: 0.5 },
      '{"milliseconds":0.5} is not a whole number of milliseconds from 0 to 9007199254740991. Time only moves forward.',
    ],
    [
      { days: Number.NaN },
      '{"days":null} is not a whole number of milliseconds from 0 to 9007199254740991. Time only moves forward.',
    ],
    [
      { days: "1" },
      '{"days":"1"} is not a whole number of milliseconds from 0 to 9007199254740991. Time only moves forward.',
    ],
    [{}, "no duration given. Pass units, such as { days: 1 }."],
    [null, "null is not a duration: pass units, such as { days: 1 }."],
    [[], "[] is not a duration: pass units, such as { days: 1 }."],
    [31, "31 is not a duration: pass units, such as { days: 31 }."],
    [-1, "-1 is not a duration: pass units, such as { days: 1 }."],
    [86_400_000, "86400000 is not a duration: pass units, such as { milliseconds: 86400000 }."],
    ["1 day", '"1 day" is not a duration: pass units, such as { days: 1 }.'],
    [undefined, "no duration given. Pass units, such as { days: 1 }."],
    [
      { weeks: 1e12 },
      '{"weeks":1000000000000} is not a whole number of milliseconds from 0 to 9007199254740991. Time only moves forward.',
    ],
  ])("refuses to advance by %o", (duration, why) => {
    const { bank } = opened();
    const before = JSON.stringify(bank.snapshot());
    expect(() => bank.clock.advance(duration as unknown as Duration)).toThrow(RangeError);
    expect(() => bank.clock.advance(duration as unknown as Duration)).toThrow(
      `[sandbank] Failed to advance the clock: ${why}`,
    );
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  });

  test("has the same effects in one advance as in many steps", () => {
    const span = fc.record({ wait: fc.nat({ max: 40 * DAY }), isCall: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 12 }),
        fc.nat({ max: 90 * DAY }),
        fc.nat({ max: 6 }),
        (spans, rest, cuts) => {
          const banks = [createBank({ environment: "live" }), createBank({ environment: "live" })] as const;
          for (const { wait, isCall } of spans) {
            for (const bank of banks) {
              bank.clock.advance({ milliseconds: wait });
              if (isCall) order(bank);
            }
          }
          const [one, other] = banks;
          one.clock.advance({ milliseconds: rest });
          const step = Math.floor(rest / (cuts + 1));
          for (let cut = 0; cut < cuts; cut++) other.clock.advance({ milliseconds: step });
          other.clock.advance({ milliseconds: rest - step * cuts });
          expect(JSON.stringify(other.snapshot())).toBe(JSON.stringify(one.snapshot()));
        },
      ),
      { seed: 20_260_121, numRuns: 100 },
    );
  });
});

describe("bank.clock.advanceTo", () => {
  test.each([
    ["2026-02-01T00:00:00Z", "2026-02-01T00:00:00.000Z"],
    ["2026-02-01T00:00:00.5+02:00", "2026-01-31T22:00:00.500Z"],
    [new Date("2026-02-01T00:00:00.001Z"), "2026-02-01T00:00:00.001Z"],
    ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
  ])("advances time to %s", (instant, now) => {
    const { bank } = opened();
    bank.clock.advanceTo(instant);
    expect(bank.clock.now()).toBe(now);
  });

  const notAnInstant = 'it is not an instant. Pass ISO 8601 with a zone, such as "2026-02-01T00:00:00Z".';
  const past = "it is before the bank's time, 2026-01-01T00:00:00.000Z. Time only moves forward.";
  const tooLate = "the clock ends with the year 9999. Pass an earlier instant.";
  const noDay = "it names a day that does not exist: 2026-02-30. Pass a day that exists.";
  test.each([
    ["2025-12-31T23:59:59.999Z", past],
    ["2026-02-01", 'it has no time zone. Write "2026-02-01T00:00:00Z".'],
    ["2026-02-01T09:30", 'it has no time zone. Write "2026-02-01T09:30Z".'],
    ["2026-02-30T00:00:00Z", noDay],
    ["2026-02-30", noDay],
    ["later", notAnInstant],
    ["", notAnInstant],
    [undefined, notAnInstant],
    ["+010000-01-01T00:00:00.000Z", tooLate],
  ])("refuses to advance to %s: %s", (given, why) => {
    const instant = given as string;
    const { bank } = opened();
    expect(() => bank.clock.advanceTo(instant)).toThrow(RangeError);
    expect(() => bank.clock.advanceTo(instant)).toThrow(`[sandbank] Failed to advance the clock to ${instant}: ${why}`);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
  });

  test.each([
    [new Date("2025-12-31T00:00:00Z"), `2025-12-31T00:00:00.000Z: ${past}`],
    [new Date("+010000-01-01T00:00:00Z"), `+010000-01-01T00:00:00.000Z: ${tooLate}`],
    [new Date("later"), `Invalid Date: ${notAnInstant}`],
  ])("refuses to advance to a Date: %s", (date, why) => {
    expect(() => opened().bank.clock.advanceTo(date)).toThrow(`[sandbank] Failed to advance the clock to ${why}`);
  });

  test("refuses to advance past the year 9999", () => {
    const { bank } = opened();
    bank.clock.advanceTo("9999-12-31T23:59:59.999Z");
    expect(() => bank.clock.advance({ milliseconds: 1 })).toThrow(
      new RangeError(`[sandbank] Failed to advance the clock to +010000-01-01T00:00:00.000Z: ${tooLate}`),
    );
  });
});

describe("due work", () => {
  test("runs due work in order of time, also new work within the same advance", () => {
    const { bank, eventsInMemory, dueWork } = opened();
    for (let day = 0; day < 20; day += 5) {
      bank.accounts.create({ name: `Day ${day}` });
      bank.clock.advance({ days: 5 });
    }
    // One job is due at day 30. Each job that runs schedules the one for the next Event.
    expect(dueWork()?.work).toMatchObject({ at: START + 30 * DAY });
    bank.clock.advance({ days: 14.9 }); // day 34.9
    expect(eventsInMemory()).toBe(3);
    expect(dueWork()?.work).toMatchObject({ at: START + 35 * DAY });
    bank.clock.advance({ days: 100 });
    expect(eventsInMemory()).toBe(0);
    expect(dueWork()).toBeNull();
  });

  test("schedules work again for the first Event after all others are deleted", () => {
    const { bank, eventsInMemory, dueWork } = opened();
    bank.accounts.create({ name: "First" });
    bank.clock.advance({ days: 365 });
    bank.accounts.create({ name: "Second" });
    expect(eventsInMemory()).toBe(1);
    expect(dueWork()?.work).toMatchObject({ at: START + 395 * DAY });
    bank.clock.advance({ days: 30 });
    expect(eventsInMemory()).toBe(0);
  });

  test("runs due work at each call of a bank with a ticking clock", () => {
    let time = START;
    const bank = createBank({ clock: tickingClock(() => time) });
    bank.accounts.create({ name: "A" });
    time += 30 * DAY;
    expect(bank.events.list().data).toEqual([]);
  });
});

describe("tickingClock", () => {
  function ticking() {
    const source = { time: START + 0.7 };
    return { source, bank: createBank({ clock: tickingClock(() => source.time) }) };
  }

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 253_402_300_800_000])(
    "refuses a time source that returns %d, and continues when the source returns a time",
    (time) => {
      const { source, bank } = ticking();
      const message = `[sandbank] Failed to read the time source of the clock: it returned ${time}.`;
      source.time = time;
      expect(() => bank.clock.now()).toThrow(message);
      expect(() => tickingClock(() => time)).toThrow(message);
      source.time = START + 1;
      expect(bank.clock.now()).toBe("2026-01-01T00:00:00.001Z");
    },
  );

  test("follows its time source, in whole milliseconds", () => {
    const { source, bank } = ticking();
    expect(bank.journal().genesis.start).toBe(START);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
    source.time += 1_234.4;
    expect(bank.clock.now()).toBe("2026-01-01T00:00:01.235Z");
    expect(bank.journal().entries).toEqual([{ kind: "advance", to: START + 1_235, ahead: 0 }]);
  });

  test.each<[string, (bank: Bank) => unknown]>([
    ["a direct call", (bank) => bank.accounts.create({ name: "A" }).created_at],
    [
      "a request",
      (bank) => {
        const headers = { authorization: `Bearer ${bank.apiKey}` };
        const { body } = bank.handle({ method: "POST", path: "/accounts", headers, body: '{"name":"A"}' });
        return JSON.parse(String(body)).created_at;
      },
    ],
    ["bank.clock.now()", (bank) => bank.clock.now()],
  ])("reads the time source at %s", (_, call) => {
    const { source, bank } = ticking();
    source.time += 5;
    expect(call(bank)).toBe(toTimestamp(START + 5));
  });

  test("advances a ticking clock, which then runs ahead of its source", () => {
    const { source, bank } = ticking();
    bank.clock.advance({ days: 1 });
    expect(bank.clock.now()).toBe("2026-01-02T00:00:00.000Z");
    source.time += 1_000;
    expect(bank.clock.now()).toBe("2026-01-02T00:00:01.000Z");
    bank.clock.advanceTo("2026-03-01T00:00:00Z");
    source.time += 1;
    expect(bank.clock.now()).toBe("2026-03-01T00:00:00.001Z");
  });

  test("never moves a ticking clock back, for random movements of its source", () => {
    const move = fc.oneof(
      fc.record({ source: fc.integer({ min: -5_000, max: 5_000 }) }),
      fc.record({ advance: fc.nat({ max: 5_000 }) }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const { source, bank } = ticking();
        let before = bank.clock.now();
        for (const taken of moves) {
          if ("source" in taken) source.time += taken.source;
          else bank.clock.advance({ milliseconds: taken.advance });
          const now = bank.clock.now();
          expect(now >= before).toBe(true);
          before = now;
        }
      }),
      { seed: 20_260_122, numRuns: 150 },
    );
  });

  test("continues from the bank's time when a source that moved back passes it again", () => {
    const { source, bank } = ticking();
    source.time += 1_000;
    bank.clock.now();
    source.time -= 600;
    expect(bank.clock.now()).toBe(toTimestamp(START + 1_000));
    source.time += 601;
    expect(bank.clock.now()).toBe(toTimestamp(START + 1_001));
  });

  test("runs a ticking clock in forks, each as far ahead as it was advanced", () => {
    const { source, bank } = ticking();
    const fork = bank.fork();
    fork.clock.advance({ hours: 1 });
    source.time += 1_000;
    expect([bank.clock.now(), fork.clock.now()]).toEqual(["2026-01-01T00:00:01.000Z", "2026-01-01T01:00:01.000Z"]);
  });

  test("uses the system clock as the default source of a ticking clock", () => {
    const before = Date.now();
    const now = Date.parse(createBank({ clock: tickingClock() }).clock.now());
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});

describe("Event retention (D-96)", () => {
  function oneEvent() {
    const made = opened();
    made.bank.accounts.create({ name: "A" });
    const [id] = eventIds(made.bank);
    return { ...made, id: id as `event_${string}` };
  }

  test("keeps an Event to the last millisecond of its 30 days [polling-retention]", () => {
    const { bank, eventsInMemory, id } = oneEvent();
    bank.clock.advance({ days: 30, milliseconds: -1 });
    expect(eventIds(bank)).toEqual([id]);
    expect(bank.events.retrieve(id).id).toBe(id);
    expect(eventsInMemory()).toBe(1);
  });

  test("deletes an Event from list, retrieval and memory at exactly 30 days, and keeps its object [polling-retention, constant-retention]", () => {
    const { bank, eventsInMemory, id } = oneEvent();
    const { associated_object_id: account } = bank.events.retrieve(id);
    bank.clock.advance({ days: 30 });
    expect(eventIds(bank)).toEqual([]);
    expect(bank.events.list({ associated_object_id: account, category: { in: ["account.created"] } }).data).toEqual([]);
    expect(() => bank.events.retrieve(id)).toThrow(BankError);
    expect(() => bank.events.retrieve(id)).toThrow("object_not_found_error (404)");
    expect(eventsInMemory()).toBe(0);
    expect(bank.accounts.list().data.map((row) => row.id)).toEqual([account]);
    expect(bank.audit()).toEqual([]);
  });

  test("keeps an Event in a fork after the bank deleted it", () => {
    const { bank, id } = oneEvent();
    const fork = bank.fork();
    bank.clock.advance({ days: 30 });
    expect([eventIds(bank), eventIds(fork)]).toEqual([[], [id]]);
  });

  test("deletes only the Events that are old enough", () => {
    const { bank } = opened();
    for (let day = 0; day < 4; day++) {
      bank.accounts.create({ name: `Day ${day}` });
      bank.accounts.create({ name: `Day ${day} again` });
      bank.clock.advance({ days: 1 });
    }
    const all = eventIds(bank);
    bank.clock.advance({ days: 27, milliseconds: -1 }); // one millisecond to day 31
    expect(eventIds(bank)).toEqual(all.slice(2));
    bank.clock.advance({ milliseconds: 1 });
    expect(eventIds(bank)).toEqual(all.slice(4));
  });

  test.each(["ascending", "descending"] as const)(
    "resumes at the oldest remaining Event from an old %s cursor",
    (direction) => {
      const { bank } = opened();
      for (let day = 0; day < 6; day++) {
        bank.accounts.create({ name: `Day ${day}` });
        bank.clock.advance({ days: 1 });
      }
      const ids = eventIds(bank);
      const order_by = { direction };
      const { data, next_cursor } = bank.events.list({ limit: direction === "ascending" ? 2 : 5, order_by });
      expect(data.at(-1)?.id).toBe(ids[1]);
      bank.clock.advance({ days: 27, hours: 1 }); // day 33: the Events of days 0 to 3 are deleted
      const resumed = bank.events.list({ order_by, cursor: next_cursor as string });
      expect(resumed.data.map(({ id }) => id)).toEqual(direction === "ascending" ? ids.slice(4) : []);
    },
  );

  test("accepts an ascending cursor when no Event is left, and continues with the next Event [polling-recovery]", () => {
    const { bank } = opened();
    bank.accounts.create({ name: "Old" });
    const order_by = { direction: "ascending" } as const;
    const { next_cursor: old } = bank.events.list({ order_by });
    bank.clock.advance({ days: 60 });
    const empty = bank.events.list({ order_by, cursor: old as string });
    expect(empty.data).toEqual([]);
    const account = bank.accounts.create({ name: "New" });
    const { data } = bank.events.list({ order_by, cursor: empty.next_cursor as string });
    expect(data.map((event) => event.associated_object_id)).toEqual([account.id]);
  });
});

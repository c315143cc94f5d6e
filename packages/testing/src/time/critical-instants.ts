import type { Instant } from "@sandbank/engine";
import { mistake, onlyKnown, outOfRange } from "@sandbank/engine/private/errors";
import { cutOffs, formatDay, isBusinessDay, toInstant, toTime } from "@sandbank/engine/private/text";

/** An instant at which mistakes of time show. */
export interface CriticalInstant {
  /** Such as `month end 2026-01`, or `a second before 16:45 (same-day ACH) 2026-12-31`. */
  readonly name: string;
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
}

/** The options of `criticalInstants`. */
export interface CriticalInstantsOptions {
  /** The time zone of the app, as `Intl` names it: `America/New_York`. */
  readonly zone: string;
  /** The first instant and the last one: ISO 8601 with a zone, or a `Date`. */
  readonly from: Instant;
  readonly to: Instant;
}

const ACTION = "list critical instants";
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/**
 * Lists the instants at which mistakes of time show, about 100 a year, the earliest first:
 *
 * - in the time zone, a second before the end of each month and year and before each change of daylight saving, and the
 *   beginning of each 29 February;
 * - in New York, the beginning of each bank holiday that is not on a weekend;
 * - a second before the last cut-off of each network (16:45 for same-day ACH and 18:45 for wires in New York, 17:00 Pacific for
 *   the printer), on the last business day of each month, on the last one before a bank holiday, and on those before and
 *   after a change of daylight saving, there or in the time zone. On the last one of a year also before 10:30 and 14:45.
 *
 * Start a bank at each of them, and advance over it.
 *
 * @example
 * const instants = criticalInstants({ zone: "America/New_York", from: "2026-01-01T00:00:00Z", to: "2029-01-01T00:00:00Z" });
 * test.each(instants)("charges once: $name", async ({ at }) => {
 *   const bank = createBank({ clock: manualClock(at) });
 * });
 */
export function criticalInstants(options: CriticalInstantsOptions): CriticalInstant[] {
  onlyKnown(ACTION, options, ["zone", "from", "to"]);
  const { zone, from, to } = options;
  const [first, last] = [readInstant("from", from), readInstant("to", to)];
  const clock = openZone(zone);
  const found: CriticalInstant[] = [];
  const add = (name: string, time: number) => {
    if (time >= first && time <= last) found.push({ name, at: new Date(time).toISOString() });
  };
  const addCutOffs = (day: number) => {
    for (const { name, zone: of, time } of criticalCutOffs(day, clock)) {
      add(`a second before ${time} (${name}) ${formatDay(day)}`, toInstant(of, day, time) - SECOND_MS);
    }
  };
  // A day more at both ends, because a date begins at another instant in each zone.
  for (let day = Math.floor(first / DAY_MS) - 1; day <= last / DAY_MS + 1; day++) {
    const [date, next] = [formatDay(day), formatDay(day + 1)];
    const [begin, end] = [clock.beginning(day), clock.beginning(day + 1)];
    if (date.endsWith("-02-29")) add(`29 February ${date.slice(0, 4)}`, begin);
    if (next.endsWith("-01-01")) add(`year end ${date.slice(0, 4)}`, end - SECOND_MS);
    else if (next.endsWith("-01")) add(`month end ${date.slice(0, 7)}`, end - SECOND_MS);
    const change = clock.changeBetween(begin, end);
    if (change !== undefined) add(`a second before the change of daylight saving ${date}`, change - SECOND_MS);
    if (isHoliday(day)) add(`bank holiday ${date}`, newYork.beginning(day));
    if (isBusinessDay(day)) addCutOffs(day);
  }
  return found.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

interface Calendar {
  /** The instant at which a date begins. */
  beginning(day: number): number;
}

const newYork: Calendar = { beginning: (day) => toInstant("new_york", day, "00:00") };

/** The cut-offs of a business day that are critical. */
function criticalCutOffs(day: number, zone: Calendar): typeof cutOffs {
  const [before, after] = [nextBusinessDay(day, -1), nextBusinessDay(day, 1)];
  const isLastOf = (length: number) => formatDay(day).slice(0, length) !== formatDay(after).slice(0, length);
  const changes = (from: number, to: number) =>
    [newYork, zone].some(({ beginning }) => beginning(to) - beginning(from) !== (to - from) * DAY_MS);
  let isBeforeHoliday = false;
  for (let closed = day + 1; closed < after; closed++) isBeforeHoliday ||= isHoliday(closed);
  if (!(isLastOf("2026-01".length) || isBeforeHoliday || changes(before, day) || changes(day, after))) return [];
  const isLastOfYear = isLastOf("2026".length);
  return cutOffs.filter(({ name }, index) => isLastOfYear || name !== cutOffs[index + 1]?.name);
}

function nextBusinessDay(day: number, step: 1 | -1): number {
  let next = day + step;
  while (!isBusinessDay(next)) next += step;
  return next;
}

/** Whether banks are closed on a day that is not of a weekend. 1970-01-01 was a Thursday. */
function isHoliday(day: number): boolean {
  return (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6 && !isBusinessDay(day);
}

function readInstant(name: string, instant: Instant): number {
  const time = toTime(instant);
  if (Number.isFinite(time)) return time;
  throw outOfRange(ACTION, `${name} is ${String(instant)}`, "Pass ISO 8601 with a zone, or a `Date`.");
}

/** Times of a zone, by the data of the runtime. */
function openZone(zone: string) {
  const format = createFormat(zone);
  const offsetAt = (time: number) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / SECOND_MS) * SECOND_MS;
  };
  return {
    /** The instant at which a date begins. The offset just before a change is that of the wrong side, so it is read twice. */
    beginning(day: number): number {
      const local = day * DAY_MS;
      return local - offsetAt(local - offsetAt(local));
    },
    /** The instant at which the offset changes; undefined if it does not. */
    changeBetween(from: number, to: number): number | undefined {
      const before = offsetAt(from);
      if (offsetAt(to) === before) return undefined;
      let [low, high] = [from, to];
      while (high - low > SECOND_MS) {
        const middle = Math.floor((low + high) / 2 / SECOND_MS) * SECOND_MS;
        if (offsetAt(middle) === before) low = middle;
        else high = middle;
      }
      return high;
    },
  };
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const numeric = "numeric";
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  } catch {
    throw mistake(ACTION, `there is no time zone ${JSON.stringify(timeZone)}`, 'Pass one such as "America/New_York".', {
      as: RangeError,
    });
  }
}

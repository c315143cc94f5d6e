import { toTimestamp } from "../ports/time.ts";
import { businessDayAfter, businessDayFrom } from "./business-days.ts";
import { type Day, formatDay, parseDay } from "./days.ts";
import { toInstant, toLocalDay } from "./local-time.ts";

// The dates of ACH files. All times of day are New York's.

/** The largest amount that settles on the same day, in cents. */
const SAME_DAY_MAXIMUM = 100_000_000;

/** The windows in which files of a day are submitted, and when each settles on that day. */
export const sameDayWindows = [
  { until: "10:30", settles: "13:00" },
  { until: "14:45", settles: "17:00" },
  { until: "16:45", settles: "18:00" },
] as const;

const FUTURE_DATED_SETTLES = "08:30";
const RETURNS_ARRIVE = "06:00";

/** A submission of a file to the network, or what would be one. */
interface Submission {
  /** In milliseconds since 1970. */
  readonly submittedAt: number;
  /** In cents, negative for a debit. */
  readonly amount: number;
  /** What the client wants: a date in the form `YYYY-MM-DD`, or a schedule. Exactly one is not null. */
  readonly preferred: {
    readonly date: string | null;
    readonly settlement_schedule: "same_day" | "future_dated" | null;
  };
}

/** The dates that follow from a submission, as the API has them. */
interface AchDates {
  readonly administrative_returns_expected_by: string;
  readonly effective_date: string;
  readonly expected_funds_settlement_at: string;
  readonly expected_settlement_schedule: "same_day" | "future_dated";
}

interface Settlement {
  readonly at: number;
  readonly schedule: "same_day" | "future_dated";
}

/** Computes the dates of a submission. One on a day that is no business day counts as made at 00:00 of the next. */
export function computeAchDates({ submittedAt, amount, preferred }: Submission): AchDates {
  const today = toLocalDay("new_york", submittedAt);
  const day = businessDayFrom(today);
  const countsAt = day === today ? submittedAt : toInstant("new_york", day, "00:00");
  const wanted = preferred.date === null ? undefined : parseDay(preferred.date);
  const isFutureDated = preferred.settlement_schedule === "future_dated";
  const effective = wanted ?? (isFutureDated ? businessDayAfter(day) : day);
  const settlement = effective > day ? settleOn(effective) : settleSoon(day, countsAt, amount);
  return {
    administrative_returns_expected_by: toTimestamp(computeReturnsExpectedBy(settlement.at)),
    effective_date: formatDay(effective),
    expected_funds_settlement_at: toTimestamp(settlement.at),
    expected_settlement_schedule: settlement.schedule,
  };
}

/** The instant by which returns of a transfer are expected that settles at an instant, both in milliseconds since 1970. */
export function computeReturnsExpectedBy(settledAt: number): number {
  const settled = toLocalDay("new_york", settledAt);
  return toInstant("new_york", businessDayAfter(businessDayAfter(settled)), RETURNS_ARRIVE);
}

/** Settles in the next window of a business day. A large amount, or one after the last window, settles on the next. */
function settleSoon(day: Day, countsAt: number, amount: number): Settlement {
  const window =
    Math.abs(amount) <= SAME_DAY_MAXIMUM
      ? sameDayWindows.find(({ until }) => countsAt <= toInstant("new_york", day, until))
      : undefined;
  if (window === undefined) return settleOn(businessDayAfter(day));
  return { at: toInstant("new_york", day, window.settles), schedule: "same_day" };
}

/** Settles in the morning of the first business day from a day on. */
function settleOn(day: Day): Settlement {
  return { at: toInstant("new_york", businessDayFrom(day), FUTURE_DATED_SETTLES), schedule: "future_dated" };
}

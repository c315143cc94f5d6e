import { shortDayOf, timeOf } from "sandbank/private/words/instants";
import type { Overview } from "../../source/messages.ts";
import { latestAt, timeAt } from "../../store/bank-time.ts";

/** The places of a slider, from 0 to `last`. They are steps of the bank's time, or entries if the clock never moved. */
export interface Scale {
  readonly last: number;
  readonly placeOf: (instant: number) => number;
  /** Returns the instant at a place, for a user who comes from another instant. It differs from that one. */
  readonly instantAt: (place: number, from: number) => number;
  readonly ticks: readonly Tick[];
}

/** A label below the slider, at a part of its width. */
interface Tick {
  readonly part: number;
  readonly label: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A slider with more places moves too little at a key. */
const MOST_PLACES = 1_000;

export function scaleOf({ times, length }: Pick<Overview, "times" | "length">): Scale {
  const start = times[0]?.time ?? 0;
  const end = times.at(-1)?.time ?? start;
  if (end === start) {
    return { last: length, placeOf: (instant) => instant, instantAt: (place) => place, ticks: [] };
  }
  const unit = [MINUTE, HOUR, DAY].find((each) => (end - start) / each <= MOST_PLACES) ?? DAY;
  const last = Math.ceil((end - start) / unit);
  const placeOf = (instant: number) => (instant >= length ? last : Math.floor((timeAt(times, instant) - start) / unit));
  return {
    last,
    placeOf,
    instantAt(place, from) {
      if (place >= last) return length;
      const found = latestAt(times, length, start + place * unit);
      // The clock may have jumped over the place.
      const before = placeOf(from);
      if (place > before) return Math.max(found, from + 1);
      return place < before ? Math.min(found, from - 1) : from;
    },
    ticks: ticksOf(start, end),
  };
}

const MOST_TICKS = 12;
const STEPS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 5 * DAY];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];

/** Returns ticks at round hours, days or months. */
function ticksOf(start: number, end: number): Tick[] {
  const step = STEPS.find((each) => (end - start) / each <= MOST_TICKS);
  const found = step === undefined ? monthsIn(start, end) : multiplesOf(step, start, end);
  return found.map((time) => ({ part: (time - start) / (end - start), label: labelOf(time, step) }));
}

function multiplesOf(step: number, start: number, end: number): number[] {
  const first = Math.ceil(start / step);
  return Array.from({ length: Math.floor(end / step) - first + 1 }, (_, index) => (first + index) * step);
}

function monthsIn(start: number, end: number): number[] {
  const monthOf = (time: number) => {
    const date = new Date(time);
    return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
  };
  const span = monthOf(end) - monthOf(start);
  const step = MONTH_STEPS.find((each) => span / each <= MOST_TICKS) ?? 600;
  return multiplesOf(step, monthOf(start), monthOf(end))
    .map((month) => Date.UTC(1970, month))
    .filter((time) => time >= start);
}

function labelOf(time: number, step: number | undefined): string {
  const at = new Date(time).toISOString();
  if (step !== undefined && step < DAY) return timeOf(at).slice(0, 5);
  const day = shortDayOf(at);
  if (step !== undefined) return day;
  return at.slice(5, 7) === "01" ? at.slice(0, 4) : day.slice(-3);
}

import type { Overview } from "@sandbank/view/replay/session-answers";
import { formatShortDay, formatTime } from "@sandbank/view/words/instants";
import { latestAt, timeAt } from "../../store/bank-time.ts";
import { monthsIn, multiplesIn } from "../../words/round-times.ts";

/** The places of a slider, from 0 to `last`. They are steps of the bank's time, or entries if the clock never moved. */
export interface Scale {
  readonly last: number;
  readonly toPlace: (instant: number) => number;
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

export function createScale({ times, length }: Pick<Overview, "times" | "length">): Scale {
  const start = times[0]?.time ?? 0;
  const end = times.at(-1)?.time ?? start;
  if (end === start) {
    return { last: length, toPlace: (instant) => instant, instantAt: (place) => place, ticks: [] };
  }
  const unit = [MINUTE, HOUR, DAY].find((each) => (end - start) / each <= MOST_PLACES) ?? DAY;
  const last = Math.ceil((end - start) / unit);
  const toPlace = (instant: number) => (instant >= length ? last : Math.floor((timeAt(times, instant) - start) / unit));
  return {
    last,
    toPlace,
    instantAt(place, from) {
      if (place >= last) return length;
      const found = latestAt(times, length, start + place * unit);
      // The clock may have jumped over the place.
      const before = toPlace(from);
      if (place > before) return Math.max(found, from + 1);
      return place < before ? Math.min(found, from - 1) : from;
    },
    ticks: listTicks(start, end),
  };
}

const MOST_TICKS = 12;
const STEPS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 5 * DAY];

/** Returns ticks at round hours, days or months. */
function listTicks(start: number, end: number): Tick[] {
  const step = STEPS.find((each) => (end - start) / each <= MOST_TICKS);
  const found = step === undefined ? monthsIn(start, end, MOST_TICKS) : multiplesIn(start, end, step);
  return found.map((time) => ({ part: (time - start) / (end - start), label: formatLabel(time, step) }));
}

function formatLabel(time: number, step: number | undefined): string {
  const at = new Date(time).toISOString();
  if (step !== undefined && step < DAY && time % DAY !== 0) return formatTime(at).slice(0, 5);
  const day = formatShortDay(at);
  if (step !== undefined) return day;
  return at.slice(5, 7) === "01" ? at.slice(0, 4) : day.slice(-3);
}

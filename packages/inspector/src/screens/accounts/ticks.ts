import { formatShortDay, formatTime } from "@sandbank/view/words/instants";
import { moneyText } from "../../words/money.ts";
import { monthsIn, multiplesIn } from "../../words/round-times.ts";
import type { Curve } from "./curve.ts";

/** A place on an axis with its label. */
export interface Tick {
  readonly value: number;
  readonly label: string;
}

/** The ends of an axis. */
export type Range = readonly [low: number, high: number];

/** The space on the right of the axis of places, in pixels. */
export const RIGHT = 12;

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
const TIME_STEPS = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR),
  ...[1, 2, 5, 10].map((count) => count * DAY),
];

/**
 * Returns the range of the amounts. Zero is visible unless the balances are so far above it that their changes would be
 * hard to see, and the highest step is below the top.
 */
export function computeRange({ current, available }: Curve): Range {
  let [low, high] = [Number.POSITIVE_INFINITY, 0];
  for (const balances of [current, available]) {
    for (const cents of balances) [low, high] = [Math.min(low, cents), Math.max(high, cents)];
  }
  const isFar = low > high - low;
  if (low > 0 && !isFar) low = 0;
  const margin = Math.max(100, (high - low) * 0.2);
  if (isFar) return [Math.max(0, low - margin / 2), high + margin * 1.3];
  return [low < 0 ? low - margin : 0, high + margin];
}

/** Returns ticks at round amounts, labelled in dollars, with space for each label. */
export function amountTicks(range: Range, height: number): Tick[] {
  const step = roundStep((range[1] - range[0]) / (height / 30));
  return multiplesIn(...range, step).map((value) => ({ value, label: moneyText(value).replace(/\.00$/, "") }));
}

/** Returns ticks at round instants, or at the first moment of each day or minute, with space for each label. */
export function placeTicks(curve: Curve, width: number): Tick[] {
  const { x } = curve;
  const range: Range = [x[0] as number, x.at(-1) as number];
  const span = range[1] - range[0];
  const ticks = curve.isTime ? roundTicks(range, width) : momentTicks(curve, width);
  const computeCenter = (tick: Tick) => labelCenter(((tick.value - range[0]) / span) * width, tick, width + RIGHT);
  return ticks.filter((tick, index) => {
    const next = ticks[index + 1];
    // A letter is 7 pixels wide.
    return !next || computeCenter(next) - computeCenter(tick) > (next.label + tick.label).length * 3.5;
  });
}

function roundTicks(range: Range, width: number): Tick[] {
  const span = range[1] - range[0];
  const step = TIME_STEPS.find((each) => span / each <= width / (each < MINUTE || each >= DAY ? 80 : 64));
  const values =
    step === undefined
      ? monthsIn(range[0] * 1_000, range[1] * 1_000, width / 80).map((time) => time / 1_000)
      : multiplesIn(...range, step);
  return labelled(values, step ?? DAY);
}

/** The space of a label with a day, in pixels. */
const LABEL = 76;

/** Labels the first moment of each day, or of each minute if all are within one day. */
function momentTicks({ times, places, x }: Curve, width: number): Tick[] {
  const unit = (times.at(-1) ?? 0) - (times[0] ?? 0) < DAY ? MINUTE : DAY;
  const least = (((x.at(-1) as number) - (x[0] as number)) * LABEL) / width;
  const toUnit = (index: number) => Math.floor((times[index] as number) / unit);
  let last = Number.NEGATIVE_INFINITY;
  const labelledPlaces = places.flatMap((value, index) => {
    if (value - last < least || (index > 0 && toUnit(index - 1) === toUnit(index))) return [];
    last = value;
    return { value, time: times[index] as number };
  });
  const labels = labelled(
    labelledPlaces.map(({ time }) => time),
    unit,
  );
  return labels.map(({ label }, index) => ({ value: labelledPlaces[index]?.value as number, label }));
}

/** Returns the center of the label of a tick, moved so that the label does not leave the drawing. */
export function labelCenter(x: number, { label }: Tick, end: number): number {
  return Math.min(x, end - label.length * 4);
}

/** Returns the smallest whole number of the form 1, 2 or 5 times a power of ten that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Returns the labels of instants. Only the first label of a day has the day, and likewise for the year. */
function labelled(times: readonly number[], step: number): Tick[] {
  let before = "";
  return times.map((value) => {
    const at = new Date(value * 1_000).toISOString();
    const day = formatShortDay(at);
    const isDay = step >= DAY;
    const group = isDay ? at.slice(0, 4) : day;
    const isNew = group !== before;
    before = group;
    if (isDay) return { value, label: isNew ? `${day} ${group}` : day };
    const clock = formatTime(at).slice(0, step < MINUTE ? 8 : 5);
    return { value, label: isNew ? `${day} ${clock}` : clock };
  });
}

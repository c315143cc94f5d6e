import type { Balance, Begin, Moment } from "./moments.ts";

/** The points of the chart, by column: their places, and the balances from there on. */
export interface Curve {
  /** Whether `x` is a time in seconds. It counts the moments if most would share a place otherwise. */
  readonly isTime: boolean;
  readonly x: readonly number[];
  readonly current: readonly number[];
  readonly available: readonly number[];
  /** The place of each moment on the x axis. */
  readonly places: readonly number[];
  /** The time of each moment in seconds. */
  readonly times: readonly number[];
}

/**
 * Returns the steps of both balances, from the beginning or the first listed entry to the instant of the balance. If several
 * entries share an instant, an axis of time shows the last one.
 */
export function computeCurve(balance: Balance, moments: readonly Moment[], { at, before }: Begin): Curve {
  const [first] = moments;
  const begin = balance.omitted > 0 && before === undefined && first !== undefined ? first.at : at;
  const [low, high] = [seconds(begin), seconds(balance.at)];
  const times = moments.map(({ at }) => seconds(at));
  const isTime = areApart([low, ...times], high);
  const places = isTime ? times : times.map((_, index) => index + 1);
  const points = new Map<number, Pick<Moment, "current" | "available">>();
  points.set(isTime ? low : 0, before ?? computeOpening(balance));
  for (const [index, moment] of moments.entries()) points.set(places[index] as number, moment);
  points.set(isTime ? high : moments.length + 1, balance);
  const x = [...points.keys()];
  return {
    isTime,
    x,
    current: x.map((place) => points.get(place)?.current ?? 0),
    available: x.map((place) => points.get(place)?.available ?? 0),
    places,
    times,
  };
}

/**
 * Whether an axis of time from the first change to the end separates the changes of the balances: if it is divided into
 * 100 equal parts, the changes lie in more than five parts, or in more parts than half the number of changes.
 */
function areApart(changes: readonly number[], end: number): boolean {
  const begin = changes[0] as number;
  const parts = new Set(changes.map((time) => Math.floor(((time - begin) / (end - begin)) * 100)));
  return parts.size > Math.min(changes.length, 10) / 2;
}

/** The balances before the first listed entry. */
function computeOpening({ entries: [first] }: Balance): Pick<Moment, "current" | "available"> {
  if (first === undefined) return { current: 0, available: 0 };
  const { after, current, available } = first;
  return { current: after.current - current, available: after.available - available };
}

/** Returns the index of the moment that is nearest to a place on the x axis. */
export function nearestMoment({ places }: Curve, x: number): number {
  let nearest = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place - x) <= Math.abs((places[nearest] as number) - x)) nearest = index;
  }
  return nearest;
}

function seconds(instant: string): number {
  return Date.parse(instant) / 1_000;
}

/**
 * Returns the path of a step line through points in pixels. If several points share a column, the path has their range
 * and the last of them, so that it never has more steps than the chart has pixels.
 */
export function stepPath(x: readonly number[], y: readonly number[]): string {
  let path = `M${x[0]} ${y[0]}`;
  let index = 1;
  while (index < x.length) {
    const column = x[index];
    const last = lastOfColumn(x, index);
    path += `H${column}`;
    if (last > index) {
      const inside = y.slice(index, last + 1);
      path += `V${Math.min(...inside)}V${Math.max(...inside)}`;
    }
    path += `V${y[last]}`;
    index = last + 1;
  }
  return path;
}

/** Returns the path of the area between two step lines, where the upper one is above the lower one. */
export function areaPath(x: readonly number[], upper: readonly number[], lower: readonly number[]): string {
  let path = "";
  for (let index = 0; index < x.length - 1; index += 1) {
    const [left, right] = [x[index] as number, x[index + 1] as number];
    const [top, bottom] = [upper[index] as number, lower[index] as number];
    if (right > left && bottom > top) path += `M${left} ${top}V${bottom}H${right}V${top}Z`;
  }
  return path;
}

function lastOfColumn(x: readonly number[], index: number): number {
  let last = index;
  while (x[last + 1] === x[index]) last += 1;
  return last;
}

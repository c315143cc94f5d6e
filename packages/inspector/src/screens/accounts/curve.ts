import type { Balance, Moment } from "./moments.ts";

/** The points of the chart, as columns: where, and the balances from there on. */
export interface Curve {
  /** Whether `x` is the bank's time in seconds; else all moments have one instant, and `x` is the place of the moment. */
  readonly isTime: boolean;
  readonly x: readonly number[];
  readonly current: readonly number[];
  readonly available: readonly number[];
  /** The place of each moment on the x axis. */
  readonly places: readonly number[];
}

/**
 * The steps of both balances, from the creation of the Account or the first listed entry to the instant of the balance. Of
 * several entries of one instant, the chart shows the last, unless the bank's time stood still at all of them.
 */
export function curveOf(balance: Balance, moments: readonly Moment[], createdAt: string): Curve {
  const [first] = moments;
  const begin = balance.omitted > 0 && first !== undefined ? first.at : createdAt;
  const isTime = begin !== balance.at;
  const places = moments.map(({ at }, index) => (isTime ? seconds(at) : index + 1));
  const points = new Map<number, Pick<Moment, "current" | "available">>();
  points.set(isTime ? seconds(begin) : 0, openingOf(balance));
  for (const [index, moment] of moments.entries()) points.set(places[index] as number, moment);
  points.set(isTime ? seconds(balance.at) : moments.length + 1, balance);
  const x = [...points.keys()];
  return {
    isTime,
    x,
    current: x.map((place) => points.get(place)?.current ?? 0),
    available: x.map((place) => points.get(place)?.available ?? 0),
    places,
  };
}

/** The balances before the first listed entry. */
function openingOf({ entries: [first] }: Balance): Pick<Moment, "current" | "available"> {
  if (first === undefined) return { current: 0, available: 0 };
  const { after, current, available } = first;
  return { current: after.current - current, available: after.available - available };
}

/** The moment that is nearest to a place on the x axis. */
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

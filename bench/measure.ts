import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The number of rounds of each figure. Their median is reported. */
const ROUNDS = 7;

setFlagsFromString("--expose-gc");

/** Collects all garbage now, so that no figure includes the garbage of an earlier one. */
export const collect: () => void = runInNewContext("gc");

/** CPU microseconds of one call: the median of several rounds, after a warm-up. CPU time, because machines are shared. */
export function microseconds(calls: number, work: (call: number) => unknown): number {
  for (let call = 0; call < calls; call++) work(call);
  collect();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call++) work(call);
    return cpuSince(start) / calls;
  });
  return median(rounds);
}

const PAIRS = 31;
const WARM_UP_PAIRS = 10;

/** Figures of two kinds of work that were measured in turn, in the form of a row. */
export interface Paired {
  readonly floorFigure: number;
  readonly figure: number;
  /** The median of the ratios of the pairs. A temporary slowdown of the machine distorts only a few pairs. */
  readonly ratio: number;
}

/**
 * CPU microseconds of one call of two kinds of work, in alternating rounds after a warm-up, so that a slow machine
 * slows both. Garbage is collected before each round, so that neither figure includes the garbage of the other.
 */
export function microsecondsOfBoth(calls: number, floor: () => unknown, work: () => unknown): Paired {
  const round = (run: () => unknown) => {
    collect();
    return microsecondsOfRound(calls, run);
  };
  return pairedOf(pairsOf(() => [round(floor), round(work)]));
}

/**
 * Like `microsecondsOfBoth`, for awaited work with several calls at a time. No garbage is collected in between, because
 * V8 would discard optimized code with it, and a round is too short to optimize the code again.
 */
export async function asyncMicrosecondsOfBoth(
  { calls, atATime = 1 }: { readonly calls: number; readonly atATime?: number },
  floor: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<Paired> {
  const round = async (run: () => Promise<unknown>) => {
    const inTurn = async () => {
      for (let call = 0; call < calls / atATime; call++) await run();
    };
    const start = process.cpuUsage();
    await Promise.all(Array.from({ length: atATime }, inTurn));
    return cpuSince(start) / calls;
  };
  const pairs: [number, number][] = [];
  for (let pair = 0; pair < WARM_UP_PAIRS + PAIRS; pair++) {
    // Each kind goes first in turn. Otherwise a periodic garbage collection could always fall into the same kind of
    // round.
    const early = pair % 2 === 0 ? await round(floor) : undefined;
    const figure = await round(work);
    pairs.push([early ?? (await round(floor)), figure]);
  }
  return pairedOf(pairs.slice(WARM_UP_PAIRS));
}

/**
 * Like `microsecondsOfBoth`, in many short rounds. No garbage is collected in between, because that is slow in a large
 * heap.
 */
export function pairedMicroseconds(calls: number, floor: () => unknown, work: () => unknown): Paired {
  return pairedOf(pairsOf(() => [microsecondsOfRound(calls, floor), microsecondsOfRound(calls, work)]));
}

/** Pairs of the floor's figure and the work's. */
type Pair = readonly [floor: number, work: number];

export function pairedOf(pairs: readonly Pair[]): Paired {
  return {
    floorFigure: median(pairs.map(([floor]) => floor)),
    figure: median(pairs.map(([, work]) => work)),
    ratio: median(pairs.map(([floor, work]) => work / floor)),
  };
}

function pairsOf(measure: () => Pair): Pair[] {
  return Array.from({ length: WARM_UP_PAIRS + PAIRS }, measure).slice(WARM_UP_PAIRS);
}

function microsecondsOfRound(calls: number, run: () => unknown): number {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call++) run();
  return cpuSince(start) / calls;
}

function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >>> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

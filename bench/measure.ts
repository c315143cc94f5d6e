import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How often each figure is taken; the median is reported. */
const ROUNDS = 7;

setFlagsFromString("--expose-gc");

/** Collects all garbage now, so that no figure pays for what was measured before it. */
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

/** As `microseconds`, of two kinds of work in turn: for a ratio near 1, which a machine that slows down would spoil. */
export function microsecondsOfBoth(
  calls: number,
  one: (call: number) => unknown,
  other: (call: number) => unknown,
): [number, number] {
  const figures: [number[], number[]] = [[], []];
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, work] of [one, other].entries()) {
      collect();
      const start = process.cpuUsage();
      for (let call = 0; call < calls; call++) work(call);
      // The first round warms up.
      if (round >= 0) figures[index]?.push(cpuSince(start) / calls);
    }
  }
  return [median(figures[0]), median(figures[1])];
}

const PAIRS = 31;

/**
 * CPU microseconds of one call of two kinds of work, in many short rounds in turn, after a warm-up: what slows the
 * machine down slows both. Nothing is collected in between, so that each pays for the garbage that it makes.
 */
export function pairedMicroseconds(calls: number, one: () => unknown, other: () => unknown): [number, number] {
  const figures: [number[], number[]] = [[], []];
  for (let round = -10; round < PAIRS; round++) {
    for (const [index, work] of [one, other].entries()) {
      const start = process.cpuUsage();
      for (let call = 0; call < calls; call++) work();
      if (round >= 0) figures[index]?.push(cpuSince(start) / calls);
    }
  }
  return [median(figures[0]), median(figures[1])];
}

/** As `microsecondsOfBoth`, for work that is awaited. */
export async function asyncMicrosecondsOfBoth(
  calls: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number, number]> {
  const figures: [number[], number[]] = [[], []];
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, work] of [one, other].entries()) {
      collect();
      const start = process.cpuUsage();
      for (let call = 0; call < calls; call++) await work();
      // The first round warms up.
      if (round >= 0) figures[index]?.push(cpuSince(start) / calls);
    }
  }
  return [median(figures[0]), median(figures[1])];
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

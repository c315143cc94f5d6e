import type { Duration } from "@sandbank/engine";

const units = { w: "weeks", d: "days", h: "hours", m: "minutes", s: "seconds", ms: "milliseconds" } as const;

/** Reads a duration such as `31d` or `1h30m`; undefined for other text. Units: `w`, `d`, `h`, `m`, `s`, `ms`, each once. */
export function parseDuration(text: string): Duration | undefined {
  if (!/^(?:\d+(?:ms|[wdhms]))+$/.test(text)) return undefined;
  const duration: { -readonly [Unit in keyof Duration]: number } = {};
  for (const [, amount, unit] of text.matchAll(/(?<!\d)(\d+)(ms|[wdhms])/g)) {
    const name = units[unit as keyof typeof units];
    if (name in duration) return undefined;
    duration[name] = Number(amount);
  }
  return duration;
}

const unitMs = {
  weeks: 604_800_000,
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
  milliseconds: 1,
} as const satisfies Record<keyof Duration, number>;

/** Returns how many milliseconds a duration lasts. */
export function toMilliseconds(duration: Duration): number {
  return Object.entries(duration).reduce(
    (total, [unit, value]) => total + value * unitMs[unit as keyof typeof unitMs],
    0,
  );
}

/** Returns a number of milliseconds in days and the smaller units. */
export function toDuration(milliseconds: number): Duration {
  const duration: { -readonly [Unit in keyof Duration]: number } = {};
  let left = milliseconds;
  for (const [unit, size] of Object.entries(unitMs) as [keyof Duration, number][]) {
    if (unit === "weeks" || left < size) continue;
    duration[unit] = Math.floor(left / size);
    left %= size;
  }
  return duration;
}

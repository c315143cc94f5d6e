/** Returns the multiples of a step in a range. */
export function multiplesIn(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, index) => (first + index) * step);
}

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1_200];

/** Returns the first days of months in a range of milliseconds, at most `most` of them. */
export function monthsIn(low: number, high: number, most: number): number[] {
  const countMonths = (time: number) => {
    const date = new Date(time);
    return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
  };
  const [first, last] = [countMonths(low), countMonths(high)];
  const step = MONTH_STEPS.find((each) => (last - first) / each <= most) ?? 2_400;
  return multiplesIn(first, last, step)
    .map((month) => Date.UTC(1970, month))
    .filter((time) => time >= low);
}

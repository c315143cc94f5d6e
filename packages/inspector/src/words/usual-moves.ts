const spans = { "1 hour": 1, "1 day": 24, "7 days": 7 * 24, "31 days": 31 * 24 } as const;

/** The moves of the clock that the page offers: for a button, after "Advance", and when each ends. */
export const usualMoves = [
  ...Object.entries(spans).map(([span, hours]) => ({
    short: `+${span}`,
    words: `by ${span}`,
    until: (now: string) => new Date(Date.parse(now) + hours * 3_600_000).toISOString(),
  })),
  {
    short: "To month end",
    words: "to the end of the month",
    // What happens each month happens as the next one begins.
    until: (now: string) => new Date(Date.UTC(Number(now.slice(0, 4)), Number(now.slice(5, 7)))).toISOString(),
  },
];

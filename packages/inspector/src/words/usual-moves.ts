/** The moves of the clock that the page offers. */
export const usualMoves = [
  { duration: "1h", words: "1 hour", hours: 1 },
  { duration: "1d", words: "1 day", hours: 24 },
  { duration: "7d", words: "7 days", hours: 7 * 24 },
  { duration: "31d", words: "31 days", hours: 31 * 24 },
] as const;

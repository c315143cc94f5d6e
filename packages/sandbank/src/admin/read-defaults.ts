/** The most steps that a bank keeps: 1,000 reads and 10,000 others. */
export const MOST_STEPS = 11_000;

/** The parameters of reads that have a default. A browser knows them without the schemas. */
export const readDefaults = {
  trace: { last: 100 },
  diff: { from: "0", to: "now" },
  limit_use: { at: "now" },
  coverage: { of: "server" },
  "clock.due": { limit: 20 },
} as const;

/** The largest number of steps that a bank keeps: 1,000 reads and 10,000 others. */
export const MOST_STEPS = 11_000;

/** The defaults of the parameters of reads, in a module without schemas, so that a browser need not load them. */
export const readDefaults = {
  trace: { last: 100 },
  diff: { from: "0", to: "now" },
  limit_use: { at: "now" },
  coverage: { of: "server" },
  "clock.due": { limit: 20 },
  deliveries: { limit: 100 },
} as const;

export const vitest = /Tests +[1-9]\d* passed \(\d+\)/;
const atRoot = { "banking.ts": "banking.ts" };

/** A project that a page of docs/frameworks shows. */
export interface Framework {
  /** Its folder in `tests/frameworks`, and its page in `docs/frameworks`. */
  readonly name: string;
  /** Where the project has each file of `tests/frameworks/shared`, which `npm run frameworks` copies into it. */
  readonly shared: Readonly<Record<string, string>>;
  /** The scripts that run, in order. */
  readonly scripts: readonly string[];
  /** What the output of `npm test` has if a test has run and passed. */
  readonly passed: RegExp;
}

export const frameworks: readonly Framework[] = [
  { name: "express", shared: atRoot, scripts: ["test"], passed: vitest },
  { name: "fastify", shared: atRoot, scripts: ["test"], passed: vitest },
  { name: "hono", shared: atRoot, scripts: ["test"], passed: vitest },
  { name: "node-http", shared: atRoot, scripts: ["test"], passed: /pass [1-9]/ },
  { name: "nextjs", shared: atRoot, scripts: ["build", "test"], passed: vitest },
  { name: "nestjs", shared: { "banking.ts": "src/banking.ts" }, scripts: ["build", "test"], passed: vitest },
  {
    name: "sveltekit",
    shared: { "banking.ts": "src/lib/server/banking.ts" },
    scripts: ["build", "test"],
    passed: vitest,
  },
  { name: "drizzle", shared: {}, scripts: ["test"], passed: vitest },
  { name: "kysely", shared: {}, scripts: ["test"], passed: vitest },
];

import type { TestTagDefinition } from "vitest";

/** Workspace packages resolve to src/ by the `source` export condition: tests need no build. */
export const onNode = {
  ssr: {
    resolve: {
      conditions: ["source", "module", "node", "development|production"],
      externalConditions: ["source", "node"],
    },
  },
};

/** Test files that need modules of their own, because they mock some or open what a process has once. */
export const isolated = [
  "packages/engine/test/deliver/**/*.test.ts",
  "packages/engine/test/bugs/**/*.test.ts",
  "packages/engine/test/proofs/undo.test.ts",
  "packages/sandbank/test/mutate/preload.test.ts",
  "packages/sandbank/test/secrets/outputs.test.ts",
  "packages/testing/test/attach/attach-session.test.ts",
  "packages/testing/test/attach/attached-runs.test.ts",
  "packages/testing/test/coverage/record-coverage.test.ts",
  "packages/testing/test/jest-reporter.test.ts",
];

/**
 * Test files that start databases, programs, threads, compilers, bundlers or other test runners, or that run the documentation. `npm test` leaves
 * them out, `.ci/run` does not.
 */
export const slow = [
  "examples/any-language/any-language.test.ts",
  "examples/exactly-once/exactly-once.test.ts",
  "examples/property-tests/ledger.test.ts",
  "examples/sweep/{cards,ledger}.test.ts",
  "packages/sandbank/test/cli/processes.test.ts",
  "packages/sandbank/test/docs/exam-page.test.ts",
  "packages/sandbank/test/server/{exports,several-servers}.test.ts",
  "packages/sandbank/test/cli/exported-files.test.ts",
  "packages/sandbank/test/mutate/{runners,suite}.test.ts",
  "packages/sandbank/test/storage/{data-directory,disk-faults,failed-start,flip,kill,lost-directory}.test.ts",
  "packages/msw/test/declarations.test.ts",
  "packages/sdk/test/type-errors.test.ts",
  "packages/sdk/test/webhooks/stores/{postgres-server,redis-store}.test.ts",
  "packages/testing/test/{one-postgres,runners,vitest-reporter}.test.ts",
  "packages/testing/test/properties/other-runners.test.ts",
  "packages/testing/test/sweep/{memory,other-runners}.test.ts",
  "packages/testing/test/sweep/stores/pg-store.test.ts",
  "packages/testing/test/time/databases.test.ts",
  "packages/tools/test/{app-snippets,ignored,output-blocks,snippets}.test.ts",
];

/** Those that share one PGlite, which takes seconds to start. */
export const onPglite = [
  "packages/sdk/test/webhooks/other-senders.test.ts",
  "packages/sdk/test/webhooks/stores/{postgres-store,query-builders}.test.ts",
  "packages/testing/test/permitted-changes.test.ts",
  "packages/testing/test/sweep/{apps-on-databases,databases,exactly-once}.test.ts",
  "packages/testing/test/sweep/stores/pglite-store.test.ts",
  "packages/testing/test/time/pglite.test.ts",
];

/**
 * No test depends on time: this only ends a run that hangs. A test that waits for an event also waits at most this long, so
 * that no test fails on a busy machine.
 */
export const TIMEOUT_MS = 300_000;

export const tags: TestTagDefinition[] = [
  {
    name: "table",
    description: "Compares a table of rules with a list. It kills no mutant, so it does not count as proof.",
  },
];

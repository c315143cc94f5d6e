import "./scripts/require-node.mjs";
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

/** Test files that mock modules, which run isolated. */
export const mocking = [
  "packages/engine/test/deliver/**/*.test.ts",
  "packages/engine/test/bugs/**/*.test.ts",
  "packages/engine/test/proofs/undo.test.ts",
  "packages/sandbank/test/secrets/outputs.test.ts",
  "packages/testing/test/attach/attach-session.test.ts",
  "packages/testing/test/attach/attached-runs.test.ts",
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

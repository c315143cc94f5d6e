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

/** These replace modules by others: each file has its own modules. */
export const mocking = [
  "packages/engine/test/deliver/**/*.test.ts",
  "packages/engine/test/bugs/**/*.test.ts",
  "packages/sandbank/test/secrets/outputs.test.ts",
];

/**
 * No test depends on time: this only ends a run that hangs. A test that waits for something else to happen waits this
 * long at the most, so a machine that is busy with other work fails nothing.
 */
export const TIMEOUT_MS = 300_000;

export const tags: TestTagDefinition[] = [
  {
    name: "table",
    description:
      "Holds a table of rules against a list. It is no proof that the bank goes by it: no mutant dies of it.",
  },
];

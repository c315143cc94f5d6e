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

export const tags: TestTagDefinition[] = [
  {
    name: "table",
    description:
      "Holds a table of rules against a list. It is no proof that the bank goes by it: no mutant dies of it.",
  },
];

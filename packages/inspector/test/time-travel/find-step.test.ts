import { expect, test } from "vitest";
import { findNextStep, findPreviousStep } from "../../src/store/bank-time.ts";

/** Step 2 has an entry and three attempts to deliver webhooks. Step 3 was refused, and so was step 5. */
const overview = {
  length: 8,
  steps: [
    { instant: 1, number: 1 },
    { instant: 2, number: 2 },
    { instant: 2, number: 3 },
    { instant: 6, number: 4 },
    { instant: 6, number: 5 },
  ],
};

test.each([
  [8, 2],
  [6, 2],
  [5, 1],
  [2, 1],
  [1, 0],
  [0, undefined],
])("the step before instant %i ends at %j", (at, before) => {
  expect(findPreviousStep(overview, at)).toBe(before);
});

test.each([
  [0, 1],
  [1, 2],
  [2, 6],
  [4, 6],
  [6, 8],
  [8, undefined],
])("the step after instant %i ends at %j", (at, after) => {
  expect(findNextStep(overview, at)).toBe(after);
});

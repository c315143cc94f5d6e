import { expect, test } from "vitest";
import { mistakeIn } from "../../../scripts/commit-subjects.ts";

test.each([
  "engine: reject a cursor with other filters",
  "sdk/webhooks: accept a repeated webhook-signature header",
  "engine, testing: play fewer random cases by default",
  "msw: MSW 3 needs Node 22",
  "testing: bring what was missed",
])("the commit subject %j is accepted", (subject) => {
  expect(mistakeIn(subject)).toBeUndefined();
});

test.each([
  ["Fix a typo", "it does not start with a package and a colon"],
  ["bank: fix a typo", '"bank" is not one of'],
  ["engine, bank: fix a typo", '"bank" is not one of'],
  ["engine: Fix a typo", "the sentence starts with a capital letter"],
  ["engine: fix a typo.", "it ends with a full stop"],
  ["engine: fixed a typo", "the sentence is not imperative"],
])("the commit subject %j is refused: %s", (subject, mistake) => {
  expect(mistakeIn(subject)).toContain(mistake);
});

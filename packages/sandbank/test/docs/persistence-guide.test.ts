import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { notWritten } from "../../src/storage/journal-file.ts";

const guide = readFileSync(new URL("../../../../docs/guides/persistence.md", import.meta.url), "utf8");

test("the guide to persistence shows the response to a call that finds the disk full", () => {
  const shown = JSON.parse(/^```json\n(\{\n {2}"type"[\s\S]*?)^```$/m.exec(guide)?.[1] ?? "");
  const [, detail, end] = shown.detail.split("...");
  const { body } = notWritten("banks/default/journal.ndjson", { code: "ENOSPC" });
  expect(body).toEqual({ ...shown, detail: expect.stringContaining(detail.trim()) });
  expect(end).toBe("");
});

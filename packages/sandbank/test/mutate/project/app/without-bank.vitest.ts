import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";

test("reaches no bank", () => {
  expect(1 + 1).toBe(2);
  appendFileSync(process.env["PLAYED"] as string, "without-bank\n");
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { printSizes } from "../src/reference/print-sizes.ts";

const head = "# Budgets\n\nWritten by `npm run bench -- --write` on 2026-01-02, with Node v24.1.0 on 2\ncores.\n\n";
const row = (what: string) => `| ${what} | 12 B | a floor: 6 B | 2.00x | none |  |\n`;

describe("the page of sizes", () => {
  test("has the figures of the SDK with what they are compared with, and no others", () => {
    const page = printSizes(`${head}${row("bundle of `verifyWebhook`")}${row("a new client")}${row("a new bank")}`);
    expect(page).toContain("Measured on 2026-01-02 with Node 24.1.0 on 2 cores");
    expect(page).toContain("| bundle of `verifyWebhook` | 12 B | a floor: 6 B |");
    expect(page).toContain("| a new client | 12 B | a floor: 6 B |");
    expect(page).not.toContain("a new bank");
  });

  test("has every figure of the budgets that names the SDK", () => {
    const budgets = readFileSync(new URL("../../../docs/internals/budgets.md", import.meta.url), "utf8");
    const ofSdk = [...budgets.matchAll(/^\| ([^|]*(?:SDK|@sandbank\/sdk|verifyWebhook)[^|]*) \|/gm)]
      .map(([, what = ""]) => what)
      // A row of test suites names the calls that its tests make.
      .filter((what) => !what.includes("Vitest"));
    expect(ofSdk.length).toBeGreaterThan(10);
    const page = printSizes(budgets);
    expect(ofSdk.filter((what) => !page.includes(`| ${what} |`))).toEqual([]);
  });

  test("is refused if the budgets do not say when they were measured", () => {
    expect(() => printSizes(row("a new client"))).toThrow("do not say when they were measured");
  });
});

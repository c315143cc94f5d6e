import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { waitUntilRead } from "./wait-until-read.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What runs in each colour scheme. The schemes differ in their colours only, so the second one needs only the rules on colours. */
const rules = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Fails with each rule of WCAG 2.2 AA that the page breaks once it has read what it shows, in both colour schemes. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await waitUntilRead(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const findings = await page.evaluate(async (runOnly) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
      };
      return (await axe.run(document, { runOnly, resultTypes: ["violations"] })).violations;
    }, rules[colorScheme]);
    const texts = findings.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${colorScheme}: ${id} at ${target.join(" ")}: ${failureSummary}`),
    );
    expect(texts).toEqual([]);
  }
}

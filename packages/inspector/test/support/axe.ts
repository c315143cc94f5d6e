import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Fails with each rule of WCAG 2.2 AA that the page breaks, in both colour schemes. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(source);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const findings = await page.evaluate(async (values) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
      };
      return (await axe.run(document, { runOnly: { type: "tag", values } })).violations;
    }, tags);
    const texts = findings.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${colorScheme}: ${id} at ${target.join(" ")}: ${failureSummary}`),
    );
    expect(texts).toEqual([]);
  }
}

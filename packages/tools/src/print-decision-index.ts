import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const header = `<!-- Generated from the records in this folder by \`npm run generate\`. Do not edit. -->

# Decision records

Each record describes a decision about how Sandbank is built, its reasons, and the alternatives that were rejected.
Answers to questions that the text of the API leaves open are [assumptions](../../reference/assumptions.md) instead.

| | Decision |
|---|---|
`;

/** The index of the decision records in a folder, from their headings: `# 2. Forks use layers`. */
export function printDecisionIndex(folder: string): string {
  const rows = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .toSorted()
    .map((name) => {
      const heading = /^# (\d+)\. (.+)$/m.exec(readFileSync(join(folder, name), "utf8"));
      if (heading === null) throw new Error(`[tools] ${name} has no heading such as "# 2. Forks use layers".`);
      return `| ${heading[1]} | [${heading[2]}](${name}) |\n`;
    });
  return header + rows.join("");
}

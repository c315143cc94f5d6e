import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { fillOutputBlocks } from "../src/output-blocks.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const snippet = "```ts\nconst sum: number = 1 + 2;\nconsole.log(sum);\n```\n";

describe("fillOutputBlocks", () => {
  test("fillOutputBlocks fills an output block with the output of the snippet before it", () => {
    const page = `# Sums\n\n${snippet}\nIt prints:\n\n\`\`\`text output\nold\n\`\`\`\nMore.\n`;
    expect(fillOutputBlocks(page, root)).toBe(page.replace("old", "3"));
  });

  test("fillOutputBlocks does not run a snippet without an output block", () => {
    const page = `\`\`\`ts\nthrow new Error();\n\`\`\`\n\n\`\`\`text\nold\n\`\`\`\n`;
    expect(fillOutputBlocks(page, root)).toBe(page);
  });

  test("fillOutputBlocks fails if the snippet throws", () => {
    const page = `\`\`\`ts\nthrow new Error("broken snippet");\n\`\`\`\n\n\`\`\`text output\n\`\`\`\n`;
    expect(() => fillOutputBlocks(page, root)).toThrow(/broken snippet/);
  });
});

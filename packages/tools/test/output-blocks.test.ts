import { fileURLToPath } from "node:url";
import { version } from "sandbank/private/reference";
import { describe, expect, test } from "vitest";
import { fillOutputBlocks } from "../src/output-blocks.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const snippet = "```ts\nconst sum: number = 1 + 2;\nconsole.log(sum);\n```\n";

describe("fillOutputBlocks", () => {
  test("fillOutputBlocks fills an output block with the output of the snippet before it", () => {
    const page = `# Sums\n\n${snippet}\nIt prints:\n\n\`\`\`text output\nold\n\`\`\`\nMore.\n`;
    expect(fillOutputBlocks(page, root)).toBe(page.replace("old", "3"));
  });

  test("fillOutputBlocks fills an output block with what the commands of sandbank before it print, on one server", () => {
    const block = (commands: string, output: string) =>
      `\`\`\`sh\n${commands}\`\`\`\n\n\`\`\`text output\n${output}\`\`\`\n`;
    const start = "npm install sandbank\nnpx sandbank start --clock frozen \\\n  --start 2026-02-03T00:00:00Z\n";
    const advance = "sandbank clock advance 1d\nsandbank clock\n";
    const page = fillOutputBlocks(block(start, "old\n") + block(advance, "older\n"), root);
    expect(page.replace(/\S+ ms/, "40 ms")).toBe(
      block(
        start,
        [
          `Sandbank ${version}`,
          "  API        http://localhost:2265",
          "  API key    sandbox_key_atb6pn9lo69akl0h6c0jaztp",
          "  Inspector  http://localhost:2265/_sandbank/",
          "  Clock      Tue 3 Feb 2026, 00:00:00 UTC, frozen",
          "  State      in memory: it ends with the server (--persist keeps it)",
          "  Seed       none",
          "Ready in 40 ms. Ctrl-C stops it.",
          "",
        ].join("\n"),
      ) +
        block(
          advance,
          [
            "Tue 3 Feb 2026, 00:00:00 -> Wed 4 Feb 2026, 00:00:00 UTC, 1 d",
            "  Nothing fell due",
            "Wed 4 Feb 2026, 00:00:00 UTC, frozen",
            "",
          ].join("\n"),
        ),
    );
  });

  test("fillOutputBlocks keeps an output block that leaves out parts of the output", () => {
    const page = `${snippet.replace("sum)", '"a", sum, "z")')}\n\`\`\`text output\na ...z\n\`\`\`\n`;
    expect(fillOutputBlocks(page, root)).toBe(page);
    expect(fillOutputBlocks(page.replace("z\n```", "y\n```"), root)).toBe(page.replace("...", "3 "));
  });

  test.each([
    ["curl https://bank.test\n", /"curl https:\/\/bank\.test": it is not a command of sandbank/],
    ["sandbank call accounts.retrieve account_1\n", /"sandbank call accounts\.retrieve account_1": it exits with 5/],
    ["sandbank start --clock fast\n", /Failed to start a server: it exits with 2/],
  ])("fillOutputBlocks fails if the commands are %j", (commands, message) => {
    const page = `\`\`\`sh\n${commands}\`\`\`\n\n\`\`\`text output\n\`\`\`\n`;
    expect(() => fillOutputBlocks(page, root)).toThrow(message);
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

import { execFileSync } from "node:child_process";

/** Matches a TypeScript snippet and the block with its output, with or without text between them. */
const printed =
  /^```ts\n(?<code>(?:(?!```).*\n)*)```\n(?<between>(?:(?!```).*\n)*)```text output\n(?:(?!```).*\n)*```$/gm;

/**
 * Returns the page with each ```` ```text output ```` block filled with the output of the TypeScript snippet before it.
 */
export function fillOutputBlocks(page: string, root: string): string {
  return page.replaceAll(printed, (...args) => {
    const { code = "", between = "" } = args.at(-1) as Record<string, string>;
    return `\`\`\`ts\n${code}\`\`\`\n${between}\`\`\`text output\n${outputOf(code, root)}\`\`\``;
  });
}

/** Runs a snippet in the root of the repository, so that it imports the packages by name as a user does. */
function outputOf(code: string, root: string): string {
  const options = ["--conditions=source", "--input-type=module-typescript", "--eval", code];
  // Colours are off, because they would be part of the output.
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1" };
  return execFileSync(process.execPath, options, { cwd: root, encoding: "utf8", env, stdio: "pipe" });
}

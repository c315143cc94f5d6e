import { execFileSync } from "node:child_process";

/** A TypeScript snippet and, with text between them or none, the block of what it prints. */
const printed =
  /^```ts\n(?<code>(?:(?!```).*\n)*)```\n(?<between>(?:(?!```).*\n)*)```text output\n(?:(?!```).*\n)*```$/gm;

/** A page in which each ```` ```text output ```` block has what the TypeScript snippet before it prints. */
export function fillOutputBlocks(page: string, root: string): string {
  return page.replaceAll(printed, (...args) => {
    const { code = "", between = "" } = args.at(-1) as Record<string, string>;
    return `\`\`\`ts\n${code}\`\`\`\n${between}\`\`\`text output\n${outputOf(code, root)}\`\`\``;
  });
}

/** Runs a snippet in the root of the repository, so that it imports the packages by name as a user does. */
function outputOf(code: string, root: string): string {
  const options = ["--conditions=source", "--input-type=module-typescript", "--eval", code];
  // A colour would be part of the output.
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1" };
  return execFileSync(process.execPath, options, { cwd: root, encoding: "utf8", env, stdio: "pipe" });
}

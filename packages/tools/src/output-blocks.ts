import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listPages } from "./snippets.ts";

/** Matches code and the block with its output, with or without text between them. */
const block =
  /^```(?<language>ts|sh)\n(?<code>(?:(?!```).*\n)*)```\n(?<between>(?:(?!```).*\n)*)```text output\n(?<shown>(?:(?!```).*\n)*)```$/gm;

interface Printing {
  readonly language: "ts" | "sh";
  readonly code: string;
  readonly between: string;
  readonly shown: string;
}

const commandRunner = fileURLToPath(new URL("run-commands.ts", import.meta.url));

/** The pages that have output blocks, by their paths from the root of the repository. */
export function listPagesWithOutputBlocks(root: string): readonly string[] {
  return listPages(root).filter((page) => readFileSync(root + page, "utf8").search(block) >= 0);
}

/**
 * Returns the page with each ```` ```text output ```` block filled with the output of the block before it: a snippet in
 * TypeScript, or commands of `sandbank`. All commands of a page run on one server, in their order.
 *
 * In an output block, `...` stands for any text: the block stays as it is as long as the output matches.
 */
export function fillOutputBlocks(page: string, root: string): string {
  const blocks = [...page.matchAll(block)].map(({ groups }) => groups as unknown as Printing);
  const outputs = outputsOfCommands(blocks.flatMap(({ language, code }) => (language === "sh" ? code : [])));
  return page.replaceAll(block, (...args) => {
    const { language, code, between, shown } = args.at(-1) as Printing;
    const output = language === "sh" ? (outputs.shift() ?? "") : runSnippet(code, root);
    const text = matches(shown, output) ? shown : output;
    return `\`\`\`${language}\n${code}\`\`\`\n${between}\`\`\`text output\n${text}\`\`\``;
  });
}

/** Whether the block shows the output, apart from what it leaves out as `...`. */
function matches(shown: string, output: string): boolean {
  const parts = shown.split("...").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\s\\S]*?")}$`).test(output);
}

/** Runs a snippet in the root of the repository, so that it imports the packages by name as a user does. */
export function runSnippet(code: string, root: string): string {
  // A stack names the file as a reader might, and not as a program without a file.
  return run(["--input-type=module-typescript", "--eval", code], root).replaceAll("[eval]:", "example.ts:");
}

/** Returns what each block of commands prints. */
function outputsOfCommands(blocks: readonly string[]): string[] {
  return blocks.length === 0 ? [] : JSON.parse(run([commandRunner, ...blocks]));
}

function run(program: readonly string[], cwd?: string): string {
  // Colours are off, because they would be part of the output.
  // A report names the page of a failed test only in a checkout where the page is built.
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", SANDBANK_ATTACH: "off" };
  return execFileSync(process.execPath, ["--conditions=source", ...program], {
    cwd,
    encoding: "utf8",
    env,
    stdio: "pipe",
  });
}

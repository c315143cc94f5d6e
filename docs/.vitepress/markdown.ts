import type { MarkdownOptions } from "vitepress";

/** The anchors of headings that code hosts make: links in the documents are written for these. */
export const slugify = (heading: string) =>
  heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]/gu, (other) => (/\s/.test(other) ? "-" : ""));

/** What package managers call `npm install`, `--save-dev`, `npx` for an installed package, and `npm run`. */
const managers: Readonly<Record<string, readonly [string, string, string, string]>> = {
  npm: ["npm install", "--save-dev", "npx", "npm"],
  pnpm: ["pnpm add", "--save-dev", "pnpm exec", "pnpm"],
  yarn: ["yarn add", "--dev", "yarn", "yarn"],
  bun: ["bun add", "--dev", "bunx", "bun run"],
};

/** Commands that install packages as a group of tabs, one for each package manager. */
const withManagers = (block: string, code: string) => {
  if (!code.includes("npm install") || code.includes("npm ci")) return block;
  const tabs = Object.entries(managers).map(([name, [install, dev, exec, run]]) => {
    const commands = code
      .replaceAll("npm install", install)
      .replaceAll("--save-dev", dev)
      .replaceAll(" --save-prod", "")
      .replaceAll(/^npx/gm, exec)
      .replaceAll(/^npm (?=test|run)/gm, `${run} `);
    return `\`\`\`sh [${name}]\n${commands}\`\`\``;
  });
  return `::: code-group\n${tabs.join("\n")}\n:::`;
};

/** A snippet behind `<!-- run -->`, and its output: readers can run it in the page. */
const program = /^<!-- run -->\n\n(```ts\n[\s\S]*?^```\n[\s\S]*?)(^```text output\n[\s\S]*?^```)$/gm;
const asProgram = '<div class="program">\n\n$1<div class="printed">\n\n$2\n\n</div>\n</div>';

export const configureMarkdown: NonNullable<MarkdownOptions["config"]> = (md) => {
  md.core.ruler.after("normalize", "package-managers", (state) => {
    state.src = state.src.replaceAll(/^```sh\b.*\n((?:(?!```).*\n)*)```$/gm, withManagers);
    state.src = state.src.replaceAll(program, asProgram);
  });
  // A name breaks between its words, also in a heading. In the code of a sentence {{ }} is no expression of Vue.
  const withBreaks = (text = "", after = /\S[_/](?=\w)/g) => md.utils.escapeHtml(text).replaceAll(after, "$&<wbr>");
  md.renderer.rules["text"] = (tokens, index) => withBreaks(tokens[index]?.content);
  md.renderer.rules["code_inline"] = (tokens, index) =>
    `<code v-pre>${withBreaks(tokens[index]?.content, /\S[_./](?=\w)/g)}</code>`;
};

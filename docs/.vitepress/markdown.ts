import type { MarkdownOptions } from "vitepress";

/** The anchors of headings that code hosts make: links in the documents are written for these. */
export const slugify = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** What package managers call `npm install`, `--save-dev`, `npx` for an installed package, `npm run` and `npm pkg`. */
const managers: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  npm: ["npm install", "--save-dev", "npx", "npm", "npm pkg"],
  pnpm: ["pnpm add", "--save-dev", "pnpm exec", "pnpm", "pnpm pkg"],
  yarn: ["yarn add", "--dev", "yarn", "yarn", "npm pkg"],
  bun: ["bun add", "--dev", "bunx", "bun run", "bun pm pkg"],
};

/** Commands that install packages as a group of tabs, one for each package manager. */
const withManagers = (block: string, code: string) => {
  if (!code.includes("npm install") || code.includes("npm ci")) return block;
  const tabs = Object.entries(managers).map(([name, [install, dev, exec, run, pkg]]) => {
    const commands = code
      .replaceAll(/npm install( --save-dev)?(?: --save-prod)?/g, (_, isDev) => (isDev ? `${install} ${dev}` : install))
      .replaceAll(/^npx/gm, exec)
      .replaceAll(/^npm pkg/gm, pkg)
      .replaceAll(/^npm (?=test|run)/gm, `${run} `);
    return `\`\`\`sh [${name}]\n${commands}\`\`\``;
  });
  return `::: code-group\n${tabs.join("\n")}\n:::`;
};

export const configureMarkdown: NonNullable<MarkdownOptions["config"]> = (md) => {
  md.core.ruler.after("normalize", "package-managers", (state) => {
    state.src = state.src.replaceAll(/^```sh\b.*\n((?:(?!```).*\n)*)```$/gm, withManagers);
  });
  // A name breaks between its words, also in a heading.
  md.renderer.rules["text"] = (tokens, index) =>
    md.utils.escapeHtml(tokens[index]?.content ?? "").replaceAll(/[_/](?=\w)/g, "$&<wbr>");
  // In the code of a sentence {{ }} is no expression of Vue, either.
  md.renderer.rules["code_inline"] = (tokens, index) => {
    const code = md.utils.escapeHtml(tokens[index]?.content ?? "");
    return `<code v-pre>${code.replaceAll(/[_./](?=\w)/g, "$&<wbr>")}</code>`;
  };
};

import type { MarkdownOptions } from "vitepress";

/** The anchors of headings that code hosts make: links in the documents are written for these. */
export const slugify = (heading: string) =>
  heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]/gu, (other) => (/\s/.test(other) ? "-" : ""));

/** A snippet behind `<!-- run -->`, and its output: readers can run it in the page, as JavaScript. */
const program = /^<!-- run -->\n\n```ts(\n[\s\S]*?^```\n[\s\S]*?)(^```text output\n[\s\S]*?^```)$/gm;
const asProgram = '<div class="program">\n\n```js$1<div class="printed">\n\n$2\n\n</div>\n</div>';

export const configureMarkdown: NonNullable<MarkdownOptions["config"]> = (md) => {
  md.core.ruler.after("normalize", "programs", (state) => {
    state.src = state.src.replaceAll(program, asProgram);
  });
  // A path breaks behind a separator, and a long name between its words. In the code of a sentence {{ }} is no expression of Vue.
  const ends = /[a-z}\]][./](?=[\w{])|(?<=\w{16}[a-z])(?=[A-Z])|(?<=\w{12})_(?=\w)(?!\w*\})/g;
  const withBreaks = (text = "") => md.utils.escapeHtml(text).replaceAll(ends, "$&<wbr>");
  md.renderer.rules["text"] = (tokens, index) => withBreaks(tokens[index]?.content);
  md.renderer.rules["code_inline"] = (tokens, index) => `<code v-pre>${withBreaks(tokens[index]?.content)}</code>`;
  // The file that a block is, in place of its language.
  const fence = md.renderer.rules["fence"];
  md.renderer.rules["fence"] = (tokens, index, ...rest) => {
    const [, file = "$&"] = /file=.*\/(\S+)/.exec(tokens[index]?.info ?? "") ?? [];
    return `${fence?.(tokens, index, ...rest)}`.replace(/(?<=class="lang">)\w+/, file);
  };
  const render = md.renderer.render.bind(md.renderer);
  md.renderer.render = (tokens, options, env) => fold(render(tokens, options, env), env.relativePath);
};

/** Folds the sections of the reference about one endpoint, type or program. A heading and its first paragraph stay visible. */
function fold(html: string, page = ""): string {
  if (!/^(api|reference)\/(?!index)/.test(page)) return html;
  const level = page.includes("reachability-") ? 2 : 3;
  const isOnly = html.split(`<h${level} `).length === 2;
  const heading = `<h${level} id="${page.startsWith("api") ? "api-" : "(?!states-of)"}[^]*?</h${level}>`;
  const sections = new RegExp(`(${heading})(?:\\s*<p>([^]*?)</p>)?([^]*?)(?=<h[1-${level}] |$)`, "g");
  return html.replaceAll(sections, (_, title: string, first = "", rest: string) => {
    // A link in a summary would be a control in a control.
    const summary = `${title}<br>${first}`.replaceAll(/<\/?a\b[^>]*>|&ZeroWidthSpace;|(?<=<\/code>):|<br>$/g, "");
    return `<details${isOnly ? " open" : ""}><summary>${summary}</summary>${rest}</details>\n`;
  });
}

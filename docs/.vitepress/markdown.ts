import type { MarkdownOptions } from "vitepress";

type Configure = NonNullable<MarkdownOptions["config"]>;
type State = Parameters<Parameters<Parameters<Configure>[0]["core"]["ruler"]["push"]>[1]>[0];

/** The anchors of headings that code hosts make: links in the documents are written for these. */
export const slugify = (heading: string) =>
  heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]/gu, (other) => (/\s/.test(other) ? "-" : ""));

/** A snippet behind `<!-- run -->`, and its output: readers can run it in the page. */
const program = /^<!-- run -->\n\n(```ts\n[\s\S]*?^```\n[\s\S]*?)(^```text output\n[\s\S]*?^```)$/gm;
const asProgram = '<div class="program">\n\n$1<div class="printed">\n\n$2\n\n</div>\n</div>';

export const configureMarkdown: Configure = (md) => {
  md.core.ruler.after("normalize", "programs", (state) => {
    state.src = state.src.replaceAll(program, asProgram);
  });
  // A name breaks between its words, also in a heading. In the code of a sentence {{ }} is no expression of Vue.
  const withBreaks = (text = "", after = /\S[_/](?=\w)/g) => md.utils.escapeHtml(text).replaceAll(after, "$&<wbr>");
  md.renderer.rules["text"] = (tokens, index) => withBreaks(tokens[index]?.content);
  md.renderer.rules["code_inline"] = (tokens, index) =>
    `<code v-pre>${withBreaks(tokens[index]?.content, /\S[_./](?=\w)/g)}</code>`;
  md.core.ruler.push("folds", fold);
};

/** Folds the sections of the reference about one endpoint, type or program. A heading and its first paragraph stay visible. */
function fold({ env, tokens, Token }: State): void {
  const level = /reachability-/.test(env.relativePath) ? "h2" : "h3";
  const html = (content: string) => Object.assign(new Token("html_block", "", 0), { content });
  const isOnly = tokens.filter(({ type, tag }) => type === "heading_open" && tag === level).length === 1;
  let isOpen = false;
  for (let index = 0; index < tokens.length; index++) {
    const section = tokens.slice(index, index + 6);
    const [heading, , , paragraph] = section;
    if (heading?.type !== "heading_open" || heading.tag > level) continue;
    if (isOpen) tokens.splice(index++, 0, html("</details>"));
    const id = `${env.relativePath}#${heading.attrGet("id")}`;
    isOpen = heading.tag === level && /^(api.*#api-|reference.*#(?!states-of))/.test(id);
    if (!isOpen) continue;
    const summary = section.slice(0, paragraph?.type === "paragraph_open" ? 6 : 3);
    for (const token of summary) {
      if (token.tag === "p") token.tag = "span";
      // A link in a summary would be a control in a control.
      token.children = token.children?.filter(({ type }) => !/^link_|^html_inline/.test(type)) ?? null;
    }
    tokens.splice(
      index++,
      summary.length,
      html(`<details${isOnly ? " open" : ""}><summary>`),
      ...summary,
      html("</summary>"),
    );
  }
  if (isOpen) tokens.push(html("</details>"));
}

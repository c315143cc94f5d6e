import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfig } from "vitepress";
import { readAddresses, readBase } from "../../scripts/addresses.ts";
import { configureMarkdown, slugify } from "./markdown.ts";
import { type Page, writePages } from "./pages.ts";
import { buildPrograms } from "./programs/build.ts";
import { type Group, groupsOf } from "./sidebar.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { repository } = readAddresses();
const base = readBase();
const { version } = JSON.parse(readFileSync(`${root}packages/sandbank/package.json`, "utf8"));
const description = "A fake bank for your tests: balances, declines explained, webhooks, a clock that you move.";
const linkTo = (page: string, text: string, anchor = "") => `<a href="${base}${page}.html${anchor}">${text}</a>`;
const quote = `Search for a word, or read ${linkTo("guide", "all pages")}, ${linkTo("guides/troubleshooting", "troubleshooting")} or ${linkTo("decide/which-api", "which calls are covered")}.`;

const pages = writePages(root, `${root}.pages/`, repository);
const those = (pattern: RegExp) => pages.filter(({ name }) => pattern.test(name));
const guides = groupsOf("guide.md", those(/^(?!(reference|errors|api)\/)/));
const reference: Group[] = [...groupsOf("reference/index.md", those(/^reference\//)), ["Errors", those(/^errors\//)]];
const packages: Group = ["Packages", those(/^api\/([^/]+\/)?index\.md$/)];
const itemOf = ({ name, title }: Page) => ({ text: title.replace(/^@.*: |^@sandbank\//, ""), link: `/${name}` });
const sidebarOf = (groups: readonly Group[]) => groups.map(([text, own]) => ({ text, items: own.map(itemOf) }));
const sidebarOfPackage = ({ name, title }: Page) => {
  const own = those(new RegExp(`^${dirname(name)}/(?!index)`));
  return [`/${dirname(name)}/`, sidebarOf(name === "api/index.md" ? [packages] : [packages, [title, own]])];
};
const code = transformerStyleToClass({ classPrefix: "c", classReplacer: (name) => name.slice(0, 3) });
/** Text of the colour of the block, lines, and words of one colour beside each other need no elements of their own. */
const compact = {
  postprocess: (html: string) =>
    html
      .replace(/class="shiki [^"]*"/, 'class="vp-code"')
      .replaceAll(/<span class="line">(.*)<\/span>$|<span class="line">(.*)<\/span>(?=<\/code>)/gm, "$1$2")
      .replaceAll(/<span class="c20">([^<]*)<\/span>/g, "$1")
      .replaceAll(/(?<=<span class="(c\w+)">[^<]*)<\/span>(\s*)<span class="\1">/g, "$2")
      .replaceAll(/\b[DO]-\d\d+\b/g, (id) => linkTo("reference/assumptions", id, `#${id.toLowerCase()}`)),
};

/** How the index of the search is made. VitePress passes on `storeFields`, too, which its types leave out. */
const indexOptions = {
  storeFields: ["title", "titles", "excerpt"],
  // These functions run in the page, too, so they use nothing else.
  extractField: (section: Record<string, string>, name: string) =>
    name === "excerpt" ? /^\s*([\s\S]{0,110}(?!\S))/.exec(section["text"] ?? "")?.[1] : section[name],
  // A name such as drop_after_commit is found as a whole, and by its words.
  tokenize: (text: string) =>
    text.split(/[^\p{L}\p{N}_]+/u).flatMap((word) => (/_./.test(word) ? [word, ...word.split("_")] : word)),
  processTerm: (term: string) =>
    !/^(.|an|and|are|as|at|be|by|can|do|for|from|has|how|if|in|is|its?|my|not?|of|on|one|or|that|the|this|to|was|what|when|which|with|you|your)$/i.test(
      term,
    ) && term.toLowerCase().replace(/(?<=\w{3})s$/, ""),
};

/** Adds landmarks to VitePress's components, and breaks to long names. Its search is a dialog with links, and not a list box. */
const repairRoles = {
  name: "repair-roles",
  enforce: "pre" as const,
  transform: (code: string, id: string) =>
    /\/(VPHome|NotFound|VPLocalSearchBox|VPDocOutlineItem)\.vue$/.test(id)
      ? code
          .replace(/class="(VPHome|NotFound)"/, '$& role="main"')
          .replace("{{ title }}", "{{ title.replace(/^simulations.|(?<=[a-z])(?=[A-Z])|(?<=[_.])/g, '\\u200b') }}")
          .replace(/<blockquote[\s\S]*blockquote>/, '<p class="quote vp-doc" v-html="theme.notFound.quote" />')
          .replace(/role="button"[^>]*listbox"/, 'role="dialog" aria-modal="true"')
          .replaceAll(/:?(role=".*listbox.*"|role="option"|aria-(label|selected)=".*")/g, "")
          .replace(/(?<=filterText }}<\/strong\s*>")/, '<p class="vp-doc" v-html="theme.notFound.quote" />')
          .replace(/<div v-if="showDetailedList"[\s\S]*?(?=<\/div>\s*<\/a>)/, "<p><small>{{ p.excerpt }}</small></p>")
      : null,
};

export default defineConfig({
  title: "Sandbank",
  description,
  base,
  head: [
    ["link", { rel: "icon", type: "image/svg+xml", href: `${base}icon.svg` }],
    ["link", { rel: "stylesheet", href: `${base}code.css` }],
  ],
  srcDir: join(root, ".pages"),
  srcExclude: ["typedoc/**"],
  outDir: join(root, "site"),
  // Otherwise each page contains the sidebars of all.
  metaChunk: true,
  router: { prefetchLinks: false },
  vite: {
    define: { __PROGRAMS__: JSON.stringify(await buildPrograms(join(root, ".pages/public"))) },
    build: { chunkSizeWarningLimit: 3000 },
    plugins: [repairRoles],
    resolve: { alias: { "./VPSidebarGroup.vue": join(root, "docs/.vitepress/theme/sidebar.ts") } },
  },
  markdown: {
    image: { lazyLoading: true },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    codeTransformers: [code, compact],
    anchor: { slugify, level: [1, 2, 3] },
    config: configureMarkdown,
  },
  themeConfig: {
    logo: "/icon.svg",
    nav: [
      { text: "Guides", link: "/guide.html", activeMatch: "^/(?!reference|errors|api)." },
      { text: "HTTP API", link: "/reference/", activeMatch: "^/(reference|errors)/" },
      { text: "Packages", link: "/api/", activeMatch: "^/api/" },
      { text: version, link: "/start/overview.html#install" },
    ],
    sidebar: {
      "/": sidebarOf(guides),
      "/reference/": sidebarOf(reference),
      "/errors/": sidebarOf(reference),
      ...Object.fromEntries(packages[1].map(sidebarOfPackage)),
    },
    outline: [2, 3],
    ...(repository === null ? {} : { socialLinks: [{ icon: "github", link: repository }] }),
    notFound: { title: "There is no such page", quote, linkText: "Home" },
    search: {
      provider: "local",
      options: {
        // It would load the scripts of the pages, which the site does not have.
        disableDetailedView: true,
        miniSearch: {
          options: indexOptions,
          searchOptions: {
            fuzzy: (term: string) => (/^[a-z]{4,}$/i.test(term) ? (term.length > 6 ? 2 : 1) : 0),
            weights: { fuzzy: 0.1, prefix: 0.3 },
            boost: { title: 3, titles: 1.5, text: 1 },
            // A guide comes before the types that it names, the beginning of a page before its sections, and a definition before both.
            boostDocument: (id: string, term: string, { title, titles }: Record<string, unknown> = {}) =>
              (/\/(guides|decide|start|concepts|frameworks|runners)\/|options|sizes|reference\/#/.test(id) ? 3 : 1) *
              (/reachability-|\/(project|api)\//.test(id) ? 0.3 : 1) *
              (`${titles}` === "" ? 1.5 : 1) *
              (/\/reference\//.test(id) && RegExp(`^(Declines.*)?/${term}s?$`, "i").test(`${titles}/${title}`)
                ? 2.5
                : 1),
          },
        },
        // Code is not searched but for messages, nor are indexes, and of the API only types and their descriptions.
        _render(source, env, md) {
          if (/^(guide|guides\/index)\.md$/.test(env.relativePath)) return "";
          const left = `span(?= class="lang)|div(?= class="lang${/\/troubles/.test(env.relativePath) ? "uage-(?!text)" : ""})${/^api\/\w+\/./.test(env.relativePath) ? "|table|h[4-6]" : ""}`;
          const rest = RegExp(`<(${left})[\\s\\S]*?</\\1>|<small><a[^]*?</small>|&(?!#)\\w+;`, "g");
          // Without its path nothing is folded: the search finds sections by the links of headings, which folded ones lack.
          return md.render(source, { ...env, relativePath: "" }).replaceAll(rest, " ");
        },
      },
    },
  },
  buildEnd({ outDir }) {
    for (const name of globSync("assets/*.md.????????.js", { cwd: outDir })) rmSync(join(outDir, name));
    writeFileSync(join(outDir, "code.css"), code.getCSS());
    for (const name of globSync("*openapi.json", { cwd: outDir }))
      writeFileSync(join(outDir, name), JSON.stringify(JSON.parse(readFileSync(join(outDir, name), "utf8"))));
    // The anchors that TypeDoc writes behind headings are meant for VitePress.
    for (const { name, text } of pages) writeFileSync(join(outDir, name), text.replaceAll(/ \{#[^}]*\}$/gm, ""));
    const lines = [...guides, ...reference, packages].flatMap(([heading, own]) => [
      `\n## ${heading}\n`,
      ...own.map(({ title, name, summary }) => `- [${title}](${name})${summary && `: ${summary}`}`),
    ]);
    writeFileSync(join(outDir, "llms.txt"), `# Sandbank\n\n> ${description}\n${lines.join("\n")}\n`);
  },
});

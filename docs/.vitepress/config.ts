import { globSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfig } from "vitepress";
import { readAddresses } from "../../scripts/addresses.ts";
import { configureMarkdown, slugify } from "./markdown.ts";
import { type Page, writePages } from "./pages.ts";
import { type Group, groupsOf } from "./sidebar.ts";
import { repairSearchDialog } from "./theme/search-dialog.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { repository, site } = readAddresses();
const base = site === null ? "/" : new URL(site).pathname.replace(/\/*$/, "/");
const description = "A fake bank for your tests: balances, declines explained, webhooks, a clock that you move.";

const pages = writePages(root, `${root}.pages/`, repository);
const those = (pattern: RegExp) => pages.filter(({ name }) => pattern.test(name));
const guides = groupsOf("guide.md", those(/^(?!(reference|errors|api)\/|index\.md)/));
const reference = groupsOf("reference/index.md", those(/^(reference|errors)\//));
const packages: Group = ["Packages", those(/^api\/([^/]+\/)?index\.md$/)];
const linkTo = ({ name }: Page) => `/${name.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, ".html")}`;
const sidebarOf = (...groups: Group[]) =>
  groups.map(([text, own]) => ({
    text,
    items: own.map((page) => ({ text: page.title.replace(/^@.*: |^@sandbank\//, ""), link: linkTo(page) })),
  }));
const sidebarOfPackage = ({ name, title }: Page) => {
  const folder = `${dirname(name)}/`;
  const own = pages.filter((page) => folder !== "api/" && page.name !== name && page.name.startsWith(folder));
  return [`/${folder}`, sidebarOf(packages, ...(own.length > 0 ? [[title, own] as const] : []))];
};
const code = transformerStyleToClass({ classPrefix: "c" });

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
  cacheDir: join(root, "node_modules/.vitepress"),
  // Otherwise each page contains the sidebars of all.
  metaChunk: true,
  router: { prefetchLinks: false },
  vite: {
    build: { chunkSizeWarningLimit: 3000 },
    plugins: [repairSearchDialog],
    resolve: {
      alias: [{ find: /^.*\/VPSidebarGroup\.vue$/, replacement: join(root, "docs/.vitepress/theme/sidebar.ts") }],
    },
  },
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    codeTransformers: [code],
    anchor: { slugify, level: [1, 2, 3, 4, 5] },
    config: configureMarkdown,
  },
  themeConfig: {
    nav: [
      { text: "Guides", link: "/guide.html", activeMatch: "^/(?!reference|errors|api)." },
      { text: "Reference", link: "/reference/", activeMatch: "^/(reference|errors)/" },
      { text: "API", link: "/api/", activeMatch: "^/api/" },
    ],
    sidebar: {
      "/": sidebarOf(...guides),
      "/reference/": sidebarOf(...reference),
      "/errors/": sidebarOf(...reference),
      ...Object.fromEntries(packages[1].map(sidebarOfPackage)),
    },
    outline: [2, 3],
    search: {
      provider: "local",
      options: {
        // It would load the scripts of the pages, which the site does not have.
        disableDetailedView: true,
        miniSearch: {
          searchOptions: {
            boost: { title: 4, titles: 2, text: 1 },
            // A guide comes before the types that it names. This runs in the page, so it uses nothing else.
            boostDocument: (id: string) => (/\/(guides|decide|start|concepts)\//.test(id) ? 3 : 1),
          },
        },
        /** Members of the API are found with their type. Its code is not indexed. */
        _render(source, env, md) {
          const html = md.render(source, env);
          if (!/^(api|reference)\//.test(env.relativePath)) return html;
          return html.replaceAll(/<pre[\s\S]*?<\/pre>/g, "").replaceAll(/<(\/?)h[4-6][^>]*>/g, "<$1p>");
        },
      },
    },
  },
  /** A landmark for screen readers on the home page. */
  transformHtml: (html) => html.replace('class="VPContent is-home"', '$& role="main"'),
  buildEnd({ outDir }) {
    for (const name of globSync("assets/*.md.*.js", { cwd: outDir, exclude: ["**/*.lean.js"] }))
      rmSync(join(outDir, name));
    writeFileSync(join(outDir, "code.css"), code.getCSS());
    // The anchors that TypeDoc writes behind headings are meant for VitePress.
    for (const { name, text } of pages) writeFileSync(join(outDir, name), text.replaceAll(/ \{#[^}]*\}$/gm, ""));
    const lines = [...guides, ...reference, packages].flatMap(([heading, own]) => [
      `\n## ${heading}\n`,
      ...own.map(({ title, name, summary }) => `- [${title}](${name})${summary && `: ${summary}`}`),
    ]);
    writeFileSync(join(outDir, "llms.txt"), `# Sandbank\n\n> ${description}\n${lines.join("\n")}\n`);
  },
});

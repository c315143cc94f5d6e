import { globSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfig } from "vitepress";
import { readAddresses } from "../../scripts/addresses.ts";
import { configureMarkdown, slugify } from "./markdown.ts";
import { type Page, writePages } from "./pages.ts";
import { buildPrograms } from "./programs/build.ts";
import { type Group, groupsOf } from "./sidebar.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { repository, site } = readAddresses();
const base = site === null ? "/" : new URL(site).pathname.replace(/\/*$/, "/");
const description = "A fake bank for your tests: balances, declines explained, webhooks, a clock that you move.";

const pages = writePages(root, `${root}.pages/`, repository);
const those = (pattern: RegExp) => pages.filter(({ name }) => pattern.test(name));
const guides = groupsOf("guide.md", those(/^(?!(reference|errors|api)\/)/));
const reference: Group[] = [
  ...groupsOf("reference/index.md", those(/^reference\//)),
  ["Reachability", those(/^reference\/reachability-(?!reasons)/)],
  ["Errors", those(/^errors\//)],
];
const packages: Group = ["Packages", those(/^api\/([^/]+\/)?index\.md$/)];
const itemOf = ({ name, title }: Page) => ({ text: title.replace(/^@.*: |^@sandbank\//, ""), link: `/${name}` });
const sidebarOf = (...groups: Group[]) => groups.map(([text, own]) => ({ text, items: own.map(itemOf) }));
const sidebarOfPackage = ({ name, title }: Page) => {
  const own = those(new RegExp(`^${dirname(name)}/(?!index)`));
  return [`/${dirname(name)}/`, sidebarOf(packages, ...(name === "api/index.md" ? [] : [[title, own] as const]))];
};
const code = transformerStyleToClass({ classPrefix: "c" });

/** Adds landmarks to VitePress's components. Its search is a dialog with links, and not a button with a list box. */
const repairRoles = {
  name: "repair-roles",
  enforce: "pre" as const,
  transform: (code: string, id: string) =>
    /\/(VPHome|NotFound|VPLocalSearchBox)\.vue$/.test(id)
      ? code
          .replace(/class="(VPHome|NotFound)"/, '$& role="main"')
          .replace(/role="button"[^>]*listbox"/, 'role="dialog" aria-modal="true"')
          .replaceAll(/:?(role=".*listbox.*"|role="option"|aria-(label|selected)=".*")/g, "")
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
    notFound: { title: "There is no such page", quote: "Search for a word, or start at home.", linkText: "Home" },
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
        // Of the API only types and their texts are found.
        _render(source, env, md) {
          const html = md.render(source, env).replace(/<a [^>]*>This page as Markdown/, "");
          if (!/^(api|reference)\//.test(env.relativePath)) return html;
          return html.replaceAll(/<pre[\s\S]*?<\/pre>|<\/?h[4-6][^>]*>/g, " ");
        },
      },
    },
  },
  buildEnd({ outDir }) {
    for (const name of globSync("assets/*.md.????????.js", { cwd: outDir })) rmSync(join(outDir, name));
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

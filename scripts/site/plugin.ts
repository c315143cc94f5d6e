// TypeDoc's plugin that makes the site of its API pages and our documents: see typedoc.json.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Application,
  type Context,
  Converter,
  IndexEvent,
  JSX,
  PageEvent,
  type Reflection,
  RendererEvent,
} from "typedoc";
import { toAccessible } from "./accessible.ts";
import { linkAssumptions } from "./assumption-links.ts";
import { drawDiagram } from "./diagrams.ts";
import { groupProject, nameDocuments, resolveLinks } from "./documents.ts";
import { printLlms } from "./llms.ts";
import { MarkdownPages } from "./markdown-pages.ts";
import { addReadmes, groupModules, keepOneHome, nameModules } from "./modules.ts";
import { withNavigation } from "./navigation.ts";
import { SiteRouter } from "./router.ts";
import { prepareSearch } from "./search-index.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { repository, site } = JSON.parse(readFileSync(`${root}project.json`, "utf8")) as {
  repository: string | null;
  site: string | null;
};

/** TypeDoc calls it with the application before it reads its options. */
export function load(app: Application): void {
  app.on("bootstrapEnd", () => {
    if (site !== null) app.options.setValue("hostedBaseUrl", site);
    app.options.setValue("markdownItLoader", drawDiagrams);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context: Context) => {
    const { project } = context;
    nameModules(project);
    addReadmes(context, root);
    keepOneHome(project);
    nameDocuments(project);
    resolveLinks(project, root, repository ?? undefined);
  });
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }: Context) => {
    groupModules(project);
    groupProject(project, root);
    linkAssumptions(project, root);
  });
  app.renderer.on(IndexEvent.PREPARE_INDEX, (event) => prepareSearch(event, root));
  app.renderer.defineRouter(
    "site",
    class extends SiteRouter {
      constructor(application: Application) {
        super(application, root);
      }
    },
  );
  app.renderer.hooks.on("head.end", ({ page }) =>
    JSX.createElement("link", { rel: "alternate", type: "text/markdown", href: markdownName(page.url) }),
  );
  app.renderer.hooks.on("footer.end", ({ page }) =>
    JSX.createElement("p", null, JSX.createElement("a", { href: markdownName(page.url) }, "This page as Markdown")),
  );
  app.renderer.hooks.on("body.end", () =>
    JSX.createElement("script", null, JSX.createElement(JSX.Raw, { html: showCurrent })),
  );
  app.renderer.on(PageEvent.END, (page) => {
    if (page.contents === undefined || app.renderer.router === undefined) return;
    const model = page.model as Reflection;
    page.contents = withNavigation(toAccessible(page.contents), model, page.project, app.renderer.router);
  });
  app.renderer.on(RendererEvent.END, ({ project, pages, outputDirectory }) => {
    const { router } = app.renderer;
    if (router === undefined) return;
    const printer = new MarkdownPages(project, router);
    for (const { url, model } of pages) {
      const path = join(outputDirectory, url.replace(/\.html$/, ".md"));
      writeFileSync(path, printer.print(model as Reflection, url));
    }
    writeFileSync(join(outputDirectory, "llms.txt"), printLlms(project, router, printer));
  });
}

/** Makes the Markdown parser draw Mermaid blocks. */
function drawDiagrams(parser: MarkdownParser): void {
  const { fence } = parser.renderer.rules;
  parser.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index] ?? { info: "", content: "" };
    return (info.trim() === "mermaid" ? drawDiagram(content) : undefined) ?? fence(tokens, index, ...rest);
  };
}

/** The part of TypeDoc's parser, markdown-it, that is used here. */
interface MarkdownParser {
  readonly renderer: {
    readonly rules: {
      fence: (
        tokens: readonly { readonly info: string; readonly content: string }[],
        index: number,
        ...rest: unknown[]
      ) => string;
    };
  };
}

/** Scrolls the navigation, and not the page, to the entry of the page. */
const showCurrent = `
const menu = document.querySelector(".site-menu");
const entry = menu?.querySelector("[aria-current]");
if (entry) menu.scrollTop = entry.offsetTop - menu.offsetTop - menu.clientHeight / 2;
`;

/** The name of a page's Markdown beside it. */
const markdownName = (url: string) => url.replace(/^.*\//, "").replace(/\.html$/, ".md");

import {
  type Application,
  BaseRouter,
  type DocumentReflection,
  type PageDefinition,
  type ProjectReflection,
  Reflection,
  type RouterTarget,
  Slugger,
} from "typedoc";
import { pathOf } from "./documents.ts";

/** The anchors of headings that code hosts make: links in the documents are written for these. */
class HeadingSlugger extends Slugger {
  readonly #seen = new Set<string>();

  override slug(heading: string): string {
    const base = heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-");
    let slug = base;
    for (let count = 1; this.#seen.has(slug); count += 1) slug = `${base}-${count}`;
    this.#seen.add(slug);
    return slug;
  }

  override hasAnchor(anchor: string): boolean {
    return this.#seen.has(anchor);
  }
}

/**
 * Assigns a path to each page: `guides/time.html` to a guide, `errors/rate_limited_error/` to an error, which
 * `error.docsUrl` promises, and a path below `api/` to the exports of a package, by the name of its import.
 */
export class SiteRouter extends BaseRouter {
  readonly #root: string;

  constructor(application: Application, root: string) {
    super(application);
    this.#root = root;
  }

  override buildPages(project: ProjectReflection): PageDefinition[] {
    const pages = super.buildPages(project);
    for (const { model, kind } of pages) if (kind === "document") this.sluggers.set(model, this.#slugger());
    return pages;
  }

  protected override getFileName(baseName: string): string {
    return super.getFileName(baseName === "modules" ? "contents" : baseName);
  }

  protected override getIdealBaseName(target: RouterTarget): string {
    if (target instanceof Reflection && target.isDocument()) return this.#documentName(target);
    if (!(target instanceof Reflection)) return target.name;
    if (target.parent?.isProject()) return `api/${target.name.replace("@sandbank/", "")}/index`;
    const module = target.parent?.name.replace("@sandbank/", "") ?? "";
    return `api/${module}/${this.getUrlSafeName(target.name)}`;
  }

  #documentName(document: DocumentReflection): string {
    const path = pathOf(document, this.#root).replace(/\.md$/, "");
    const error = /^docs\/reference\/errors\/(.+)$/.exec(path)?.[1];
    if (error !== undefined) return `errors/${error}/index`;
    const name = path.startsWith("docs/") ? path.slice("docs/".length) : `project/${path.toLowerCase()}`;
    return name === "README" ? "guide" : name.replace(/README$/, "index");
  }

  #slugger(): Slugger {
    return new HeadingSlugger(this.application.options.getValue("sluggerConfiguration"));
  }
}

import { dirname, join } from "node:path/posix";
import type { Page } from "./pages.ts";

/** Pages under a heading. */
export type Group = readonly [heading: string, pages: readonly Page[]];

/**
 * The pages in the order of an index: a heading begins a group, and the links below it are its pages. Another index that
 * is the only page below a heading is read in its place. The pages that no index links to follow, by the title of their
 * folder.
 */
export function groupsOf(index: string, pages: readonly Page[]): Group[] {
  const left = new Map(pages.map((page) => [page.name, page]));
  const groups = new Map<string, Page[]>();
  const add = (heading: string, page: Page) => {
    left.delete(page.name);
    groups.set(heading, [...(groups.get(heading) ?? []), page]);
  };
  const read = (page: Page) => {
    const [introduction = "", ...sections] = page.text.split(/^## /m);
    // Links in front of the first heading are an introduction.
    for (const section of sections.length > 0 ? sections : [`${page.title}\n${introduction}`]) {
      const [heading = ""] = section.split("\n");
      if (left.has(page.name)) add(heading, page);
      const links = [...section.matchAll(/\]\(([^()\s#]+)[^()\s]*\)/g)].map(([, link = ""]) => link);
      const linked = new Set(links.flatMap((link) => left.get(join(dirname(page.name), link)) ?? []));
      const [first, ...others] = linked;
      if (first?.name.endsWith("/index.md") && others.length === 0) read(first);
      else for (const target of linked) add(heading, target);
    }
  };
  for (const page of pages) if (page.name === index) read(page);
  for (const page of left.values()) {
    const [folder = ""] = page.name.split("/");
    const title = pages.find(({ name }) => name === `${folder}/index.md`)?.title;
    add(title ?? folder.replace(/^./, (letter) => letter.toUpperCase()), page);
  }
  return [...groups];
}

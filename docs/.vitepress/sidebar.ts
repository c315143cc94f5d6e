import { dirname, join } from "node:path/posix";
import type { Page } from "./pages.ts";

/** Pages under a heading. */
export type Group = readonly [heading: string, pages: readonly Page[]];

/**
 * The pages in the order of an index: a heading begins a group, and the links below it are its pages. Another index that
 * is the only page below a heading is read in its place.
 */
export function groupsOf(index: string, pages: readonly Page[]): Group[] {
  const left = new Map(pages.map((page) => [page.name, page]));
  const read = (page: Page): Group[] =>
    // Links in front of the first heading are an introduction.
    [...page.text.matchAll(/^## (.+)((?:\n(?!## ).*)*)/gm)].flatMap(([, heading = "", section = ""]): Group[] => {
      const links = [...section.matchAll(/\]\(([^()\s#]+)/g)].map(([, link = ""]) => join(dirname(page.name), link));
      const linked = [...new Set(links.flatMap((link) => left.get(link) ?? []))];
      const [first] = linked;
      if (first?.name.endsWith("/index.md") && linked.length === 1) return read(first);
      const own = [page, ...linked].filter(({ name }) => left.delete(name));
      return own.length > 0 ? [[heading, own]] : [];
    });
  return pages.filter(({ name }) => name === index).flatMap(read);
}

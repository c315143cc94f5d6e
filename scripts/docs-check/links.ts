import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/**
 * Links of the site that lead nowhere: to a file that it does not contain, or to an anchor that a page does not have. What
 * a page loads from another host is listed, too: the site works without a network. `base` is the path that it is built for.
 */
export function brokenLinks(site: string, base: string): string[] {
  const files = new Set(globSync("**", { cwd: site }));
  const pages = new Map(
    [...files].filter((name) => name.endsWith(".html")).map((name) => [name, readFileSync(join(site, name), "utf8")]),
  );
  const valuesOf = (attributes: string, name: string) =>
    [...(pages.get(name) ?? "").matchAll(RegExp(`\\s(?:${attributes})="([^"]*)"`, "g"))].map(([, value = ""]) => value);
  const anchors = new Map([...pages.keys()].map((name) => [name, new Set(valuesOf("id|name", name))]));
  const broken = new Set<string>();
  for (const [name, html] of pages) {
    if (/<(?:script|img|link)[^>]*(?:src|href)="(?:https?:)?\/\//.test(html))
      broken.add(`${name} loads from another host.`);
    for (const link of valuesOf("href|src|srcset", name)) {
      if (/^[a-z]+:|^#$/.test(link)) continue;
      const [path = "", anchor] = link.split("#");
      const isAbsolute = path.startsWith("/");
      if (isAbsolute && !path.startsWith(base)) broken.add(`${name}: ${link} is not below ${base}`);
      const target = isAbsolute ? path.slice(base.length) : path === "" ? name : join(dirname(name), path);
      const page = /(^|\/|^\.)$/.test(target) ? join(target, "index.html") : decodeURI(target);
      if (!files.has(page)) broken.add(`${name}: ${link} does not exist.`);
      else if (anchor && anchors.get(page)?.has(decodeURIComponent(anchor)) === false)
        broken.add(`${name}: ${link} has no such anchor.`);
    }
  }
  return [...broken];
}

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** Every page of the built site, relative to its folder. */
export function pagesOf(site: string): string[] {
  const names = readdirSync(site, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".html")).sort();
}

/**
 * Links of the site that lead nowhere: to a file that it does not contain, or to an anchor that a page does not have. What
 * a page loads from another host is listed, too: the site works without a network. `base` is the path that it is built for.
 */
export function brokenLinks(site: string, base: string): string[] {
  const files = new Set(readdirSync(site, { recursive: true, encoding: "utf8" }));
  const texts = new Map<string, string>();
  for (const name of files) if (/\.(html|md|txt)$/.test(name)) texts.set(name, readFileSync(join(site, name), "utf8"));
  const anchors = new Map(
    [...texts].filter(([name]) => name.endsWith(".html")).map(([name, text]) => [name, idsOf(text)]),
  );
  const broken: string[] = [];
  for (const [name, text] of texts) {
    const isHtml = name.endsWith(".html");
    if (isHtml && /<(?:script|img|link)[^>]*(?:src|href)="(?:https?:)?\/\//.test(text))
      broken.push(`${name} loads from another host.`);
    for (const link of isHtml ? htmlLinks(text) : markdownLinks(text)) {
      if (/^[a-z]+:/.test(link)) continue;
      const [path = "", anchor] = link.split("#");
      const isAbsolute = path.startsWith("/");
      if (isAbsolute && !path.startsWith(base)) broken.push(`${name}: ${link} is not below ${base}`);
      const target = isAbsolute ? path.slice(base.length) : path === "" ? name : join(dirname(name), path);
      const page = /(^|\/|^\.)$/.test(target) ? join(target, "index.html") : decodeURI(target);
      // A page in Markdown has the anchors of its page in HTML.
      const known = anchors.get(page.replace(/\.md$/, ".html"));
      if (!files.has(page)) broken.push(`${name}: ${link} does not exist.`);
      else if (anchor && known !== undefined && !known.has(decodeURIComponent(anchor))) {
        broken.push(`${name}: ${link} has no such anchor.`);
      }
    }
  }
  return [...new Set(broken)];
}

const idsOf = (html: string) =>
  new Set([...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id]) => decode(id ?? "")));

const htmlLinks = (html: string) =>
  [...html.matchAll(/\s(?:href|src|srcset)="([^"]*)"/g)]
    .map(([, link]) => decode(link ?? ""))
    .filter((link) => link !== "#");

/** The links outside of code. */
export const markdownLinks = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "").matchAll(/\]\(([^()\s]+)\)/g)].map(([, link]) => link ?? "");

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

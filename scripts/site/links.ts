import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";

/** Every page of the built site, relative to its folder. */
export function pagesOf(site: string): string[] {
  const names = readdirSync(site, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".html")).sort();
}

/** Links of the site that lead nowhere: to a file that it does not contain, or to an anchor that a page does not have. */
export function brokenLinks(site: string): string[] {
  const files = new Set(readdirSync(site, { recursive: true, encoding: "utf8" }));
  const texts = new Map<string, string>();
  for (const name of files) if (/\.(html|md|txt)$/.test(name)) texts.set(name, readFileSync(join(site, name), "utf8"));
  const anchors = new Map(
    [...texts].filter(([name]) => name.endsWith(".html")).map(([name, text]) => [name, idsOf(text)]),
  );
  const broken: string[] = [];
  for (const [name, text] of texts) {
    for (const link of name.endsWith(".html") ? htmlLinks(text) : markdownLinks(text)) {
      if (/^[a-z]+:/.test(link)) continue;
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? name : normalize(join(dirname(name), decodeURI(path)));
      const page = target.endsWith("/") || target === "." ? join(target, "index.html") : target;
      // A page in Markdown has the anchors of its page in HTML.
      const known = anchors.get(page.replace(/\.md$/, ".html"));
      if (!files.has(page)) broken.push(`${name}: ${link} does not exist.`);
      else if (anchor && known !== undefined && !known.has(decodeURIComponent(anchor))) {
        broken.push(`${name}: ${link} has no such anchor.`);
      }
    }
  }
  return broken;
}

const idsOf = (html: string) =>
  new Set([...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id]) => decode(id ?? "")));

const htmlLinks = (html: string) =>
  [...html.matchAll(/\s(?:href|src|srcset)="([^"]*)"/g)]
    .map(([, link]) => decode(link ?? ""))
    .filter((link) => link !== "#");

/** The links outside of code. */
const markdownLinks = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "").matchAll(/\]\(([^()\s]+)\)/g)].map(([, link]) => link ?? "");

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path/posix";
import { withDeclarations } from "./declarations.ts";

/** A page of the site, whose Markdown is served beside it: `name` is `guides/time.md`, and `summary` its first sentence. */
export type Page = Readonly<Record<"name" | "title" | "summary" | "text", string>>;

// Only contributors read most of docs/internals, and they have the repository.
const documents = "docs/{*,!(internals)/**/*,internals/budgets}.{md,png,svg,json}";
const sources = ["*.md", documents, "packages/!(inspector|tools)/README.md", ".pages/typedoc/**/*.md"];

/** Where a file is on the site. Files with the same place are one page. */
const placeOf = (file: string) =>
  file
    .toLowerCase()
    .replace(/^[^/]+$/, "project/$&")
    .replace("project/readme.md", "start/overview.md")
    .replace("docs/home.md", "index.md")
    .replace("docs/readme.md", "guide.md")
    // `error.docsUrl` promises these addresses.
    .replace(/^docs\/reference\/(errors\/.+)\.md$/, "$1/index.md")
    .replace(/^\.pages\/typedoc\/(?!index)([^/]+)\.md$/, "api/$1/index.md")
    .replace(/^\.pages\/typedoc\/(.+)namespaces\//, "api/$1")
    .replace(/^(\.pages\/typedoc|packages)\//, "api/")
    .replace(/^docs\//, "")
    .replace(/readme\.md$/, "index.md");

/** Writes the pages and pictures to `folder`, with the links between them as they are on the site. */
export function writePages(root: string, folder: string, repository: string | null): Page[] {
  for (const old of globSync("*", { cwd: folder })) if (old !== "typedoc") rmSync(folder + old, { recursive: true });
  const names = new Map(
    sources.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted()).map((file) => [file, placeOf(file)]),
  );
  const texts = new Map<string, string>();
  for (const [file, name] of names) {
    // The home has the facts and the picture of the overview.
    const read = () => readFileSync(root + file, "utf8").replace(/^<!-- facts[\s\S]*?dark-mode-only\)$/m, "");
    const text = () => withLinks(withDeclarations(read(), dirname(root + file)), file, names, repository);
    if (!file.endsWith(".md")) cpSync(root + file, `${folder}public/${name}`);
    else texts.set(name, texts.has(name) ? `${texts.get(name)}\n${text().replace(/^# .*\n/, "")}` : text());
  }
  return [...texts].map(([name, text]) => {
    mkdirSync(dirname(folder + name), { recursive: true });
    const summary = summaryOf(text);
    const meta = text.startsWith("---") ? "" : `---\ndescription: ${JSON.stringify(summary)}\n---\n`;
    const source = `<small><a href="./${basename(name)}" target="_self">This page as Markdown</a>. MIT license, no warranty, made by no bank and no provider. [Security](/project/security.md).</small>\n`;
    // Pictures keep their addresses, by which the Markdown of the pages has them, too.
    writeFileSync(folder + name, `${meta}${text.replaceAll(/\]\((?:\.\.\/)*pictures\//g, "](/pictures/")}\n${source}`);
    const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll(/`|\\/g, "") ?? "Sandbank";
    return { name, title: name === "start/overview.md" ? "Overview" : title, summary, text };
  });
}

/** Files that are not on the site are linked in the repository. While that has no address, only the text of a link stays. */
function withLinks(text: string, file: string, names: ReadonlyMap<string, string>, repository: string | null): string {
  const codeOrLink = /^```[\s\S]*?^```$|(!?\[(?:[^[\]]|\[[^[\]]*\])*\])\((?![a-z]+:)([^()\s#]+)(#[^()\s]*)?\)/gm;
  return text.replaceAll(codeOrLink, (code: string, label?: string, path = "", anchor = "") => {
    if (label === undefined) return code;
    const target = join(dirname(file), path).replace(/\/$/, "");
    const to = names.get(target) ?? names.get(`${target}/README.md`);
    if (to !== undefined) return `${label}(${relative(dirname(names.get(file) ?? ""), to)}${anchor})`;
    return repository === null ? label.slice(1, -1) : `${label}(${repository}/blob/main/${target}${anchor})`;
  });
}

function summaryOf(text: string): string {
  const [paragraph = ""] = /^(?:\w|`|\[|\*\*)(?:.|\n(?!\n))*/m.exec(text.replace(/^---\n[\s\S]*?^---$/m, "")) ?? [];
  const plain = paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/\s+/g, " ");
  return /^.+?[.?!](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

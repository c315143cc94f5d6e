import { readdirSync, readFileSync } from "node:fs";

/** A block of TypeScript in the documentation. */
export interface Snippet {
  /** The path of its page, from the root of the repository. */
  readonly page: string;
  /** The number of the line at which its fence opens, from 1. */
  readonly line: number;
  readonly code: string;
  /** Whether it is a part of an app (```` ```ts app ````), which may need a server: it runs in a test of its own. */
  readonly isApp: boolean;
}

/** Every TypeScript snippet of the pages that people read, in the order of the pages. */
export function readSnippets(root: string): Snippet[] {
  return listPages(root).flatMap((page) => {
    const text = readFileSync(root + page, "utf8");
    return [...text.matchAll(/^```ts( app)?\n([\s\S]*?)^```/gm)].map((match) => ({
      page,
      line: text.slice(0, match.index).split("\n").length,
      code: match[2] ?? "",
      isApp: match[1] !== undefined,
    }));
  });
}

/** The Markdown at the root, that of each package, and all of `docs`. */
export function listPages(root: string): string[] {
  const markdownIn = (folder: string) =>
    readdirSync(root + folder, { encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => folder + name);
  return [
    ...markdownIn(""),
    ...readdirSync(`${root}packages`).flatMap((name) => markdownIn(`packages/${name}/`)),
    ...readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => `docs/${name}`),
  ];
}

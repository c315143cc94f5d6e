import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assumptions, type Resource } from "@sandbank/contract";

const packages = ["contract", "engine"] as const;

/** The ids of the assumptions that the folders of each resource cite, in the order of the register. */
export function readCitations(resources: readonly Resource[], root: string): Map<string, string[]> {
  return new Map(
    resources.map(({ name }) => {
      const folders = packages.map((part) => join(root, "packages", part, "src/resources", name));
      return [name, citedIn(folders.flatMap(textsBelow))];
    }),
  );
}

export function citedIn(texts: readonly string[]): string[] {
  const cited = new Set(texts.flatMap((text) => text.match(/\b[DO]-\d{2,3}\b/g) ?? []));
  return assumptions.map(({ id }) => id).filter((id) => cited.has(id));
}

function textsBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

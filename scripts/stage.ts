import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Addresses, readAddresses } from "./addresses.ts";
import { publishedManifest } from "./published-manifest.ts";
import { publishedReadme } from "./published-readme.ts";

/** The packages that are published, in an order in which each comes after those it depends on. */
export const publishedPackages = ["contract", "engine", "sdk", "msw", "testing", "sandbank"] as const;

/** The name by which a package is installed. */
export function packageNameOf(name: string): string {
  return name === "sandbank" ? name : `@sandbank/${name}`;
}

/** npm publishes these whether or not `files` lists them. */
const alwaysPublished = ["LICENSE", "CHANGELOG.md", "README.md"];

/** The files that `npm run build` must have written, by package. Default: the folder `dist`. */
const builtFiles: { readonly [name: string]: readonly string[] } = {
  testing: ["dist/vitest.js", "dist/session.html"],
  sandbank: ["dist/cli.js", "dist/inspector/index.html", "dist/inspector/session.html"],
};

/** Throws an error if a package is not built, or only a part of it. */
export function requireBuilt(name: string, source = `packages/${name}`): void {
  const missing = (builtFiles[name] ?? ["dist"]).find((file) => !existsSync(join(source, file)));
  if (missing === undefined) return;
  throw new Error(`Failed to pack ${name}: there is no ${join(source, missing)}. Run \`npm run build\` first.`);
}

/**
 * Copies a package, which is built, into a folder, as it is published: what `files` lists, and its package.json and
 * README with the project's addresses. Every check of a tarball and the release itself pack this folder.
 */
export function stage(name: string, folder: string, addresses: Addresses = readAddresses()): void {
  const source = `packages/${name}`;
  requireBuilt(name, source);
  const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  mkdirSync(folder, { recursive: true });
  for (const file of [...manifest.files, ...alwaysPublished]) {
    if (existsSync(join(source, file))) cpSync(join(source, file), join(folder, file), { recursive: true });
  }
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  writeJson(join(folder, "package.json"), publishedManifest(manifest, source, addresses));
  const readme = readFileSync(join(source, "README.md"), "utf8");
  writeFileSync(join(folder, "README.md"), publishedReadme(readme, { folder: source, files, addresses }));
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

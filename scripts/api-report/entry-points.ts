import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { publicSubpaths } from "../published-manifest.ts";
import { packageNameOf, publishedPackages } from "../stage.ts";

/** A subpath of a published package. */
export interface EntryPoint {
  /** How a program imports it, such as `@sandbank/sdk/webhooks`. */
  readonly specifier: string;
  /** The file of its report. */
  readonly report: string;
  /** The absolute path of its built types. */
  readonly types: string;
  /** The folder of the package's built types. */
  readonly dist: string;
  /** What the package's generated sources declare: types that restate the contract, and tables. */
  readonly generated: ReadonlySet<string>;
}

/** The types of a subpath: a package that has only ES modules has no condition `import`. */
type Target = { readonly import: { readonly types: string } } | { readonly types: string };

/** Every subpath that the packages export; of each package the main one first. */
export function entryPoints(): EntryPoint[] {
  return publishedPackages.flatMap((name) => {
    const folder = resolve("packages", name);
    const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    const generated = findGenerated(`${folder}/src`);
    return publicSubpaths(exports)
      .filter((subpath) => subpath !== "./package.json")
      .map((subpath) => ({
        specifier: packageNameOf(name) + subpath.slice(1),
        report: `${[name, ...subpath.split("/").slice(1)].join("-")}.api.md`,
        types: resolve(folder, typesOf(exports[subpath])),
        dist: `${folder}/dist/`,
        generated,
      }));
  });
}

function findGenerated(folder: string): ReadonlySet<string> {
  const texts = globSync("**/*.ts", { cwd: folder }).map((path) => readFileSync(`${folder}/${path}`, "utf8"));
  const declarations = /^\s*(?:export )?(?:interface|type|const|function) (\w+)/gm;
  return new Set(
    texts
      .filter((text) => text.startsWith("// Generated from "))
      .flatMap((text) => [...text.matchAll(declarations)].map(([, name = ""]) => name)),
  );
}

function typesOf(target: Target): string {
  return "import" in target ? target.import.types : target.types;
}

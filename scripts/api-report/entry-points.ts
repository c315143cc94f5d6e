import { readFileSync } from "node:fs";
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
}

/** The types of a subpath: a package that has only ES modules has no condition `import`. */
type Target = { readonly import: { readonly types: string } } | { readonly types: string };

/** Every subpath that the packages export; of each package the main one first. */
export function entryPoints(): EntryPoint[] {
  return publishedPackages.flatMap((name) => {
    const folder = resolve("packages", name);
    const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    return publicSubpaths(exports)
      .filter((subpath) => subpath !== "./package.json")
      .map((subpath) => ({
        specifier: packageNameOf(name) + subpath.slice(1),
        report: `${[name, ...subpath.split("/").slice(1)].join("-")}.api.md`,
        types: resolve(folder, typesOf(exports[subpath])),
        dist: `${folder}/dist/`,
      }));
  });
}

function typesOf(target: Target): string {
  return "import" in target ? target.import.types : target.types;
}

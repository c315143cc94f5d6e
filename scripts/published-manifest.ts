import type { Addresses } from "./addresses.ts";

/** A package.json, of which only some members are of interest. */
export interface Manifest {
  readonly name: string;
  readonly sideEffects: boolean | readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  readonly publishConfig: object;
  readonly [member: string]: unknown;
}

/**
 * The package.json that is published: with the project's addresses once they are known, and without the members that
 * only work in the repository: the condition `source` and the private subpaths, whose files are not in the tarball.
 */
export function publishedManifest(manifest: Manifest, folder: string, { repository, site }: Addresses): Manifest {
  const { devDependencies: _, exports, sideEffects, publishConfig, ...others } = manifest;
  return {
    ...others,
    ...(repository !== null && {
      repository: { type: "git", url: `git+${repository}.git`, directory: folder },
      bugs: { url: `${repository}/issues` },
    }),
    ...((site !== null || repository !== null) && { homepage: site ?? `${repository}/tree/HEAD/${folder}#readme` }),
    sideEffects: typeof sideEffects === "boolean" ? sideEffects : sideEffects.filter((path) => !isSource(path)),
    exports: Object.fromEntries(publicSubpaths(exports).map((subpath) => [subpath, withoutSource(exports[subpath])])),
    // A provenance statement names the repository, so npm refuses one without it.
    publishConfig: { ...publishConfig, ...(repository !== null && { provenance: true }) },
  };
}

/**
 * The subpaths that users may import. A subpath below `./private` names a source file that other packages of the
 * repository import, and that their builds contain.
 */
export function publicSubpaths(exports: Manifest["exports"]): string[] {
  return Object.keys(exports).filter((subpath) => !subpath.startsWith("./private/"));
}

const isSource = (path: string) => path.startsWith("./src/");

function withoutSource(target: unknown): unknown {
  if (typeof target !== "object" || target === null) return target;
  const { source: _, ...conditions } = target as Record<string, unknown>;
  return conditions;
}

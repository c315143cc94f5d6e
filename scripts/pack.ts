import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";

/** What `npm publish` would upload of a package. */
export interface Tarball {
  readonly path: string;
  readonly bytes: number;
  /** The bytes of its files. */
  readonly unpackedBytes: number;
  /** Paths in the package. */
  readonly files: readonly string[];
}

interface NpmTarball {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs a package into a folder. Needs `npm run build` first. */
export function pack(name: string, folder: string): Tarball {
  const args = ["pack", resolve("packages", name), "--pack-destination", folder, "--json", "--ignore-scripts"];
  const [tarball] = Object.values<NpmTarball>(JSON.parse(execFileSync("npm", args, { encoding: "utf8" })));
  if (tarball === undefined) throw new Error(`Failed to pack ${name}: npm names no tarball.`);
  const { filename, size, unpackedSize, files } = tarball;
  return {
    path: join(folder, filename),
    bytes: size,
    unpackedBytes: unpackedSize,
    files: files.map(({ path }) => path),
  };
}

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The tarball that `npm publish` would upload for a package. */
export interface Tarball {
  readonly path: string;
  readonly bytes: number;
  /** The total size of its files, in bytes. */
  readonly unpackedBytes: number;
  /** The paths of its files within the package. */
  readonly files: readonly string[];
}

interface NpmTarball {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs a package, which is built, into a folder. */
export function pack(name: string, folder: string): Tarball {
  if (!existsSync(join("packages", name, "dist"))) {
    throw new Error(`Failed to pack ${name}: it is not built. Run \`npm run build\` first.`);
  }
  const args = ["pack", resolve("packages", name), "--pack-destination", folder, "--json", "--ignore-scripts"];
  const [tarball] = Object.values<NpmTarball>(JSON.parse(execFileSync("npm", args, { encoding: "utf8" })));
  if (tarball === undefined) throw new Error(`Failed to pack ${name}: npm printed no tarball.`);
  const { filename, size, unpackedSize } = tarball;
  const files = tarball.files.map(({ path }) => path);
  for (const file of ["README.md", "LICENSE"]) {
    if (!files.includes(file)) throw new Error(`Failed to pack ${name}: the tarball has no ${file}.`);
  }
  return { path: join(folder, filename), bytes: size, unpackedBytes: unpackedSize, files };
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stage } from "./stage.ts";

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
  const staged = mkdtempSync(join(tmpdir(), "sandbank-stage-"));
  try {
    stage(name, staged);
    return packFolder(name, staged, folder);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

function packFolder(name: string, staged: string, folder: string): Tarball {
  const args = ["pack", staged, "--pack-destination", folder, "--json", "--ignore-scripts"];
  const [tarball] = Object.values<NpmTarball>(JSON.parse(execFileSync("npm", args, { encoding: "utf8" })));
  if (tarball === undefined) throw new Error(`Failed to pack ${name}: npm printed no tarball.`);
  const { filename, size, unpackedSize } = tarball;
  const files = tarball.files.map(({ path }) => path);
  for (const file of ["README.md", "LICENSE"]) {
    if (!files.includes(file)) throw new Error(`Failed to pack ${name}: the tarball has no ${file}.`);
  }
  return { path: join(folder, filename), bytes: size, unpackedBytes: unpackedSize, files };
}

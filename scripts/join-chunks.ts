import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { rollup } from "rollup";

/**
 * Joins the chunks in `folder` that one of the entry points `mains` imports into one, because Node takes about half a
 * millisecond to find and read each file. The other entry points then load all of it, so `mains` are those that most
 * programs load.
 */
export async function joinChunks(folder: string, mains: readonly string[]): Promise<void> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const entries = files.filter((file) => !isChunk(file));
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((file) => [basename(file, ".js"), join(folder, file)])),
    external: (id) => !/^[./]/.test(id),
    treeshake: false,
  });
  const joining = bundle.watchFiles.filter((file) => mains.includes(basename(file, ".js")));
  const { output } = await bundle.write({
    dir: folder,
    chunkFileNames: "chunk-[hash].js",
    manualChunks(id, { getModuleInfo }) {
      const isImportedBy = (importer: string): boolean =>
        (getModuleInfo(importer)?.importedIds ?? []).some((imported) => imported === id || isImportedBy(imported));
      return isChunk(id) && joining.some(isImportedBy) ? "joined" : undefined;
    },
  });
  await bundle.close();
  const written = new Set(output.map(({ fileName }) => fileName));
  for (const file of files) if (!written.has(file)) rmSync(join(folder, file));
}

function isChunk(file: string): boolean {
  return basename(file).startsWith("chunk-");
}

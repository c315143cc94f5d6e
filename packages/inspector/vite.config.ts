import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

/** The server sends the compressed file to browsers that accept it, so it never compresses a file itself. */
const gzipBesideEachFile: Plugin = {
  name: "gzip-beside-each-file",
  apply: "build",
  writeBundle({ dir }) {
    const folder = dir as string;
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      if (!/\.(?:js|css)$/.test(name)) continue;
      const path = join(folder, name);
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  },
};

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  plugins: [gzipBesideEachFile],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es" },
  build: {
    outDir: fileURLToPath(new URL("../sandbank/dist/inspector", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // The polyfill would be an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});

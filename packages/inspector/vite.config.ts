import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { devServer } from "./dev-server.ts";
import { sessionPage } from "./session-page.ts";

/**
 * The server sends the compressed file to browsers that accept it, so it never compresses a file itself. With less memory,
 * zlib ends its blocks earlier, and these files become smaller.
 */
const gzipBesideEachFile: Plugin = {
  name: "gzip-beside-each-file",
  apply: "build",
  writeBundle({ dir }) {
    const folder = dir as string;
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      if (!/\.(?:js|css)$/.test(name)) continue;
      const path = join(folder, name);
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9, memLevel: 7 }));
    }
  },
};

/** The bundler reports the parts of the contract that use zod before it leaves them out. */
const silentOnUnusedParts: Plugin = {
  name: "silent-on-unused-parts",
  onLog: (_level, { code }) => code !== "IMPORT_IS_UNDEFINED",
};

/**
 * Replaces Vite's preload helper, because screens are not preloaded. Chromium never requests a module again that failed to
 * load, so later tries add a query to the URL that the error names.
 */
const loadModule = `
  let tries = 0;
  export const __vitePreload = (load) =>
    load().catch((error) => {
      const url = /https?:\\S+/.exec(error.message)?.[0];
      if (url === undefined) throw error;
      tries += 1;
      return import(/* @vite-ignore */ url + "?try=" + tries);
    });
`;

const retriedImports: Plugin = {
  name: "retried-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? loadModule : null),
};

/** The settings that the page, its worker and the session page share. */
const common: UserConfig = {
  resolve: {
    conditions: ["source", "module", "browser", "development|production"],
    // The engine's build replaces zod, too. No part of the contract that needs all of zod remains in the worker.
    alias: { zod: fileURLToPath(new URL("../../scripts/zod-builders.ts", import.meta.url)) },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact", development: false } },
  // These have `light-dark()`, as all browsers have that run the page: its script uses `Map.groupBy`.
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
};

export default defineConfig({
  ...common,
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  plugins: [devServer, retriedImports, gzipBesideEachFile, sessionPage(common)],
  // The budget of the worker counts all files with this prefix.
  worker: {
    format: "es",
    plugins: () => [silentOnUnusedParts],
    rolldownOptions: {
      output: { chunkFileNames: "assets/worker-[name]-[hash].js" },
    },
  },
  build: {
    ...common.build,
    outDir: fileURLToPath(new URL("../sandbank/dist/inspector", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: {
      // The polyfill would be an inline script, which the content security policy refuses.
      polyfill: false,
      // The page only preloads the imports of its script. Preloading those of the screens would save no time on this machine.
      resolveDependencies: (_, names, { hostType }) => (hostType === "html" ? names : []),
    },
    reportCompressedSize: false,
    // Small files compress badly, so there are two: what all screens share with the first one, and the other screens. All
    // styles are one file.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: /src.(?:shell|store|router|source|screens.log)\b/, priority: 1 },
            {
              name: "screens",
              test: /src.(?:screens.(?:accounts|declines|webhooks|clock|simulate|objects|share|compare|settings|time-travel)|generated.(?:forms|state-machines)|tables|parts|words)\b/,
            },
          ],
        },
      },
    },
  },
});

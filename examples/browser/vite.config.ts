import { msw } from "msw/vite";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  // Serves the script of MSW's Service Worker, and puts it into the build.
  plugins: [msw({ mode: "worker-only" })],
  // In this repository the packages resolve to their sources. An app of your own needs none of this.
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // MSW in a file of its own, so that the size of the bank can be seen.
      output: { codeSplitting: { groups: [{ name: "msw", test: /node_modules\/(?!zod|@noble)/ }] } },
    },
  },
});

import { msw } from "msw/vite";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  // Serves the script of MSW's Service Worker, and adds it to the build.
  plugins: [msw({ mode: "worker-only" })],
  // In this repository the packages resolve to their sources. Your own app does not need this line.
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // MSW is in a separate file, so that the size of the bank is visible.
      output: { codeSplitting: { groups: [{ name: "msw", test: /node_modules\/(?!zod|@noble)/ }] } },
    },
  },
});

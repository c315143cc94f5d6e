import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [{ test: { name: "first" } }, { test: { name: "second" } }],
  },
});

import { defineConfig } from "vitest/config";
import { onNode } from "../../../../../../vitest.shared.ts";

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export of its configuration.
export default defineConfig({ ...onNode, root: import.meta.dirname, test: { include: ["*.vitest.ts"] } });

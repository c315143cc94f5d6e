import { fileURLToPath } from "node:url";
import { build } from "vite";

const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));

/** Builds the page once for all tests of the inspector. */
export async function setup(): Promise<void> {
  await build({ configFile, logLevel: "error" });
}

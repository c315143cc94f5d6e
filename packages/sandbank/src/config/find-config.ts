import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const names = ["sandbank.config.ts", "sandbank.config.mjs", "sandbank.config.json"];

/** Returns the configuration file in a directory or the nearest one above it; undefined if there is none. */
export function findConfig(directory: string): string | undefined {
  const found = names.map((name) => join(directory, name)).find((path) => existsSync(path));
  const above = dirname(resolve(directory));
  return found ?? (above === resolve(directory) ? undefined : findConfig(above));
}

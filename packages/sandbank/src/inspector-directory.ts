import { fileURLToPath } from "node:url";

/**
 * Returns the directory of the built inspector: beside the built module, or in the build of the checkout if this module
 * is the source.
 */
export function inspectorDirectory(): string {
  const { url } = import.meta;
  return fileURLToPath(new URL(url.endsWith(".ts") ? "../dist/inspector/" : "inspector/", url));
}

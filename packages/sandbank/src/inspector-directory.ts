import { fileURLToPath } from "node:url";

/** Where the built inspector is: beside the built module, or in the build of the checkout if this is its source. */
export function inspectorDirectory(): string {
  const { url } = import.meta;
  return fileURLToPath(new URL(url.endsWith(".ts") ? "../dist/inspector/" : "inspector/", url));
}

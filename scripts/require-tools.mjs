import { existsSync } from "node:fs";
import "./ensure-generated.mjs";

/** The tests, the compiler and the builds need packages that are optional or for development, such as esbuild. */
const esbuild = `../node_modules/@esbuild/${process.platform}-${process.arch}`;
if (!existsSync(new URL(esbuild, import.meta.url))) {
  console.error("The tools of this repository are missing: run `npm ci` without `--omit`.");
  process.exit(1);
}

import { execFile } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

/** The TypeScript suites that import only packages with their own types. Deno checks the types of its suite itself. */
const suites = ["vitest", "vitest-msw", "node-test", "playwright"];

const compilerOptions = {
  strict: true,
  target: "es2023",
  module: "nodenext",
  noEmit: true,
  allowImportingTsExtensions: true,
  types: ["node"],
};

/** Compiles the suites with the types of the packed packages. Throws an error with the compiler's messages. */
export async function checkTypes({ root, sourceOf }) {
  const folder = join(root, "types");
  mkdirSync(folder);
  for (const name of ["app", ...suites]) cpSync(sourceOf(name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["."] }));
  await promisify(execFile)(process.execPath, [tsc, "-p", folder]).catch(({ stdout, message }) => {
    throw new Error(stdout || message);
  });
}

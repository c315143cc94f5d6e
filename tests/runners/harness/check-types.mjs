import { execFile } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

/** The TypeScript suites that import only packages with their own types. Deno checks the types of its suite itself. */
const suites = ["vitest", "node-test", "playwright"];

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
  const messages = await messagesOf(folder);
  if (messages.length > 0) throw new Error(messages.join("\n"));
}

/**
 * Compiles a project with its own tsconfig.json, and with files that may be outside of what it includes. Returns the
 * messages of the compiler.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 */
export async function compilerMessages(folder, files = []) {
  const config = join(folder, "tsconfig.checked.json");
  const own = files.length === 0 ? {} : { files };
  writeFileSync(config, JSON.stringify({ extends: "./tsconfig.json", compilerOptions: { noEmit: true }, ...own }));
  try {
    return await messagesOf(config);
  } finally {
    rmSync(config);
  }
}

/** Returns the lines that the compiler prints about a project, with paths below the project's folder. */
async function messagesOf(project) {
  const cwd = project.endsWith(".json") ? dirname(project) : project;
  const run = promisify(execFile)(process.execPath, [tsc, "--noEmit", "--pretty", "false", "-p", project], { cwd });
  const output = await run.then(
    () => "",
    ({ stdout, message }) => stdout || message,
  );
  return output.split("\n").filter((line) => line !== "");
}

import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes files into a folder, with the folders that they are in. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Returns the text of each file below a folder, by its path, without dependencies. */
export function readFiles(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes("node_modules"))
    .map((file) => [file.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(file, "utf8")] as const);
  return Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Runs a script of package.json, and resolves with its output. Rejects with the output if it fails. */
export function npmTest(folder: string, env: Readonly<Record<string, string | undefined>>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile("npm", ["test"], { cwd: folder, env, shell: process.platform === "win32" }, (error, stdout, stderr) => {
      const output = `${stdout}\n${stderr}`;
      if (error === null) resolve(output);
      else reject(new Error(output, { cause: error }));
    });
  });
}

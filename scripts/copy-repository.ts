import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Copies what git does not ignore to an empty folder, and links there what npm installed, without its caches. */
export function copyRepository(root: string, copy: string): void {
  const git = (...flags: readonly string[]) =>
    execFileSync("git", ["ls-files", "-z", ...flags], { cwd: root, encoding: "utf8" }).split("\0");
  const deleted = new Set(git("-d"));
  for (const file of git("-co", "--exclude-standard", "--deduplicate")) {
    if (file === "" || deleted.has(file)) continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // What npm installed is shared; the packages of the workspace are those of the copy.
  mkdirSync(join(copy, "node_modules/@sandbank"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (["@sandbank", "sandbank", ".cache"].includes(name)) continue;
    symlinkSync(resolve(root, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const name of readdirSync(join(copy, "packages"))) {
    const link = name === "sandbank" ? name : `@sandbank/${name}`;
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules", link));
    // npm installs a dependency there if the root has another version of it.
    const own = resolve(root, "packages", name, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(copy, "packages", name, "node_modules"));
  }
}

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** Packs a package that is built into `folder`. Returns the path of the tarball. */
export function pack(name, folder) {
  if (!existsSync(join("packages", name, "dist"))) {
    throw new Error(`[pack] Failed to pack ${name}: it is not built. Run \`npm run build\` first.`);
  }
  const args = ["pack", resolve("packages", name), "--pack-destination", folder, "--json", "--ignore-scripts"];
  const [tarball] = Object.values(JSON.parse(execFileSync("npm", args, { encoding: "utf8" })));
  const files = tarball.files.map(({ path }) => path);
  for (const file of ["README.md", "LICENSE"]) {
    if (!files.includes(file)) throw new Error(`[pack] Failed to pack ${name}: there is no ${file} in it.`);
  }
  return join(folder, tarball.filename);
}

/** What `npm install` makes of a tarball without dependencies. */
export function unpack(tarball, folder) {
  execFileSync("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
}

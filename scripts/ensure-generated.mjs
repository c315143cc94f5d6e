import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import "./require-node.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const stamp = join(root, "node_modules/.cache/generated");

/** The generated files that git ignores, and everything that they are made from. */
const watched = [
  "package-lock.json",
  "project.json",
  "packages/!(inspector|msw|sdk|testing)/src/**/*.ts",
  "packages/*/{src,test}/**/generated/*.ts",
  "docs/admin-openapi.json",
];

// They are made if one is missing, or if anything changed since they were made: by a pull, too.
if (!fs.existsSync(stamp) || fs.readFileSync(stamp, "utf8") !== digest()) {
  generate();
  console.error("Wrote the generated files that git ignores: some were missing, or their sources had changed.");
  fs.mkdirSync(dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, digest());
}

function generate() {
  const program = join(root, "packages/tools/src/generate-ignored.ts");
  const { status, stderr } = spawnSync(process.execPath, ["--conditions=source", program], { encoding: "utf8" });
  if (status === 0) return;
  const [, missing] = /Cannot find package '([^']*)'/.exec(stderr) ?? [];
  console.error(
    missing === undefined
      ? stderr
      : `The generated files need the package ${missing}: run \`npm ci\` without \`--omit\`.`,
  );
  process.exit(1);
}

function digest() {
  const hash = createHash("sha256");
  for (const path of fs.globSync(watched, { cwd: root }).sort()) {
    hash.update(`${path}\n`).update(fs.readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

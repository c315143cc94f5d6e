// Writes all files that are generated from the contract, and the blocks of guides that are generated from files. With
// --check, writes nothing and fails if a file is outdated.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { resources } from "@sandbank/contract";
import { type Generated, listDrift, writeFiles } from "./files.ts";
import { fillPages, generate, generateFiles } from "./tracked.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const root = fileURLToPath(new URL("../../../", import.meta.url));

if (values.check) {
  const drifted = listDrift(generate(resources, root), root);
  for (const path of drifted) console.error(`${path} is outdated.`);
  if (drifted.length > 0) {
    console.error("Run `npm run generate` and commit the result.");
    process.exitCode = 1;
  }
} else {
  write(generateFiles(resources, root));
  write(fillPages(root));
}

function write(generated: Generated): void {
  for (const path of writeFiles(generated, root)) console.log(path);
}

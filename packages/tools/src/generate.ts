// Writes all files that are generated from the contract, and the blocks of guides that are generated from files. With
// --check, writes nothing and fails if a file is outdated.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { resources } from "@sandbank/contract";
import { findDrift, writeFiles } from "./files.ts";
import { generate } from "./generated.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const root = fileURLToPath(new URL("../../../", import.meta.url));
const generated = generate(resources, root);

if (values.check) {
  const drifted = findDrift(generated, root);
  for (const path of drifted) console.error(`${path} is outdated.`);
  if (drifted.length > 0) {
    console.error("Run `npm run generate` and commit the result.");
    process.exitCode = 1;
  }
} else {
  for (const path of writeFiles(generated, root)) console.log(path);
}

// Writes the generated files that git ignores, without formatting them. `scripts/ensure-generated.mjs` runs it.
import { fileURLToPath } from "node:url";
import { writeIgnoredFiles } from "./ignored.ts";

await writeIgnoredFiles(fileURLToPath(new URL("../../../", import.meta.url)));

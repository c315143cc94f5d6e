import { mkdirSync } from "node:fs";
import { pack } from "./pack.ts";
import { publishedPackages, requireBuilt } from "./stage.ts";

/** Packs every package, which is built, as it would be published. `npm run tarballs -- FOLDER` names another folder. */
const folder = process.argv[2] ?? "tarballs";
for (const name of publishedPackages) requireBuilt(name);
mkdirSync(folder, { recursive: true });
for (const name of publishedPackages) console.log(pack(name, folder).path);

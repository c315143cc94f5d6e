import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Resource, resources, toOpenApi } from "@sandbank/contract";
import { readApi } from "./api.ts";
import { fillCallsTable } from "./calls-table.ts";
import { fillFacts } from "./facts.ts";
import { fillFileBlocks, listPagesWithFileBlocks } from "./file-blocks.ts";
import { type Files, formatFiles, type Generated, inFolder } from "./files.ts";
import { fillOptionsTables } from "./options-table.ts";
import { fillOutputBlocks, listPagesWithOutputBlocks } from "./output-blocks.ts";
import { drawPictures } from "./pictures/pictures.ts";
import { printDecisionIndex } from "./print-decision-index.ts";
import { printOpenApi } from "./print-openapi.ts";
import { printSdk } from "./print-sdk.ts";
import { printOptions } from "./reference/print-options.ts";
import { printPages } from "./reference/print-pages.ts";
import { printSizes } from "./reference/print-sizes.ts";
import { readReference } from "./reference/reference.ts";

const sdkFolder = "packages/sdk/src/resources";
const referenceFolder = "docs/reference";
const picturesFolder = "docs/pictures";
const engineReadme = "packages/engine/README.md";
const decisionsFolder = "docs/internals/decisions";

/** Returns all committed files that are generated: those of `generateFiles`, and the pages of `fillPages`. */
export function generate(resources: readonly Resource[], root: string): Generated {
  const [{ files, folders }, pages] = [generateFiles(resources, root), fillPages(root)];
  return { files: new Map([...files, ...pages.files]), folders, filled: pages.filled };
}

/** Returns the files that are generated as a whole, from the contract and the engine. */
export function generateFiles(resources: readonly Resource[], root: string): Generated {
  const api = readApi(resources);
  const reference = readReference(api, root);
  const files: Files = new Map([
    ...inFolder(sdkFolder, printSdk(api)),
    ...inFolder(referenceFolder, printPages(reference)),
    [`${referenceFolder}/options.md`, printOptions(root)],
    [`${referenceFolder}/sizes.md`, printSizes(readFileSync(join(root, "docs/internals/budgets.md"), "utf8"))],
    ...inFolder(picturesFolder, drawPictures()),
    [`${decisionsFolder}/README.md`, printDecisionIndex(join(root, decisionsFolder))],
    ["docs/openapi.json", printOpenApi(toOpenApi())],
  ]);
  return {
    files: formatFiles(files, root),
    folders: [sdkFolder, referenceFolder, `${referenceFolder}/errors`],
    filled: [],
  };
}

/**
 * Returns the pages that people write, with their generated blocks. Some blocks show the output of programs, which run in
 * other processes and import the files of `generateFiles` as they are on disk.
 */
export function fillPages(root: string): Generated {
  const filled = [...new Set([engineReadme, ...listPagesWithFileBlocks(root), ...listPagesWithOutputBlocks(root)])];
  const files: Files = new Map(filled.map((page) => [page, fillPage(page, root)]));
  return { files: formatFiles(files, root), folders: [], filled };
}

function fillPage(page: string, root: string): string {
  const filled = fillCallsTable(fillOptionsTables(fillFileBlocks(page, root), root), resources);
  return fillOutputBlocks(fillFacts(filled, root, relative(dirname(page), "docs/"), resources), root);
}

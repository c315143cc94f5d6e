import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Resource, toOpenApi } from "@sandbank/contract";
import { openApiOf } from "sandbank/private/openapi";
import { version } from "sandbank/private/version";
import { readApi } from "./api.ts";
import { fillFileBlocks, findPagesWithFileBlocks } from "./file-blocks.ts";
import { type Files, formatFiles, type Generated } from "./files.ts";
import { printInspectorTables } from "./inspector/print-tables.ts";
import { fillOptionsTables } from "./options-table.ts";
import { fillOutputBlocks, findPagesWithOutputBlocks } from "./output-blocks.ts";
import { drawPictures } from "./pictures/pictures.ts";
import { printContract } from "./print-contract.ts";
import { printDecisionIndex } from "./print-decision-index.ts";
import { printInspector } from "./print-inspector.ts";
import { printSdk } from "./print-sdk.ts";
import { printSee, printSite } from "./print-site.ts";
import { printContractTypeTest, printSdkTypeTest } from "./print-type-tests.ts";
import { printScenarioTable } from "./reachability/print-scenario-table.ts";
import { printOptions } from "./reference/print-options.ts";
import { printPages } from "./reference/print-pages.ts";
import { printSizes } from "./reference/print-sizes.ts";
import { readReference } from "./reference/reference.ts";

const contractFolder = "packages/contract/src/generated";
const sdkFolder = "packages/sdk/src/resources";
const siteFolder = "packages/sdk/src/generated";
const seeFolders = ["engine", "msw", "sandbank", "testing"].map((name) => `packages/${name}/src/generated`);
const contractTestFolder = "packages/contract/test/generated";
const sdkTestFolder = "packages/sdk/test/generated";
const scenariosFolder = "packages/engine/src/scenarios/generated";
const referenceFolder = "docs/reference";
const inspectorFolder = "packages/inspector/src/generated";
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
    ...inFolder(contractFolder, printContract(api)),
    ...inFolder(sdkFolder, printSdk(api)),
    [`${siteFolder}/site.ts`, printSite(siteOf(root))],
    ...seeFolders.map((folder): [string, string] => [
      `${folder}/see.ts`,
      printSee(siteOf(root), troubleshooting(root)),
    ]),
    [`${contractTestFolder}/types.test-d.ts`, printContractTypeTest(api)],
    [`${sdkTestFolder}/types.test-d.ts`, printSdkTypeTest(api)],
    [`${scenariosFolder}/scenario-table.ts`, printScenarioTable(reference.reachable)],
    ...inFolder(inspectorFolder, printInspector()),
    ...inFolder(referenceFolder, printPages(reference)),
    [`${referenceFolder}/options.md`, printOptions(root)],
    [`${referenceFolder}/sizes.md`, printSizes(readFileSync(join(root, "docs/internals/budgets.md"), "utf8"))],
    ...inFolder(inspectorFolder, printInspectorTables(reference)),
    ...inFolder(picturesFolder, drawPictures()),
    [`${decisionsFolder}/README.md`, printDecisionIndex(join(root, decisionsFolder))],
    ["docs/openapi.json", JSON.stringify(toOpenApi())],
    ["docs/admin-openapi.json", JSON.stringify(openApiOf(version))],
  ]);
  return {
    files: formatFiles(files, root),
    folders: [
      contractFolder,
      sdkFolder,
      siteFolder,
      ...seeFolders,
      contractTestFolder,
      sdkTestFolder,
      scenariosFolder,
      referenceFolder,
      inspectorFolder,
      `${referenceFolder}/errors`,
    ],
    filled: [],
  };
}

/**
 * Returns the pages that people write, with their generated blocks. Some blocks show the output of programs, which run in
 * other processes and import the files of `generateFiles` as they are on disk.
 */
export function fillPages(root: string): Generated {
  const filled = [...new Set([engineReadme, ...findPagesWithFileBlocks(root), ...findPagesWithOutputBlocks(root)])];
  const files: Files = new Map(filled.map((page) => [page, fillPage(page, root)]));
  return { files: formatFiles(files, root), folders: [], filled };
}

function fillPage(page: string, root: string): string {
  return fillOutputBlocks(fillOptionsTables(fillFileBlocks(page, root), root), root);
}

function inFolder(folder: string, files: Files): [string, string][] {
  return [...files].map(([name, text]) => [`${folder}/${name}`, text]);
}

const troubleshooting = (root: string) => readFileSync(join(root, "docs/guides/troubleshooting.md"), "utf8");

/** The address of the site, or null. */
function siteOf(root: string): string | null {
  return (JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as { site: string | null }).site;
}

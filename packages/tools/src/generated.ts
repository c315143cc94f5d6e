import { type Resource, toOpenApi } from "@sandbank/contract";
import { readApi } from "./api.ts";
import { type Files, formatFiles, type Generated } from "./files.ts";
import { printContract } from "./print-contract.ts";
import { printSdk } from "./print-sdk.ts";
import { printContractTypeTest, printSdkTypeTest } from "./print-type-tests.ts";

const contractFolder = "packages/contract/src/generated";
const sdkFolder = "packages/sdk/src/resources";
const contractTestFolder = "packages/contract/test/generated";
const sdkTestFolder = "packages/sdk/test/generated";

/** Everything that is made from the contract and committed. */
export function generate(resources: readonly Resource[], root: string): Generated {
  const api = readApi(resources);
  const files: Files = new Map([
    ...inFolder(contractFolder, printContract(api)),
    ...inFolder(sdkFolder, printSdk(api)),
    [`${contractTestFolder}/types.test-d.ts`, printContractTypeTest(api)],
    [`${sdkTestFolder}/types.test-d.ts`, printSdkTypeTest(api)],
    ["docs/openapi.json", JSON.stringify(toOpenApi())],
  ]);
  return {
    files: formatFiles(files, root),
    folders: [contractFolder, sdkFolder, contractTestFolder, sdkTestFolder],
  };
}

function inFolder(folder: string, files: Files): [string, string][] {
  return [...files].map(([name, text]) => [`${folder}/${name}`, text]);
}

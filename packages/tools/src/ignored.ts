import { resources } from "@sandbank/contract/private/resources";
import { readApi } from "./api.ts";
import { type Files, inFolder, writeFiles } from "./files.ts";
import { printContract } from "./print-contract.ts";
import { printSite, readSite } from "./print-site.ts";
import { printContractTypeTest, printSdkTypeTest } from "./print-type-tests.ts";

/**
 * Writes the generated files that git ignores, into the repository itself unless told otherwise. Each step imports only what
 * git has and what the steps before it wrote, so that they work in a clone.
 */
export async function writeIgnoredFiles(root: string, to = root): Promise<void> {
  const api = readApi(resources);
  writeFolder("packages/contract/src/generated", printContract(api));
  writeFolder("packages/contract/test/generated", [["types.test-d.ts", printContractTypeTest(api)]]);
  writeFolder("packages/sdk/src/generated", [["site.ts", printSite(readSite(root))]]);
  writeFolder("packages/sdk/test/generated", [["types.test-d.ts", printSdkTypeTest(api)]]);

  const { readReference } = await import("./reference/reference.ts");
  const { printScenarioTable } = await import("./reachability/print-scenario-table.ts");
  const reference = readReference(api, root);
  const scenarioTable = printScenarioTable(reference.reachable);
  writeFolder("packages/engine/src/scenarios/generated", [["scenario-table.ts", scenarioTable]]);

  const { printInspector } = await import("./print-inspector.ts");
  const { printInspectorTables } = await import("./inspector/print-tables.ts");
  writeFolder("packages/inspector/src/generated", [...printInspector(), ...printInspectorTables(reference)]);

  const { printMutantTables } = await import("./mutants/print-mutant-tables.ts");
  writeFolder("packages/view/src/generated", [["mutant-tables.ts", printMutantTables(api)]]);

  const { printAdminOpenApi } = await import("./print-openapi.ts");
  write(new Map([["docs/admin-openapi.json", printAdminOpenApi()]]), []);

  function writeFolder(folder: string, files: Iterable<readonly [string, string]>): void {
    write(new Map(inFolder(folder, files)), [folder]);
  }

  function write(files: Files, folders: readonly string[]): void {
    writeFiles({ files, folders, filled: [] }, to);
  }
}

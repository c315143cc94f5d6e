import { type Api, declarationsAt, homeNames } from "./api.ts";
import { type Group, readVerb } from "./groups.ts";
import { header, headerFor } from "./headers.ts";
import { idsHome, printImports } from "./homes.ts";
import { namesIn } from "./model.ts";
import type { Operation } from "./operations.ts";
import { printId } from "./print-id.ts";
import { printParameters } from "./print-parameters.ts";
import { printSources } from "./print-sources.ts";
import { printComment, printDeclaration } from "./print-types.ts";

/**
 * Prints the contract's types, by file: one for each resource, one for the operations, one for the sources, and an
 * index.
 */
export function printContract(api: Api): Map<string, string> {
  const homes = homeNames(api).filter((home) => declarationsAt(home, api).length > 0);
  return new Map([
    ...homes.map((home): [string, string] => [`${home}.ts`, printHome(home, api)]),
    ["operations.ts", printOperations(api)],
    ["sources.ts", printSources(api)],
    ["index.ts", printIndex([...homes, "operations"])],
  ]);
}

function printHome(home: string, api: Api): string {
  const declarations = declarationsAt(home, api);
  const style = { declarations: api.declarations, isOpen: false };
  const requestStyle = { ...style, isReadonly: true };
  return [
    headerFor(home, api),
    printImports(
      declarations.flatMap(({ type }) => namesIn(type)),
      home,
      api.homes,
    ),
    home === idsHome ? printId() : "",
    ...declarations.map((declaration) =>
      printDeclaration(declaration, api.requestNames.has(declaration.name) ? requestStyle : style),
    ),
  ].join("\n");
}

function printIndex(files: readonly string[]): string {
  return [header, ...files.toSorted().map((file) => `export type * from "./${file}.ts";`)].join("\n");
}

function printOperations(api: Api): string {
  return [
    header,
    printImports(api.operations.flatMap(namesInMethod), "operations", api.homes),
    writeOptions,
    `/** The parameters and the response of each operation. */
    export interface OperationTypes {\n${api.operations.map(printOperationTypes).join("\n")}\n}\n`,
    `/** Every operation as a method, grouped as in the SDK. Synchronous: so are those of the bank in memory. */
    export interface Operations {\n${api.groups.map(printGroup).join("\n")}\n}\n`,
  ].join("\n");
}

const writeOptions = `/** Options of a call that creates or acts. */
export interface WriteOptions {
  /** A retry with the same key returns the response to the first call and does nothing twice. 1 to 200 characters. */
  idempotencyKey?: string | undefined;
}
`;

function namesInMethod({ id, params, result }: Operation): string[] {
  return [id ?? [], params?.name ?? [], result].flat();
}

function printOperationTypes({ name, id, params, result }: Operation): string {
  return `"${name}": { id: ${id}; params: ${params?.name}; result: ${result} };`;
}

function printGroup({ property, documentation, operations, groups }: Group): string {
  const members = [...operations.map(printMethod), ...groups.map(printGroup)];
  return `${printComment(documentation)}${property}: {\n${members.join("\n")}\n};`;
}

function printMethod(operation: Operation): string {
  const options = operation.method === "POST" ? "WriteOptions" : undefined;
  const signature = `readonly ${readVerb(operation)}: (${printParameters(operation, options)}) => ${operation.result};`;
  return printComment(operation.documentation) + signature;
}

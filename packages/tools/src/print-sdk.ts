import { type Api, declarationsAt, homeNames } from "./api.ts";
import type { Group } from "./groups.ts";
import { header, headerFor } from "./headers.ts";
import { idsHome, printImports, sharedHome } from "./homes.ts";
import { type Declaration, namesIn } from "./model.ts";
import type { Operation } from "./operations.ts";
import { printEventCategories } from "./print-event-categories.ts";
import { printEventObjects } from "./print-event-objects.ts";
import { printId } from "./print-id.ts";
import { printIdFunctions } from "./print-id-functions.ts";
import { nameOptions, printInterface } from "./print-interface.ts";
import { printOperations } from "./print-operations.ts";
import { namesInSdk, printSdkDeclaration } from "./print-sdk-types.ts";
import { homesWithShared, printSharedTypes, sharedTypes } from "./print-shared-types.ts";
import type { Style } from "./print-types.ts";
import { variantNames } from "./variants.ts";

/**
 * Prints the SDK's generated files: the types of each resource, the simulations, an index, and the table of operations.
 */
export function printSdk(api: Api): Map<string, string> {
  const groupsByHome = Map.groupBy(api.groups, nameFile);
  const homes = [...new Set([...homeNames(api), ...groupsByHome.keys()])];
  const files = homes.map((home): [string, string] => [
    `${home}.ts`,
    printHome(home, groupsByHome.get(home) ?? [], api),
  ]);
  const eventObjects = printEventObjects(api);
  const exported = [...homes, ...eventObjects.map(([name]) => name.replace(/\.ts$/, ""))];
  return new Map([
    ...files,
    ...eventObjects,
    ...printEventCategories(api),
    ["index.ts", printIndex(exported, api)],
    ["operations.ts", printOperations(api.groups)],
    ["id-functions.ts", printIdFunctions(api)],
  ]);
}

/**
 * Returns the types of a file of the SDK, without the envelopes of lists, which pages replace, and without variants,
 * which derive from one map.
 */
export function sdkDeclarationsAt(home: string, api: Api): Declaration[] {
  const envelopes = new Set(api.operations.flatMap(({ item, result }) => (item === undefined ? [] : result)));
  const variants = variantNames(api.declarations);
  return declarationsAt(home, api).filter(({ name }) => !envelopes.has(name) && !variants.has(name));
}

/** Returns the file of a group. A group with nested groups has operations of many resources and a file of its own. */
function nameFile({ property, operations, groups }: Group): string {
  return operations[0] === undefined || groups.length > 0 ? property : operations[0].resource;
}

function printHome(home: string, groups: readonly Group[], api: Api): string {
  const declarations = sdkDeclarationsAt(home, api);
  const interfaces = groups.flatMap(withInner);
  const operations = interfaces.flatMap((group) => group.operations);
  const body = [
    home === idsHome ? printId() : "",
    home === sharedHome ? printSharedTypes(api) : "",
    ...interfaces.map((group) => printInterface(group, answerStyle(api))),
    ...declarations.map((declaration) => printSdkDeclaration(declaration, api)),
  ].join("\n");
  const names = [
    ...declarations.flatMap((declaration) => namesInSdk(declaration, api)),
    ...operations.flatMap(namesInMethod),
    ...sharedTypes.filter((name) => body.includes(`${name}<`) || body.includes(`extends ${name} `)),
  ];
  return [
    headerFor(home, api),
    printCoreImports(operations, body.includes("FileSource")) + printImports(names, home, homesWithShared(api)),
    body,
  ].join("\n");
}

/** Returns the types in a method's signature. A list returns its elements, because the client handles the envelope. */
function namesInMethod({ id, params, result, item }: Operation): string[] {
  return [id ?? [], params?.name ?? [], item === undefined ? result : namesIn(item)].flat();
}

function withInner(group: Group): Group[] {
  return [...group.groups.flatMap(withInner), group];
}

function answerStyle({ declarations }: Api): Style {
  return { declarations, isOpen: true };
}

function printCoreImports(operations: readonly Operation[], hasFiles: boolean): string {
  if (operations.length === 0) return "";
  const answers = operations.map(({ item }) => (item === undefined ? "ApiPromise" : "PageRequest"));
  const names = new Set([...answers, ...operations.map(nameOptions), ...(hasFiles ? ["FileSource"] : [])]);
  return `import type { ${[...names].toSorted().join(", ")} } from "../core/api.ts";\n`;
}

function printIndex(homes: readonly string[], api: Api): string {
  const resources = {
    className: "Resources",
    documentation: "Every resource of the API. A client has these properties.",
    operations: [],
    groups: api.groups,
  };
  return [
    header,
    ...api.groups.map((group) => `import type { ${group.className} } from "./${nameFile(group)}.ts";`),
    "",
    ...homes.toSorted().map((home) => `export type * from "./${home}.ts";`),
    "",
    printInterface(resources, answerStyle(api)),
  ].join("\n");
}

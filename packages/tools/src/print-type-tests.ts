import { type Api, declarationsAt, homeNames } from "./api.ts";
import { header } from "./headers.ts";
import { pascalCase } from "./model.ts";
import { sdkDeclarationsAt } from "./print-sdk.ts";

/** A type test that proves each named, exported type of the contract equal to what zod infers from its schema. */
export function printContractTypeTest(api: Api): string {
  const tests = api.resources.map(({ name, schemas }) => {
    const keys = new Map<unknown, string>(Object.entries(schemas).map(([key, schema]) => [schema, key]));
    const lines = declarationsAt(name, api).flatMap((declaration) => {
      const key = keys.get(declaration.schema);
      const side = api.requestNames.has(declaration.name) ? "input" : "output";
      const inferred = `z.${side}<ReturnType<typeof ${namespaceOf(name)}.${key}>>`;
      return key === undefined ? [] : `expectTypeOf<types.${declaration.name}>().toEqualTypeOf<${inferred}>();`;
    });
    return printTest(name, lines);
  });
  return [
    header,
    'import { expectTypeOf, test } from "vitest";',
    'import type * as z from "zod";',
    'import type * as types from "../../src/generated/index.ts";',
    ...api.resources.map(
      ({ name }) => `import type * as ${namespaceOf(name)} from "../../src/resources/${name}/schema.ts";`,
    ),
    "",
    ...tests,
  ].join("\n");
}

/** A type test that proves the SDK's types equal to the contract's, but for enumerations that are open. */
export function printSdkTypeTest(api: Api): string {
  const tests = homeNames(api).map((home) => {
    const names = sdkDeclarationsAt(home, api).map(({ name }) => name);
    return printTest(
      home,
      names.map((name) => `expectTypeOf<Closed<sdk.${name}>>().toEqualTypeOf<contract.${name}>();`),
    );
  });
  return [
    header,
    'import type * as contract from "@sandbank/contract";',
    'import { expectTypeOf, test } from "vitest";',
    'import type * as sdk from "../../src/resources/index.ts";',
    'import type { Closed } from "../closed.ts";',
    "",
    ...tests,
  ].join("\n");
}

function printTest(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `test("${name}", () => {\n${lines.join("\n")}\n});\n`;
}

function namespaceOf(resource: string): string {
  const name = pascalCase(resource);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

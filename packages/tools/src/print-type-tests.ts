import { type Api, declarationsAt, homeNames } from "./api.ts";
import { namesReachedFrom } from "./directions.ts";
import { header } from "./headers.ts";
import { type Declaration, type Field, namesIn, pascalCase, type Type } from "./model.ts";
import { isListParams } from "./print-list-params.ts";
import { sdkDeclarationsAt } from "./print-sdk.ts";
import { findVariants } from "./variants.ts";

/**
 * Prints a type test that compares each named, exported type of the contract with the type that zod infers from its
 * schema.
 */
export function printContractTypeTest(api: Api): string {
  const tests = api.resources.map(({ name, schemas }) => {
    const keys = new Map<unknown, string>(Object.entries(schemas).map(([key, schema]) => [schema, key]));
    const lines = declarationsAt(name, api).flatMap((declaration) => {
      const key = keys.get(declaration.schema);
      const schema = `ReturnType<typeof ${camelCase(name)}.${key}>`;
      const isRequest = api.requestNames.has(declaration.name);
      const inferred = isRequest ? `WithReadonlyArrays<z.input<${schema}>>` : `z.output<${schema}>`;
      return key === undefined ? [] : `expectTypeOf<types.${declaration.name}>().toEqualTypeOf<${inferred}>();`;
    });
    return printTest(name, lines);
  });
  return [
    header,
    'import { expectTypeOf, test } from "vitest";',
    'import type * as z from "zod";',
    'import type * as types from "../../src/generated/index.ts";',
    'import type { WithReadonlyArrays } from "../with-readonly-arrays.ts";',
    ...api.resources.map(
      ({ name }) => `import type * as ${camelCase(name)} from "../../src/resources/${name}/schema.ts";`,
    ),
    "",
    ...tests,
  ].join("\n");
}

/** Prints a type test that compares the SDK's types with the contract's, except for unknown values. */
export function printSdkTypeTest(api: Api): string {
  const tests = homeNames(api).map((home) => {
    const declarations = sdkDeclarationsAt(home, api);
    return printTest(
      home,
      declarations.map((declaration) => printEquality(declaration, api)),
    );
  });
  return [
    header,
    'import type * as contract from "@sandbank/contract";',
    'import { expectTypeOf, test } from "vitest";',
    'import type * as sdk from "../../src/resources/index.ts";',
    'import type { Closed, Merged, WithTextCursor } from "../closed.ts";',
    "",
    ...tests,
  ].join("\n");
}

function printEquality(declaration: Declaration, api: Api): string {
  const { declarations, choices } = api;
  const { name, type } = declaration;
  // These fields have a test of their own, and their type differs from the contract's.
  const chosen = readFields(type).filter((field) =>
    [...namesReachedFrom(namesIn(field.type), declarations)].some((each) => choices.has(each)),
  );
  // The contract's types do not express which fields go together.
  const fields = choices.has(name) ? `sdk.${name}Fields` : `sdk.${name}`;
  const isExtended = `expectTypeOf<Closed<sdk.${name}>>().toExtend<contract.${name}>();`;
  if (chosen.length > 0) {
    const keys = chosen.map(({ key }) => JSON.stringify(key)).join(" | ");
    return `expectTypeOf<Closed<Omit<${fields}, ${keys}>>>().toEqualTypeOf<Omit<contract.${name}, ${keys}>>();
      ${isExtended}`;
  }
  if (choices.has(name)) {
    return `expectTypeOf<Closed<${fields}>>().toEqualTypeOf<contract.${name}>();
      ${isExtended}`;
  }
  // The contract has a single object where the SDK has its variants.
  const isMerged = type.kind === "object" && findVariants(declaration, declarations) !== undefined;
  const closed = isMerged ? `Merged<Closed<sdk.${name}>>` : `Closed<sdk.${name}>`;
  if (isListParams(name, api)) return `expectTypeOf<WithTextCursor<${closed}>>().toEqualTypeOf<contract.${name}>();`;
  return `expectTypeOf<${closed}>().toEqualTypeOf<contract.${name}>();`;
}

function readFields(type: Type): readonly Field[] {
  return type.kind === "object" ? type.fields : [];
}

function printTest(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `test("${name}", () => {\n${lines.join("\n")}\n});\n`;
}

function camelCase(resource: string): string {
  const name = pascalCase(resource);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

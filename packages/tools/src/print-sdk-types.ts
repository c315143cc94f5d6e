import type { Api } from "./api.ts";
import { type Declaration, namesIn } from "./model.ts";
import { printChoices } from "./print-choices.ts";
import { isListParams, listFilters, printListParams } from "./print-list-params.ts";
import { printDeclaration, type Style } from "./print-types.ts";
import { printVariants } from "./print-variants.ts";
import { findVariants } from "./variants.ts";

/** Prints a type of the SDK. */
export function printSdkDeclaration(declaration: Declaration, api: Api): string {
  const style = createStyle(declaration, api);
  if (isListParams(declaration.name, api)) return printListParams(declaration, style, api);
  const variants = findVariants(declaration, api.declarations);
  if (variants !== undefined) return printVariants(declaration, variants, style);
  const choices = api.choices.get(declaration.name);
  return choices === undefined ? printDeclaration(declaration, style) : printChoices(declaration, choices, style);
}

/** Returns every name that a type of the SDK refers to. */
export function namesInSdk(declaration: Declaration, api: Api): string[] {
  const { name, type } = declaration;
  const fields = isListParams(name, api) ? listFilters(type, api) : findVariants(declaration, api.declarations)?.fields;
  return fields === undefined ? namesIn(type) : fields.flatMap(({ type }) => namesIn(type));
}

function createStyle({ name }: Declaration, api: Api): Style {
  const { declarations, requestNames } = api;
  const isRequest = requestNames.has(name);
  return {
    declarations,
    isOpen: !isRequest,
    isReadonly: isRequest,
    takesDates: isRequest,
    ...(isRequest && { bytes: "FileSource" }),
  };
}

import { endpoints, idPrefixOf, objectTitle } from "@sandbank/contract";
import type * as z from "zod";
import { excerpt, withArticle } from "../errors.ts";
import { nearest } from "../parameters/nearest.ts";
import { parseReference } from "./reference.ts";
import { alternatives, classifySchema, listKeys, readPrefix, type Schemas, schemasAt } from "./schema-at.ts";
import { quoteNames, type SeedCheck } from "./seed-check.ts";
import { type Reference, toOperation } from "./step.ts";

/** The place of a reference: a parameter, or the id in the path of a call. */
export type Wanted = { readonly param: Schemas } | { readonly idOf: string };

/** Says why a reference is not valid, as the end of a sentence; undefined if it is valid. */
export function referenceProblem(reference: Reference, wanted: Wanted, named: SeedCheck["named"]): string | undefined {
  const { name, keys } = parseReference(reference);
  const operation = named.get(name);
  if (operation === undefined) return unknownName(name, [...named.keys()]);
  if (operation === null) return undefined;
  let found: Schemas = alternatives(endpoints[toOperation(operation)].result);
  for (const [index, key] of keys.entries()) {
    const next = schemasAt(found, [key]);
    if (next.length === 0) return unknownKey([name, ...keys.slice(0, index)].join("."), key, found);
    found = next;
  }
  return mismatch(reference.$ref, keys.at(-1), found, wanted);
}

/** Says why a text is not the id of an object that the place accepts, as the end of a sentence; undefined if it is. */
export function idProblem(text: string, wanted: Wanted): string | undefined {
  const prefixes = prefixesAt(wanted);
  if (prefixes.length === 0 || prefixes.some((prefix) => text.startsWith(`${prefix}_`))) return undefined;
  return `must be the id of ${listTitles(prefixes)}, which begins with \`${prefixes[0]}_\`, or a reference to one`;
}

function unknownName(name: string, names: readonly string[]): string {
  const known = names.length === 0 ? "none has a name" : `use ${quoteNames(nearest(name, names, 3))}`;
  return `refers to \`${excerpt(name)}\`, but no earlier step has that name: ${known}`;
}

function unknownKey(owner: string, key: string, found: Schemas): string {
  if (found.some(({ type }) => type === "array"))
    return `refers to \`${owner}\`, a list: add an index, such as \`${owner}.0\``;
  const [suggestion] = nearest(key, listKeys(found), 1);
  const use = suggestion === undefined ? "" : `: use \`${owner}.${suggestion}\``;
  return `refers to \`${owner}.${excerpt(key)}\`, but \`${owner}\` has no \`${excerpt(key)}\`${use}`;
}

function mismatch(text: string, key: string | undefined, found: Schemas, wanted: Wanted): string | undefined {
  const prefixes = prefixesAt(wanted);
  if (prefixes.length > 0) {
    if (found.some((schema) => acceptsId(schema, key, prefixes))) return undefined;
    return `refers to \`${text}\`, which is not the id of ${listTitles(prefixes)}`;
  }
  const kinds = "idOf" in wanted ? [] : wanted.param.map(classifySchema);
  if (kinds.length === 0 || found.some((schema) => kinds.includes(classifySchema(schema)))) return undefined;
  return `refers to \`${text}\`, which is ${withArticle(String(found.map(classifySchema)[0]))}: it must be ${withArticle(String(kinds[0]))}`;
}

/** The prefixes of the ids that a place accepts; empty if it accepts other values. */
function prefixesAt(wanted: Wanted): readonly string[] {
  return "idOf" in wanted ? [idPrefixOf(wanted.idOf)] : wanted.param.flatMap((schema) => schema.meta()?.refersTo ?? []);
}

function listTitles(prefixes: readonly string[]): string {
  const types = prefixes.map((prefix) => objectTitle(prefix === "lockbox" ? "lockbox_recipient" : prefix));
  return types.map(withArticle).join(" or ");
}

/** Accepts an id without its own schema, such as the object of an Event: only the bank knows its type. */
function acceptsId(schema: z.ZodType, key: string | undefined, prefixes: readonly string[]): boolean {
  if (schema.type === "string") return key === "id" || key?.endsWith("_id") === true;
  const prefix = readPrefix(schema);
  return prefix !== undefined && prefixes.includes(prefix);
}

import type { Api } from "../api.ts";
import type { Type } from "../model.ts";
import type { Operation } from "../operations.ts";
import { printType, resolve } from "./print-type.ts";

/** A parameter at its dotted path, in which `*` stands for each index of an array. */
export interface Parameter {
  readonly path: string;
  /** The type in words. */
  readonly type: string;
  /** Whether the parameter is required; within an object, whether the object requires it. */
  readonly isRequired: boolean;
  readonly documentation: string;
  /** Prefixes of the ids that the parameter accepts; empty if it is not an id. */
  readonly refersTo: readonly string[];
}

/** The name of the path's own parameter: `account_id`. */
export function findPathParameter(path: string): string | undefined {
  return /\{(\w+)\}/.exec(path)?.[1];
}

/** The parameters of the query or the body. Objects are followed by their fields. */
export function listParameters({ params, method, resource }: Operation, api: Api): Parameter[] {
  const type = params && api.declarations.get(params.name)?.type;
  if (type === undefined) return [];
  // A query is flat: it has a parameter `status.in`, but no parameter `status`.
  return flatten(type, "", { api, page: resource, keepsOwners: method !== "GET" });
}

interface Context {
  readonly api: Api;
  readonly page: string;
  /** Whether an object gets its own row before those of its fields. */
  readonly keepsOwners: boolean;
}

function flatten(type: Type, prefix: string, context: Context): Parameter[] {
  if (type.kind !== "object") return [];
  return type.fields.flatMap((field) => {
    const path = `${prefix}${field.key}`;
    const inner = readInner(field.type, context.api);
    const fields = inner === undefined ? [] : flatten(inner.object, `${path}${inner.suffix}`, context);
    const own: Parameter = {
      path,
      type: inner === undefined ? printType(field.type, context.page, context.api) : inner.words,
      isRequired: !field.isOptional,
      documentation: field.documentation,
      refersTo: prefixesIn(field.type, context.api),
    };
    if (inner === undefined || context.keepsOwners) return [own, ...fields];
    return fields.map((parameter) => ({ ...parameter, isRequired: parameter.isRequired && own.isRequired }));
  });
}

interface Inner {
  readonly object: Type;
  readonly suffix: string;
  readonly words: string;
}

/** The object type of a field, or of the items of an array. */
function readInner(type: Type, api: Api): Inner | undefined {
  const resolved = resolve(type, api);
  if (resolved.kind === "object") return { object: resolved, suffix: ".", words: "object" };
  if (resolved.kind === "array") {
    const item = readInner(resolved.item, api);
    return item && { object: item.object, suffix: `.*${item.suffix}`, words: `array of ${item.words}s` };
  }
  if (resolved.kind !== "union" || !resolved.members.some(isNull)) return undefined;
  const [only, ...others] = resolved.members.filter((member) => !isNull(member));
  const inner = only && others.length === 0 ? readInner(only, api) : undefined;
  return inner && { ...inner, words: `${inner.words} or null` };
}

function isNull(type: Type): boolean {
  return type.kind === "keyword" && type.keyword === "null";
}

function prefixesIn(type: Type, api: Api): string[] {
  const resolved = resolve(type, api);
  switch (resolved.kind) {
    case "identifier":
      return [resolved.prefix];
    case "array":
      return prefixesIn(resolved.item, api);
    case "union":
      return resolved.members.flatMap((member) => prefixesIn(member, api));
    default:
      return [];
  }
}

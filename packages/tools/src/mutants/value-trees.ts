import type { Resource } from "@sandbank/contract";
import type { Tree } from "@sandbank/view/tables/mutant-tables";
import * as z from "zod";
import { readMeta } from "../documentation.ts";
import { readAlternatives, readElements, readFields, readValues } from "./alternatives.ts";

/**
 * The fields of each type of object that a response can contain. A constant is not among them, since no other value can
 * stand for it.
 */
export function readValueTrees(resources: readonly Resource[]): Record<string, Tree> {
  const trees = new Map<string, Tree>();
  for (const { endpoints } of resources) {
    for (const { result, response } of Object.values(endpoints)) if (response !== "bytes") readTree([result], trees);
  }
  return Object.fromEntries(trees);
}

/** Reads a field. Objects with a type of their own are read apart. Undefined if there is nothing to change. */
function readTree(all: readonly z.core.$ZodType[], trees: Map<string, Tree>): Tree | undefined {
  const { schemas, canBeNull } = readAlternatives(all);
  if (schemas.some((schema) => schema instanceof z.ZodObject)) return readObjects(schemas, trees);
  const elements = readElements(schemas);
  if (elements.length > 0) {
    const element = readTree(elements, trees);
    return element === undefined ? { "[]": "" } : { "[]": "", "*": element };
  }
  if (schemas.length === 0) return undefined;
  const leaf = readLeaf(schemas);
  return canBeNull ? (Array.isArray(leaf) ? "?|" : "?") : leaf;
}

function readObjects(schemas: readonly z.core.$ZodType[], trees: Map<string, Tree>): Tree | undefined {
  const without: z.core.$ZodType[] = [];
  for (const schema of schemas) {
    const type = typeName(schema);
    if (type === undefined) without.push(schema);
    else if (!trees.has(type)) {
      // An object can contain others of its type.
      trees.set(type, {});
      trees.set(type, readOwnFields([schema], trees));
    }
  }
  const tree = readOwnFields(without, trees);
  return Object.keys(tree).length === 0 ? undefined : tree;
}

function readOwnFields(schemas: readonly z.core.$ZodType[], trees: Map<string, Tree>): { [field: string]: Tree } {
  const own: { [field: string]: Tree } = {};
  for (const [key, fields] of readFields(schemas)) {
    const tree = readTree(fields, trees);
    if (tree !== undefined) own[key] = tree;
  }
  return own;
}

function typeName(schema: z.core.$ZodType): string | undefined {
  const { type } = schema instanceof z.ZodObject ? (schema.shape as z.core.$ZodShape) : {};
  return type instanceof z.ZodLiteral ? String(type.value) : undefined;
}

function readLeaf(schemas: readonly z.core.$ZodType[]): Tree | undefined {
  const values = readValues(schemas);
  if (values !== undefined) return schemas.every(isConstant) && values.length === 1 ? undefined : values;
  const [schema] = schemas as [z.core.$ZodType];
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "number":
      return readMeta(schema).isAmount ? "$" : "#";
    case "boolean":
      return "!";
    case "template_literal":
      // A field that can have ids of several types is a union.
      return schemas.length === 1 ? `@${String(def.parts[0]).slice(0, -1)}` : "@";
    case "string":
      return kindOfText("format" in def ? def.format : undefined);
  }
  throw new Error(
    `[tools] Failed to read a field of a response: the mutants do not know the zod type "${def.type}". Add it to packages/tools/src/mutants/value-trees.ts.`,
  );
}

function kindOfText(format: unknown): string {
  return format === "datetime" ? "t" : format === "date" ? "d" : "s";
}

/** An enumeration with one value may have others later. */
function isConstant(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodLiteral;
}

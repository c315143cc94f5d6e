import { excerpt, type ParameterIssue } from "../errors.ts";
import { nearestWithin } from "../store/distance.ts";
import { addIssue, type Issues, noIssues } from "./issues.ts";
import type { SchemaNode } from "./schema-node.ts";
import { formatChoices, type Message } from "./value-messages.ts";

/** The prefix of field names: query parameters begin with `query.`. */
export type Prefix = "" | "query.";

interface Walk {
  readonly prefix: Prefix;
  /** The keys and indices of the path to the value. */
  readonly path: (string | number)[];
  readonly issues: Issues;
  /** How many more messages may suggest values. */
  suggestions: number;
}

/** Stands for a value that is known only later. It has no issues, and rules that read it are not evaluated. */
export const LATER: unique symbol = Symbol("later");

/** Finding the nearest values is expensive, so only the first messages suggest some. */
const MOST_SUGGESTIONS = 5;

/** Finds all differences between parameters and their schema, in the order of the schema (D-05), in linear time. */
export function collectIssues(root: SchemaNode, params: unknown, prefix: Prefix): Issues {
  const issues = noIssues();
  visit(root, params, { prefix, path: [], issues, suggestions: MOST_SUGGESTIONS });
  return issues;
}

function visit(node: SchemaNode, value: unknown, walk: Walk): void {
  if (value === LATER) return;
  const messages = listMessages(node, value);
  for (const message of messages) report(walk, node, message);
  if (node.kind === "array" && Array.isArray(value)) visitElements(node.element, value, walk);
  if (node.kind === "object" && isRecord(value)) visitFields(node.fields, value, walk);
}

function visitElements(element: SchemaNode, values: readonly unknown[], walk: Walk): void {
  const depth = walk.path.length;
  for (let index = 0; index < values.length; index++) {
    walk.path[depth] = index;
    visit(element, values[index], walk);
  }
  walk.path.length = depth;
}

function visitFields(
  fields: ReadonlyMap<string, SchemaNode>,
  value: Readonly<Record<string, unknown>>,
  walk: Walk,
): void {
  const depth = walk.path.length;
  for (const [key, node] of fields) {
    walk.path[depth] = key;
    visit(node, ownValue(value, key), walk);
  }
  // Unlike `Object.keys`, this makes no array for each of many small objects.
  for (const key in value) {
    if (fields.has(key) || !Object.hasOwn(value, key)) continue;
    addIssue(walk.issues, () => {
      walk.path[depth] = key;
      return { field: formatField(walk), message: unknownMessage(key, fields, walk) };
    });
  }
  walk.path.length = depth;
}

/** More than half of a name is no typing error. */
function unknownMessage(key: string, fields: ReadonlyMap<string, SchemaNode>, walk: Walk): string {
  const message = "is not a known parameter";
  if (walk.suggestions-- <= 0) return message;
  const meant = nearestWithin(key, [...fields.keys()], key.length / 2);
  return meant === undefined ? message : `${message}; the nearest is \`${meant}\``;
}

const NONE: readonly Message[] = [];
const REQUIRED: readonly Message[] = ["is required"];
const NO_OBJECT: readonly Message[] = ["must be an object"];
const NO_ARRAY: readonly Message[] = ["must be an array"];

/** The messages about a value itself, without its parts. */
export function listMessages(node: SchemaNode, value: unknown): readonly Message[] {
  if (value === undefined) return node.isOptional ? NONE : REQUIRED;
  if (value === null && node.isNullable) return NONE;
  if (node.kind === "object") return isRecord(value) ? NONE : NO_OBJECT;
  if (node.kind === "array") return Array.isArray(value) ? node.messages(value) : NO_ARRAY;
  return node.messages(value);
}

function report(walk: Walk, node: SchemaNode, message: Message): void {
  addIssue(walk.issues, (): ParameterIssue => {
    const field = formatField(walk);
    if (walk.prefix === "query." && message === NO_OBJECT[0] && node.kind === "object") {
      const names = [...node.fields.keys()].map((key) => [...walk.path, key].join("."));
      return { field, message: `is not a parameter; use ${formatChoices(names)}` };
    }
    if (typeof message === "string") return { field, message };
    return { field, message: message(walk.suggestions-- > 0) };
  });
}

/** The dotted path of the value; `body` or `query` for the parameters as a whole. */
function formatField({ prefix, path }: Walk): string {
  if (path.length === 0) return prefix === "" ? "body" : "query";
  return prefix + path.map((key) => excerpt(String(key))).join(".");
}

/** The value of an object's own field. */
export function ownValue(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

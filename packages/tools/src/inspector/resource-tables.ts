import { type Endpoint, idPrefixOf, objectTitle, type Resource } from "@sandbank/contract";
import type { StateMachine } from "@sandbank/engine/private/reference";
import type { Column, Filter, ResourceTable } from "@sandbank/inspector/tables/resource-table";
import * as z from "zod";
import { listFields, readPrefixes, readValues, type SchemaField } from "./schema-fields.ts";

/** Parameters of every list, or of its order: the page has controls of its own for them. */
const commonFilters = new Set(["cursor", "limit", "created_at", "order_by"]);
/** The types of objects that the API retrieves, as the page shows them. */
export function resourceTables(resources: readonly Resource[], machines: readonly StateMachine[]): ResourceTable[] {
  return resources.flatMap((resource) =>
    Object.entries(resource.endpoints).flatMap(([operation, endpoint]) =>
      operation.endsWith(".retrieve") ? resourceTable(resource, { operation, endpoint, machines }) : [],
    ),
  );
}

interface Retrieval {
  readonly operation: string;
  readonly endpoint: Endpoint;
  readonly machines: readonly StateMachine[];
}

function resourceTable(
  { title, endpoints }: Resource,
  { operation, endpoint: { path, result }, machines }: Retrieval,
): ResourceTable {
  const type = /\{(\w+)_id\}$/.exec(path)?.[1];
  if (type === undefined) {
    throw new Error(`[tools] Failed to read ${operation}: its path ${path} does not end with the id of the object.`);
  }
  const group = operation.slice(0, -".retrieve".length);
  const list = endpoints[`${group}.list`];
  return {
    type,
    title: objectTitle(type),
    plural: title,
    idPrefix: idPrefixOf(type),
    group,
    path: path.slice(0, path.lastIndexOf("/")),
    isListed: list !== undefined,
    filters: list?.params === undefined ? [] : listFilters(list.params),
    columns: listColumns(
      result,
      machines.filter((machine) => machine.type === type).map(({ field }) => field),
    ),
  };
}

function listFilters(params: z.ZodType): Filter[] {
  return listFields(params)
    .filter(({ key }) => !commonFilters.has(key))
    .flatMap((field) => {
      const [inner] = listFields(field.leaf);
      return inner === undefined
        ? createFilter(field.key, field)
        : createFilter(`${field.key}.${inner.key}`, readElement(inner));
    });
}

/** Any of several values is sent as one parameter, so a filter of one value has the type of the elements. */
function readElement(field: SchemaField): SchemaField {
  const { def } = field.leaf._zod as z.core.$ZodTypes["_zod"];
  return def.type === "array" ? { ...field, leaf: def.element } : field;
}

function createFilter(name: string, field: SchemaField): Filter {
  const prefixes = readPrefixes(field);
  const values = readValues(field.leaf);
  if (prefixes.length > 0) return { name, kind: "id", prefixes };
  if (values !== undefined) return { name, kind: "choice", values };
  return { name, kind: field.leaf._zod.def.type === "boolean" ? "boolean" : "text" };
}

/** The members that the name of an object does not say: its amount, its states, and when it was created. */
function listColumns(result: z.ZodType, stateFields: readonly string[]): Column[] {
  const fields = listFields(result);
  return [
    ...amountsIn(fields)
      .slice(0, 1)
      .map((path): Column => ({ path, kind: "cents" })),
    ...stateFields.filter((path) => !isInList(path, fields)).map((path): Column => ({ path, kind: "state" })),
    ...fields.filter(({ key }) => key === "created_at").map(({ key }): Column => ({ path: key, kind: "instant" })),
  ];
}

/** The amounts of an object, or else of the objects that it always contains. */
function amountsIn(fields: readonly SchemaField[]): string[] {
  const own = fields.filter(({ meta }) => meta.isAmount === true).map(({ key }) => key);
  if (own.length > 0) return own;
  return fields
    .filter(isAlwaysThere)
    .flatMap(({ key, leaf }) =>
      (leaf instanceof z.ZodObject ? amountsIn(listFields(leaf)) : []).map((path) => `${key}.${path}`),
    );
}

function isAlwaysThere({ schema }: SchemaField): boolean {
  return schema._zod.def.type !== "nullable" && schema._zod.def.type !== "optional";
}

/** Whether each element of a list has the state: it has no place in a row. */
function isInList(path: string, fields: readonly SchemaField[]): boolean {
  return fields.some(({ key, leaf }) => path.startsWith(`${key}.`) && leaf._zod.def.type === "array");
}

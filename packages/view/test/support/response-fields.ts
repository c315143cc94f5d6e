import { toOpenApi } from "@sandbank/contract";

/** A part of JSON Schema. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

// The document is made by other code than the mutants, so it can tell what they lack.
const document = toOpenApi();
const schemas = document.components["schemas"] as Readonly<Record<string, Schema>>;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods)) as unknown as Operation[];

/** The lists: operations whose response is a page. */
export function listPages(): string[] {
  return operations
    .filter((each) => findResult(each)?.properties?.["next_cursor"])
    .map(({ operationId }) => operationId);
}

/** The parameters of all reads: `accounts.list/status.in`. */
export function listQueries(): string[] {
  return operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.flatMap((each) => (each.in === "query" ? [`${operationId}/${each.name}`] : [])),
  );
}

/** The fields of all types of objects in responses that can have different values: `account.loan.credit_limit`. */
export function listFields(): string[] {
  const fields = new Map<string, Set<string>>();
  for (const operation of operations) visit(findResult(operation) ?? {}, "", fields, new Set());
  return [...fields].flatMap(([path, values]) => (values.size > 1 ? [path] : []));
}

function findResult({ responses }: Operation): Schema | undefined {
  return resolve(responses["200"]?.content?.["application/json"]?.schema ?? {});
}

function resolve(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolve(schemas[schema.$ref.replace(/^.*\//, "")] ?? {});
}

/** Collects what each field can be. A field of which there is more than one value has several texts, or `any`. */
function visit(of: Schema, path: string, fields: Map<string, Set<string>>, above: ReadonlySet<Schema>): void {
  const schema = resolve(of);
  if (above.has(schema)) return;
  const within = new Set([...above, schema]);
  for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(each, path, fields, within);
  if (schema.properties !== undefined) {
    const { type } = schema.properties;
    const owner = type?.const === undefined ? path : String(type.const);
    for (const [key, field] of Object.entries(schema.properties)) {
      visit(field, owner === "" ? "" : `${owner}.${key}`, fields, within);
    }
  } else if (schema.items !== undefined) {
    note(path, ["any", "list"], fields);
    visit(schema.items, path === "" ? "" : `${path}.*`, fields, within);
  } else if (schema.anyOf === undefined && schema.oneOf === undefined) {
    note(path, valuesOf(schema), fields);
  }
}

function note(path: string, values: readonly string[], fields: Map<string, Set<string>>): void {
  if (path !== "") fields.set(path, new Set([...(fields.get(path) ?? []), ...values]));
}

function valuesOf({ const: only, enum: several, type }: Schema): readonly string[] {
  if (only !== undefined) return [String(only)];
  if (several !== undefined) return several.map(String);
  return type === "null" ? ["null"] : ["any", "other"];
}

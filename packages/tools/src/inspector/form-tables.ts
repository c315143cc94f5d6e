import type { Resource } from "@sandbank/contract";
import { dollars } from "@sandbank/contract/private/words";
import type { RailTable } from "@sandbank/engine/private/reference";
import type { FormField, FormTable } from "@sandbank/inspector/tables/form-table";
import type { MachineTable } from "@sandbank/inspector/tables/machine-table";
import * as z from "zod";
import { documentationOfField } from "../documentation.ts";
import { namedSchema, pascalCase } from "../model.ts";
import type { Operation } from "../operations.ts";
import { snakeCase } from "../print-operations.ts";
import { layOut, sortByUse } from "./form-layout.ts";
import { chooseVerb, shortTitle } from "./form-words.ts";
import { listFields, readField, readPrefixes, readValues, type SchemaField } from "./schema-fields.ts";

/** By name of an enumeration, its values. */
type Choices = Readonly<Record<string, readonly string[]>>;

/** The forms, and the enumerations that they offer. */
export interface Forms {
  readonly forms: readonly FormTable[];
  readonly choices: Choices;
}

export interface FormSources {
  readonly resources: readonly Resource[];
  readonly operations: readonly Pick<Operation, "name" | "idPrefix">[];
  readonly rails: Readonly<Record<string, RailTable>>;
  readonly machines: readonly MachineTable[];
}

/**
 * A form for each simulation, which `bank.network` has, too, and for each operation that changes the object whose id is in
 * the path.
 */
export function formTables({ resources, operations, rails, machines }: FormSources): Forms {
  const choices: Record<string, readonly string[]> = {};
  const forms = resources.flatMap(({ title, endpoints }) =>
    Object.entries(endpoints)
      .filter(([name, { method, path }]) => name.startsWith("simulations.") || (method !== "GET" && path.includes("{")))
      .map(([operation, { method, path, summary, params }]): FormTable => {
        const context = { operation, rails, choices };
        const id = pathField(path, operations.find(({ name }) => name === operation)?.idPrefix);
        const fields = params === undefined ? [] : formFields(params, context);
        const isUpdate = method === "PATCH";
        const form = {
          operation,
          ...(isUpdate ? { method } : { verb: chooseVerb(summary) }),
          ...pathOf(operation, path),
          title: shortTitle(summary),
          fields: [...id, ...fields],
        };
        return layOut(form, title, { machines, choices });
      }),
  );
  return { forms: sortByUse(forms), choices };
}

interface Context extends Pick<FormSources, "rails"> {
  readonly operation: string;
  /** Whether the fields are in an object or a list. Their names say enough beside that of the group. */
  readonly isNested?: true;
  /** Gets the enumerations that the fields use. */
  readonly choices: Record<string, readonly string[]>;
}

function pathField(path: string, prefix: string | undefined): FormField[] {
  const key = /\{(\w+)\}/.exec(path)?.[1];
  return key === undefined || prefix === undefined ? [] : [{ key, kind: "id", prefixes: [prefix], isRequired: true }];
}

/** Returns what the path has after the names of the resource: an id, and an end that does not follow from the operation. */
function pathOf(operation: string, path: string): Pick<FormTable, "hasId" | "end"> {
  const verb = snakeCase(operation.slice(operation.lastIndexOf(".") + 1));
  const usual = verb === "create" || verb === "update" ? "" : verb;
  const [, end] = path.split(/\}\/?/);
  if (end === undefined) return {};
  return { hasId: true, ...(end !== usual && { end }) };
}

/** Required fields first, then those of one value, then groups of fields. */
function formFields(schema: z.core.$ZodType, context: Context): FormField[] {
  const fields = listFields(schema);
  const rank = ({ isRequired, kind }: FormField) =>
    isRequired === true ? 0 : kind === "object" || kind === "list" ? 2 : 1;
  return fields
    .map((field) => formField(isForeignAmount(field, fields) ? { ...field, meta: {} } : field, context))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Whether another field says the currency of an amount: then it is entered in minor units, because it may have no dollars. */
function isForeignAmount({ key, meta }: SchemaField, siblings: readonly SchemaField[]): boolean {
  const currencies = ["currency", key.replace("amount", "currency")];
  return meta.isAmount === true && siblings.some((sibling) => sibling.key !== key && currencies.includes(sibling.key));
}

function formField(field: SchemaField, context: Context): FormField {
  const documentation = documentationOfField(field.schema);
  const description = field.meta.isAmount === true ? inDollars(documentation) : documentation;
  const described = {
    key: field.key,
    ...(field.isRequired && { isRequired: true as const }),
    ...(description !== "" && !context.isNested && { description }),
  };
  return { ...described, ...describeKind(field, context) } as FormField;
}

/** The documentation of an amount that the form accepts in dollars: `at least 1` cent is `at least $0.01`. */
function inDollars(documentation: string): string {
  return documentation.replace(/,? in cents(?=[,.])(?:[^:.\n]|[:.](?=\S))*/, (bounds) =>
    bounds.replace(/,? in cents/, "").replace(/\d+/g, (cents) => dollars(Number(cents))),
  );
}

/** Returns the kind of a field, and the properties that a form needs for that kind. */
function describeKind(field: SchemaField, context: Context) {
  const prefixes = readPrefixes(field);
  if (prefixes.length > 0) return { kind: "id", prefixes };
  const { leaf, meta } = field;
  const nested = { ...context, isNested: true } as const;
  const { def } = leaf._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "enum":
      return describeChoice(field, context);
    case "string":
      return { kind: stringKind(leaf) };
    case "number":
      return { kind: meta.isAmount === true ? "cents" : "integer" };
    case "boolean":
      return { kind: "boolean" };
    case "object":
      return { kind: "object", fields: formFields(leaf, nested) };
    case "array":
      return { kind: "list", item: formField(readField(field.key, def.element), nested) };
    default:
      throw new Error(
        `[tools] Failed to read ${field.key} of ${context.operation}: a form has no control for the zod type "${def.type}". Add one in packages/inspector/src/screens/simulate, and its kind to packages/tools/src/inspector/form-tables.ts.`,
      );
  }
}

function stringKind(leaf: z.core.$ZodType): "instant" | "date" | "text" {
  if (leaf instanceof z.ZodISODateTime) return "instant";
  return leaf instanceof z.ZodISODate ? "date" : "text";
}

function describeChoice({ key, leaf }: SchemaField, { operation, rails, choices }: Context) {
  const values = readValues(leaf) ?? [];
  const rail = Object.entries(rails).find(([, { simulations, rules, neverGiven }]) => {
    const reasons = new Set([...rules.map(({ reason }) => reason), ...Object.keys(neverGiven)]);
    return simulations.some((name) => name === operation) && values.every((value) => reasons.has(value));
  });
  if (rail !== undefined) return { kind: "reason", rail: rail[0] };
  const name = namedSchema(leaf)?.name ?? pascalCase(`${operation}_${key}`);
  choices[name] = values;
  return { kind: "choice", choice: name };
}

import { resolve } from "node:path";
import { endpoints, objectTypeOf } from "@sandbank/contract";
import * as z from "zod";
import { UsageError, wrongValue } from "../../../errors/usage-error.ts";
import { readFileBytes } from "../../../flags/read-file.ts";

type Params = Record<string, unknown>;

/**
 * Adds parameters that are written as `name=Operating`, `status.in=open,closed` or `file=@check.png` to those of `--data`. The
 * contract says which of them are text or bytes. Throws a `UsageError` for a parameter that is given twice.
 */
export function readFields(
  operation: string,
  fields: readonly string[],
  { data, directory }: { readonly data: Params; readonly directory: string },
): Params {
  const whole = structuredClone(data);
  for (const field of fields) {
    const [, path, text] = /^([\w.]+)=(.*)$/s.exec(field) ?? [];
    if (path === undefined) {
      throw new UsageError(
        `${JSON.stringify(field)} is not field=value, such as ${/^[\w.]+$/.test(field) ? field : "name"}=VALUE. \`sandbank call ${operation} --help\` lists the fields.`,
      );
    }
    place(whole, path, readValue({ operation, path, directory }, text ?? ""));
  }
  return whole;
}

/** The types of the object whose id a field is; empty for any other field. */
export function typesOfField(operation: string, path: string): readonly string[] {
  const prefixes = schemasAt(operation, path).flatMap((schema) => schema.meta()?.refersTo ?? []);
  return prefixes.map((prefix) => objectTypeOf(`${prefix}_`) ?? prefix);
}

/** Parses `limits.create.value=2000` as `{ "limits.create": { value: 2000 } }`. The last word is the parameter. */
export function readOverrides(texts: readonly string[], directory: string): Record<string, Params> {
  const overrides: Record<string, Params> = {};
  for (const text of texts) {
    const [, operation, field, value] = /^([\w.]+)\.(\w+)=(.*)$/s.exec(text) ?? [];
    if (operation === undefined || field === undefined) {
      throw wrongValue("--with", text, "Write OPERATION.FIELD=VALUE, such as limits.create.value=100.");
    }
    overrides[operation] ??= {};
    place(overrides[operation], field, readValue({ operation, path: field, directory }, value ?? ""));
  }
  return overrides;
}

function place(whole: Params, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() as string;
  let inner = whole;
  for (const key of keys) {
    if (!Object.hasOwn(inner, key)) define(inner, key, {});
    inner = inner[key] as Params;
    if (typeof inner !== "object" || inner === null) throw givenTwice(path);
  }
  if (Object.hasOwn(inner, last)) throw givenTwice(path);
  define(inner, last, value);
}

/** Uses `defineProperty`, because a parameter may be named `__proto__`. */
function define(target: Params, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function givenTwice(path: string): UsageError {
  return new UsageError(`${path} is given more than once. Write each field once, in --data or as field=value.`);
}

interface Field {
  readonly operation: string;
  readonly path: string;
  /** The directory to which file paths are relative. */
  readonly directory: string;
}

/** Reads the value of a field: bytes from a file, a list also with commas, as in a query of the API. */
function readValue({ operation, path, directory }: Field, text: string): unknown {
  const schemas = schemasAt(operation, path);
  // The only custom schemas of the contract are those of bytes.
  if (schemas.some(({ type }) => type === "custom")) return readBytes(path, text, directory);
  const list = schemas.find((schema) => schema.type === "array") as z.ZodArray<z.ZodType> | undefined;
  if (list === undefined || text.startsWith("[") || text === "null") return parseScalar(schemas, text);
  const ofElement = alternatives(list.element);
  return text.split(",").map((part) => parseScalar(ofElement, part));
}

/** Returns text as it is written if the field is a text. Parses the text of other fields as JSON if possible. */
function parseScalar(schemas: readonly z.ZodType[], text: string): unknown {
  const isNull = text === "null" && schemas.some((schema) => schema.type === "null");
  if (schemas.some(({ type }) => textTypes.has(type)) && !isNull) return text;
  if (!/^(?:-?\d|true$|false$|null$|[[{"])/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the alternative schemas of a field; empty if the contract does not have the field. */
function schemasAt(operation: string, path: string): readonly z.ZodType[] {
  const table: Readonly<Record<string, { readonly params?: z.ZodObject }>> = endpoints;
  const params = Object.hasOwn(table, operation) ? table[operation]?.params : undefined;
  return path.split(".").reduce<readonly z.ZodType[]>(
    (schemas, key) =>
      schemas.flatMap((schema) => {
        const { shape = {} } = schema as Partial<z.ZodObject>;
        return Object.hasOwn(shape, key) ? alternatives(shape[key] as z.ZodType) : [];
      }),
    params === undefined ? [] : [params],
  );
}

/** Returns the members of a union. A schema that accepts null has the null schema among them. */
function alternatives(schema: z.ZodType): readonly z.ZodType[] {
  switch (schema.type) {
    case "optional":
      return alternatives((schema as z.ZodOptional<z.ZodType>).unwrap());
    case "nullable":
      return [...alternatives((schema as z.ZodNullable<z.ZodType>).unwrap()), z.null()];
    case "union":
      return (schema as z.ZodUnion<readonly z.ZodType[]>).options.flatMap(alternatives);
    default:
      return [schema];
  }
}

const textTypes: ReadonlySet<string> = new Set(["string", "enum", "literal", "template_literal"]);

/** Reads the bytes of a file in the form that steps have for them. */
function readBytes(field: string, text: string, directory: string): { readonly $base64: string } {
  if (!text.startsWith("@")) throw wrongValue(field, text, `Write ${field}=@PATH to send the bytes of a file.`);
  return { $base64: readFileBytes(resolve(directory, text.slice(1))).toString("base64") };
}

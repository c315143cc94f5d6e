import type * as z from "zod";

/** A parameter as the client sent it, before its schema has been applied. */
export type RawParams = Readonly<Record<string, unknown>>;

/** A rule between several parameters, which a schema of single fields cannot say. */
export interface ParamRule {
  /** Dotted path of the parameter that the rule is about; `*` stands for each index of an array. For the docs. */
  readonly field: string;
  /** What must hold, as the end of the sentence "`field` ...". */
  readonly message: string;
  /**
   * The dotted paths that break the rule, indices in place of `*`; none when it holds. Must cope with parameters of
   * any shape: it runs beside the schema, so that every fault is listed at once.
   */
  check(params: RawParams): readonly string[];
}

/** A rule about a parameter that is there once. */
export function paramRule({ field, message, broken }: ParamRuleOfOneField): ParamRule {
  return { field, message, check: (params) => (broken(params) ? [field] : []) };
}

interface ParamRuleOfOneField {
  readonly field: string;
  readonly message: string;
  broken(params: RawParams): boolean;
}

/** The rules by which one of two parameters must be given, and not both. Within an object, only if that is given. */
export function exactlyOneOf(one: string, other: string): readonly ParamRule[] {
  const owner = one.split(".").slice(0, -1);
  const isOwnerGiven = (params: RawParams) => owner.length === 0 || isObject(valueAt(params, owner.join(".")));
  const isGiven = (params: RawParams, field: string) => valueAt(params, field) !== undefined;
  return [
    paramRule({
      field: one,
      message: `is required unless \`${other}\` is given`,
      broken: (params) => isOwnerGiven(params) && !isGiven(params, one) && !isGiven(params, other),
    }),
    paramRule({
      field: other,
      message: `is not allowed beside \`${one}\`: give exactly one of the two`,
      broken: (params) => isGiven(params, one) && isGiven(params, other),
    }),
  ];
}

/** The value at a dotted path, or undefined where any part of the way is missing. */
export function valueAt(params: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), params);
}

function isObject(value: unknown): value is RawParams {
  return typeof value === "object" && value !== null;
}

/** One method and path of the API. Interpreted by the engine, the SDK generator, OpenAPI and the docs. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH";
  /** At most one path parameter, in braces: `/accounts/{account_id}`. Under `/simulations/` it is for the sandbox only. */
  readonly path: `/${string}`;
  /** One sentence, imperative: the first line of the SDK method's documentation. */
  readonly summary: string;
  /** More sentences: conditions, refusals, effects. */
  readonly details?: string;
  /** The query of a GET, nested as in the SDK (`status.in` is `{ status: { in } }`), or the JSON body of a POST or PATCH. */
  readonly params?: z.ZodObject;
  readonly rules?: readonly ParamRule[];
  readonly result: z.ZodType;
  /** Not in the contract itself: one of the endpoints around it that a sandbox needs. */
  readonly extension?: true;
}

/** An endpoint as it is written down: with functions that build its schemas. */
interface EndpointDefinition extends Omit<Endpoint, "params" | "result"> {
  readonly params?: () => z.ZodObject;
  readonly result: () => z.ZodType;
}

type Endpoints<Table> = {
  readonly [Name in keyof Table]: {
    readonly [Key in keyof Table[Name]]: Table[Name][Key] extends () => infer Schema ? Schema : Table[Name][Key];
  };
};

/**
 * The endpoints by name. A schema is built when it is first read: to ask only whether an endpoint has parameters, use
 * `"params" in endpoint`. Keeps the keys literal, so that every operation has a name of its own in the type system.
 */
export function defineEndpoints<const Table extends Readonly<Record<string, EndpointDefinition>>>(table: Table) {
  const endpoints = Object.entries(table).map(([name, definition]) => [name, defineEndpoint(definition)]);
  return Object.fromEntries(endpoints) as Endpoints<Table>;
}

function defineEndpoint({ params, result, ...rest }: EndpointDefinition): Endpoint {
  const getters = {
    result: { get: result, enumerable: true },
    ...(params === undefined ? {} : { params: { get: params, enumerable: true } }),
  };
  return Object.defineProperties(rest as Endpoint, getters);
}

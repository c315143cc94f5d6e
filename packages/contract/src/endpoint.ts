import type * as z from "zod";
import type { CrossFieldRule } from "./cross-field-rule.ts";

/** A parameter as the client sent it, before its schema has been applied. */
export type RawParams = Readonly<Record<string, unknown>>;

/**
 * One method and path of the API. The engine, the SDK generator, the OpenAPI document and the reference all read it.
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH";
  /**
   * The path, with at most one parameter in braces: `/accounts/{account_id}`. Paths under `/simulations/` exist in the
   * sandbox only.
   */
  readonly path: `/${string}`;
  /** One sentence, imperative: the first line of the SDK method's documentation. */
  readonly summary: string;
  /** More sentences: conditions, refusals, effects. */
  readonly details?: string;
  /** The query of a GET, nested as in the SDK (`status.in` is `{ status: { in } }`), or the body of a POST or PATCH. */
  readonly params?: z.ZodObject;
  readonly crossFieldRules?: readonly CrossFieldRule[];
  /** The names that parameters had before, which requests may still use (O-07). No document and no type has them. */
  readonly olderNames?: readonly OlderName[];
  /**
   * Names that parameters had and that mean nothing any more (O-07). Requests may still send them, with a text of 1 to
   * 200 characters. No document and no type has them.
   */
  readonly droppedNames?: readonly string[];
  /** The body that requests had before, which they may still send in place of the present one (O-07). */
  readonly olderBody?: OlderBody;
  readonly result: z.ZodType;
  /** `multipart`: the body is `multipart/form-data`, with a part for each parameter. Otherwise it is JSON (D-106). */
  readonly request?: "multipart";
  /**
   * `bytes`: a successful response is the `content` of the result, with its `mime_type`. Otherwise it is JSON (D-106).
   */
  readonly response?: "bytes";
  /** Set for an extension: an endpoint that a sandbox needs, but that the contract does not have. */
  readonly extension?: true;
}

/** A name that a parameter had before, and its name now, as dotted paths. */
export interface OlderName {
  readonly older: string;
  readonly now: string;
  /** Parameters that the older name implies, with their values. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** A body with other parameters. A request that has one of them is checked against these only. */
export interface OlderBody {
  readonly params: () => z.ZodObject;
  readonly crossFieldRules: readonly CrossFieldRule[];
}

/** An endpoint as the endpoint modules define it, with functions that build its schemas. */
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
 * Defines endpoints by name. Each schema is built when it is first read: to check whether an endpoint has parameters,
 * use `"params" in endpoint`. The keys stay literal types, so that every operation has a name in the type system.
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

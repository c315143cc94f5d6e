import type * as z from "zod";
import type { CrossFieldRule } from "./cross-field-rule.ts";

/** A parameter as the client sent it, before its schema has been applied. */
export type RawParams = Readonly<Record<string, unknown>>;

/** One method and path of the API. Interpreted by the engine, the SDK generator, OpenAPI and the docs. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH";
  /** At most one path parameter, in braces: `/accounts/{account_id}`. Under `/simulations/` it is for the sandbox only. */
  readonly path: `/${string}`;
  /** One sentence, imperative: the first line of the SDK method's documentation. */
  readonly summary: string;
  /** More sentences: conditions, refusals, effects. */
  readonly details?: string;
  /** The query of a GET, nested as in the SDK (`status.in` is `{ status: { in } }`), or the body of a POST or PATCH. */
  readonly params?: z.ZodObject;
  readonly crossFieldRules?: readonly CrossFieldRule[];
  readonly result: z.ZodType;
  /** `multipart`: the body is `multipart/form-data`, with a part for each parameter; otherwise JSON (D-106). */
  readonly request?: "multipart";
  /** `bytes`: a success is answered with the `content` of the result, as its `mime_type`; otherwise with JSON (D-106). */
  readonly response?: "bytes";
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

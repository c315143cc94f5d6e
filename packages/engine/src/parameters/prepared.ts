import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import * as z from "zod";
import { type QueryShape, queryShape, unwrapped } from "./decode-query.ts";

/** An endpoint with what is made of it once, at its first use. */
export interface Prepared {
  readonly operation: OperationName;
  readonly endpoint: Endpoint;
  /** The parameter schema, compiled; an endpoint without parameters takes an empty object. */
  readonly schema: z.ZodType;
  readonly query: QueryShape;
  /** Each parameter's place in the schema, by dotted path: the order of faults (D-05). */
  readonly places: ReadonlyMap<string, number>;
  readonly isSimulation: boolean;
  readonly isList: boolean;
}

const prepared = new Map<OperationName, Prepared>();

export function prepare(operation: OperationName): Prepared {
  const known = prepared.get(operation);
  if (known !== undefined) return known;
  const endpoint: Endpoint = endpoints[operation];
  const made: Prepared = {
    operation,
    endpoint,
    schema: z.compile(endpoint.params ?? z.strictObject({})),
    query: queryShape(endpoint.method === "GET" ? endpoint.params : undefined),
    places: placesOf(endpoint.params),
    isSimulation: endpoint.path.startsWith("/simulations/"),
    isList: operation.endsWith(".list"),
  };
  prepared.set(operation, made);
  return made;
}

/** Numbers the fields of nested objects as they stand; after those of an object comes the place of what it does not have. */
function placesOf(schema: z.ZodObject | undefined): Map<string, number> {
  const places = new Map<string, number>();
  const number = (object: z.ZodObject, prefix: string) => {
    for (const [key, field] of Object.entries(object.shape)) {
      const name = prefix + key;
      places.set(name, places.size);
      const inner = unwrapped(field as z.ZodType);
      if (inner.type === "object") number(inner as z.ZodObject, `${name}.`);
    }
    places.set(`${prefix}*`, places.size);
  };
  if (schema !== undefined) number(schema, "");
  return places;
}

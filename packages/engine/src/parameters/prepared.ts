import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { type QueryShape, queryShape } from "./decode-query.ts";
import { type SchemaNode, schemaNode } from "./schema-node.ts";

/** An endpoint with the values that are computed from it once, at its first use. */
export interface Prepared {
  readonly operation: OperationName;
  readonly endpoint: Endpoint;
  /** The parameter schema; an endpoint without parameters accepts an empty object. */
  readonly node: SchemaNode;
  readonly query: QueryShape;
  readonly isSimulation: boolean;
  readonly isList: boolean;
}

const prepared = new Map<OperationName, Prepared>();
const noParams: SchemaNode = { kind: "object", isOptional: false, isNullable: false, fields: new Map(), required: [] };

export function prepare(operation: OperationName): Prepared {
  const known = prepared.get(operation);
  if (known !== undefined) return known;
  const endpoint: Endpoint = endpoints[operation];
  const { params } = endpoint;
  const made: Prepared = {
    operation,
    endpoint,
    node: params === undefined ? noParams : schemaNode(params),
    query: queryShape(endpoint.method === "GET" ? params : undefined),
    isSimulation: endpoint.path.startsWith("/simulations/"),
    isList: operation.endsWith(".list"),
  };
  prepared.set(operation, made);
  return made;
}

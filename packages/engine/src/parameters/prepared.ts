import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { isRecord } from "./collect-issues.ts";
import { type QueryShape, queryShape } from "./decode-query.ts";
import { type SchemaNode, schemaNode } from "./schema-node.ts";
import { nameMessages } from "./value-messages.ts";

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
const preparedOlder = new Map<OperationName, Prepared>();
const noParams: SchemaNode = { kind: "object", isOptional: false, isNullable: false, fields: new Map(), required: [] };

export function prepare(operation: OperationName): Prepared {
  const known = prepared.get(operation);
  if (known !== undefined) return known;
  const endpoint: Endpoint = endpoints[operation];
  const { params, droppedNames = [] } = endpoint;
  const made: Prepared = {
    operation,
    endpoint,
    node: withDropped(params === undefined ? noParams : schemaNode(params), droppedNames),
    query: queryShape(endpoint.method === "GET" ? params : undefined),
    isSimulation: endpoint.path.startsWith("/simulations/"),
    isList: operation.endsWith(".list"),
  };
  prepared.set(operation, made);
  return made;
}

/** Prepares the endpoint with its older body, if the parameters have a name that only that body has (O-07). */
export function prepareFor(operation: OperationName, params: unknown): Prepared {
  const present = prepare(operation);
  const { olderBody } = present.endpoint;
  if (olderBody === undefined || !isRecord(params)) return present;
  let older = preparedOlder.get(operation);
  if (older === undefined) {
    const schema = olderBody.params();
    const endpoint: Endpoint = { ...present.endpoint, crossFieldRules: olderBody.crossFieldRules, params: schema };
    older = { ...present, endpoint, node: schemaNode(schema) };
    preparedOlder.set(operation, older);
  }
  const names = older.node.kind === "object" ? [...older.node.fields.keys()] : [];
  return names.some((name) => Object.hasOwn(params, name)) ? older : present;
}

/** A name that means nothing any more is a parameter that no operation reads (O-07). */
function withDropped(node: SchemaNode, names: readonly string[]): SchemaNode {
  if (names.length === 0 || node.kind !== "object") return node;
  return { ...node, fields: new Map([...node.fields, ...names.map((name) => [name, droppedText] as const)]) };
}

const droppedText: SchemaNode = {
  kind: "value",
  isOptional: true,
  isNullable: false,
  messages: nameMessages,
  hasType: null,
};

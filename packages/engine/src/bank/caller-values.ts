import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { excerpt, invalidParameters } from "../errors.ts";
import { isBytes } from "../store/bytes.ts";

/** Converts a caller's id to text. An object is not an id, and its own conversion could throw. */
export function idText(id: unknown): string {
  const isPrimitive = id === null || (typeof id !== "object" && typeof id !== "function");
  return isPrimitive ? String(id) : "[object Object]";
}

/** Copies a caller's parameters as JSON, which leaves out fields without a value, and copies the bytes of a file. */
export function ownCopy(operation: OperationName, params: unknown): unknown {
  const isUpload = (endpoints[operation] as Endpoint).request === "multipart" && typeof params === "object";
  if (!isUpload || params === null) return jsonCopy(operation, params);
  const { file, ...rest } = params as Readonly<Record<string, unknown>>;
  // Not `slice`: that of a `Buffer` returns a view, not a copy.
  return isBytes(file)
    ? { ...(jsonCopy(operation, rest) as object), file: new Uint8Array(file) }
    : jsonCopy(operation, params);
}

function jsonCopy(operation: OperationName, params: unknown): unknown {
  const text = jsonText(params);
  if (text !== undefined) return JSON.parse(text);
  const isQuery = (endpoints[operation] as Endpoint).method === "GET";
  const name = Object.keys(params as object).find((key) => !isJson((params as Record<string, unknown>)[key]));
  const field = name === undefined ? (isQuery ? "query" : "body") : (isQuery ? "query." : "") + excerpt(name);
  throw invalidParameters([{ field, message: "must be a value that JSON can carry" }]);
}

/** Whether a member's value can become JSON. JSON leaves out undefined, functions and symbols. */
function isJson(value: unknown): boolean {
  return (
    value === undefined || typeof value === "function" || typeof value === "symbol" || jsonText(value) !== undefined
  );
}

/** Undefined for a value that JSON cannot represent, such as a BigInt, or an object that contains itself. */
function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

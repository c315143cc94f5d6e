import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { excerpt, invalidParameters } from "../errors.ts";
import { isBytes } from "../store/bytes.ts";

/** The id that a caller gave, as text. An object can throw when it is made text, and is the id of nothing. */
export function idText(id: unknown): string {
  const isPrimitive = id === null || (typeof id !== "object" && typeof id !== "function");
  return isPrimitive ? String(id) : "[object Object]";
}

/** What the bank keeps of a caller's parameters: JSON, so that fields without a value are left out, and the bytes of a file. */
export function ownCopy(operation: OperationName, params: unknown): unknown {
  const isUpload = (endpoints[operation] as Endpoint).request === "multipart" && typeof params === "object";
  if (!isUpload || params === null) return jsonCopy(operation, params);
  const { file, ...rest } = params as Readonly<Record<string, unknown>>;
  // A `Buffer` gives a view where it is asked for a slice.
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

/** Undefined in an object is left out. */
function isJson(value: unknown): boolean {
  return (
    value === undefined || typeof value === "function" || typeof value === "symbol" || jsonText(value) !== undefined
  );
}

/** Undefined for what JSON has no text for, such as a BigInt, or an object that contains itself. */
function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

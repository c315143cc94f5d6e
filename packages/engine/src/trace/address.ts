import { endpoints, type OperationName } from "@sandbank/contract";
import { route } from "../http/router.ts";
import type { LoggedCall } from "../log/logged-step.ts";

/** The endpoint that a call addresses. */
interface Address {
  readonly operation: OperationName | null;
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly path: string;
}

/** The address of a call. A direct call gets the method and path of the same HTTP request. */
export function toAddress({ operation, method, path, id, params }: LoggedCall): Address {
  if (method !== null && path !== null) {
    // A request that was refused for its API key has no operation yet.
    return { operation: operation ?? route(method, path.split("?")[0] ?? "")?.operation ?? null, method, path };
  }
  const name = operation as OperationName;
  return { operation: name, method: endpoints[name].method, path: directPath(name, id, params) };
}

function directPath(operation: OperationName, id: string | undefined, params: unknown): string {
  const { method, path } = endpoints[operation];
  const whole = path.replace(/\{[^{}]*\}/, () => encoded(id ?? ""));
  const pairs = method === "GET" ? queryPairs(params, "") : [];
  return pairs.length === 0 ? whole : `${whole}?${pairs.join("&")}`;
}

/** The parameters of a query by their dotted names: `{ status: { in: ["open"] } }` is `status.in=open`. */
function queryPairs(value: unknown, name: string): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return name === "" ? [] : [`${encoded(name)}=${encoded(String(value))}`];
  }
  const prefix = name === "" ? "" : `${name}.`;
  return Object.entries(value).flatMap(([key, inner]) => queryPairs(inner, prefix + key));
}

/** Percent-encodes a text. Repairs lone surrogates first, because they cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

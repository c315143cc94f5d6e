import { endpoints, type OperationName } from "@sandbank/contract";

/** Path and query of a direct call, as HTTP would have them. */
export function directPath(operation: OperationName, id: string | undefined, params: unknown): string {
  const { method, path } = endpoints[operation];
  const whole = path.replace(/\{[^}]*\}/, () => encoded(id ?? ""));
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

/** Half of a surrogate pair cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

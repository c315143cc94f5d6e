import type { TracedCall } from "@sandbank/engine";
import type { RepeatedRequest } from "../../words/request-code.ts";

/** Returns whether the log has the whole request. It has no uploads and no large or unreadable parameters. */
export function isRepeatable({ method, params, operation, path }: TracedCall): boolean {
  if (operation === "files.create" || method === "DISABLE") return false;
  if (!path.startsWith("/") || params === null) return false;
  return !("omitted" in (params as object));
}

/** Returns the call in the form that the code samples repeat; undefined for a path that the API does not have. */
export function repeatedCall(call: TracedCall): RepeatedRequest | undefined {
  const { operation, method, path, idempotencyKey } = call;
  if (operation === null) return undefined;
  const params = (call.params ?? {}) as Readonly<Record<string, unknown>>;
  return {
    operation,
    method: method as RepeatedRequest["method"],
    path,
    id: idIn(path, operation),
    ...(Object.keys(params).length > 0 && { params }),
    idempotencyKey,
  };
}

/** Returns the id in `/accounts/account_1a2b/close` or `/simulations/check_deposits/check_deposit_1a2b/submit`. */
function idIn(path: string, operation: string): string | undefined {
  if (/\.(?:create|list)$/.test(operation)) return undefined;
  const segments = path.split("?", 1)[0]?.split("/").slice(1) ?? [];
  const id = segments[0] === "simulations" ? segments[2] : segments[1];
  return id === undefined ? undefined : decodeURIComponent(id);
}

import type { CardAuthorizationResult } from "@sandbank/contract";

/** The id in the result of a call; for an authorization, of the object that it created. Null if it has none. */
export function findObjectId(result: object): string | null {
  if ("id" in result && typeof result.id === "string") return result.id;
  const { pending_transaction: pending, declined_transaction: declined } = result as Partial<CardAuthorizationResult>;
  return pending?.id ?? declined?.id ?? null;
}

import type { CardAuthorizationResult } from "@sandbank/contract";

/** The id of the object that a call answers; of an authorization, of what it made. Null where the answer has none. */
export function objectIdOf(result: object): string | null {
  if ("id" in result && typeof result.id === "string") return result.id;
  const { pending_transaction: pending, declined_transaction: declined } = result as Partial<CardAuthorizationResult>;
  return pending?.id ?? declined?.id ?? null;
}

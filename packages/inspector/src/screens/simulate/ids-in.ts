import { resourceOfId } from "../../words/find-resource.ts";

/** Returns the ids of the object in a response and of those that it resulted in, not of those that it belongs to. */
export function idsIn(body: unknown): string[] {
  return [...new Set(visit(body))];
}

const outcomes = new Set(["id", "declined_transaction_id", "pending_transaction_id", "transaction_id"]);

function visit(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isOutcome = typeof inner === "string" && outcomes.has(key) && resourceOfId(inner) !== undefined;
    return isOutcome ? [inner] : visit(inner);
  });
}

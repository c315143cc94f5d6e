import { amountKeys } from "../generated/resources.ts";
import { moneyText } from "./money.ts";

/** The facts of a decline and the value of a Limit are amounts, too, unless they count debits. */
const keys = new Set([...amountKeys, "availableBalance", "creditLimit", "value", "used", "requested", "remaining"]);

/** The amount in dollars, for a member of an object that holds cents; undefined for any other member, or currency. */
export function amountNote(key: string, owner: Readonly<Record<string, unknown>>): string | undefined {
  const value = owner[key];
  const currency = owner[key.includes("presentment") ? "presentment_currency" : "currency"] ?? "USD";
  const isAmount = typeof value === "number" && keys.has(key) && owner["metric"] !== "count";
  return isAmount && currency === "USD" ? moneyText(value) : undefined;
}

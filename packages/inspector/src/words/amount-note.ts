import { amountKeys } from "../generated/resources.ts";
import { moneyText } from "./money.ts";

/** The facts of a decline and the value of a Limit are amounts too, unless they are counts. */
const keys = new Set([...amountKeys, "availableBalance", "creditLimit", "value", "used", "requested", "remaining"]);

/** Returns the amount in dollars of a member that holds cents; undefined for other members and other currencies. */
export function amountNote(key: string, owner: Readonly<Record<string, unknown>>): string | undefined {
  const value = owner[key];
  const currency = owner[key.includes("presentment") ? "presentment_currency" : "currency"] ?? "USD";
  const isAmount = typeof value === "number" && keys.has(key) && owner["metric"] !== "count";
  return isAmount && currency === "USD" ? moneyText(value) : undefined;
}

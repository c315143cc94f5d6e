import { amountKeys } from "../generated/resources.ts";
import { moneyText } from "./money.ts";

const keys = new Set(amountKeys);

/** The amount in dollars, for a member of an object that holds cents; undefined for any other member, or currency. */
export function amountNote(key: string, owner: Readonly<Record<string, unknown>>): string | undefined {
  const value = owner[key];
  const currency = owner[key.includes("presentment") ? "presentment_currency" : "currency"] ?? "USD";
  return typeof value === "number" && keys.has(key) && currency === "USD" ? moneyText(value) : undefined;
}

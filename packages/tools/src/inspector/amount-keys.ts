import type { Resource } from "@sandbank/contract";
import type * as z from "zod";
import { listFields, readField, type SchemaField } from "./schema-fields.ts";

/**
 * Returns the keys that hold an amount in every object of the API that has them. A Limit's `value` is not among them: it
 * is a number of debits or an amount.
 */
export function amountKeys(resources: readonly Resource[]): string[] {
  const keys = { amounts: new Set<string>(), numbers: new Set<string>() };
  const seen = new Set<z.core.$ZodType>();
  const visit = (field: SchemaField): void => {
    const { key, leaf, meta } = field;
    const { def } = leaf._zod as z.core.$ZodTypes["_zod"];
    if (def.type === "number") (meta.isAmount === true ? keys.amounts : keys.numbers).add(key);
    if (seen.has(leaf)) return;
    seen.add(leaf);
    if (def.type === "array") visit(readField(key, def.element));
    if (def.type === "union") for (const option of def.options) visit(readField(key, option));
    for (const inner of listFields(leaf)) visit(inner);
  };
  for (const { endpoints } of resources)
    for (const { result } of Object.values(endpoints)) visit(readField("", result));
  return [...keys.amounts].filter((key) => !keys.numbers.has(key)).toSorted();
}

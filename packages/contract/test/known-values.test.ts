import { describe, expect, test } from "vitest";
import { eventCategories, pendingTransactionCategories, toOpenApi, transactionCategories } from "../src/index.ts";
import * as known from "../src/known-values.ts";
import { achTransferStatusSchema } from "../src/resources/ach-transfers/schema.ts";
import { checkTransferStatusSchema } from "../src/resources/check-transfers/schema.ts";
import { fednowTransferStatusSchema } from "../src/resources/fednow-transfers/schema.ts";
import { realTimePaymentsTransferStatusSchema } from "../src/resources/real-time-payments-transfers/schema.ts";
import { wireTransferStatusSchema } from "../src/resources/wire-transfers/schema.ts";

describe("values that requests accept and that the bank never produces", () => {
  test("no object has a value that is never produced", () => {
    const { options: ofTransactions } = known.neverProducedTransactionCategorySchema;
    const { options: ofPendingTransactions } = known.neverProducedPendingTransactionCategorySchema;
    const { options: ofEvents } = known.neverProducedEventCategorySchema;
    expect(ofTransactions.filter((value) => (transactionCategories as readonly string[]).includes(value))).toEqual([]);
    expect(
      ofPendingTransactions.filter((value) => (pendingTransactionCategories as readonly string[]).includes(value)),
    ).toEqual([]);
    expect(ofEvents.filter((value) => value in eventCategories)).toEqual([]);
    expect([...ofEvents]).toEqual([...ofEvents].sort());
    for (const [never, produced] of [
      [known.neverProducedAchTransferStatusSchema, achTransferStatusSchema],
      [known.neverProducedCheckTransferStatusSchema, checkTransferStatusSchema],
      [known.neverProducedFednowTransferStatusSchema, fednowTransferStatusSchema],
      [known.neverProducedRealTimePaymentsTransferStatusSchema, realTimePaymentsTransferStatusSchema],
      [known.neverProducedWireTransferStatusSchema, wireTransferStatusSchema],
    ] as const) {
      const states: readonly string[] = produced.options;
      expect(never.options.filter((value) => states.includes(value))).toEqual([]);
    }
  });

  test("the OpenAPI document says that they are never produced", () => {
    const schemas = toOpenApi().components["schemas"] as Readonly<Record<string, { description?: string }>>;
    const names = Object.keys(schemas).filter((name) => name.startsWith("NeverProduced"));
    expect(names).toHaveLength(8);
    for (const name of names) expect(schemas[name]?.description).toContain("It is never produced");
  });
});

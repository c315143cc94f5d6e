import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Endpoint, endpoints, eventCategories, idPrefixOf } from "../src/index.ts";

/** The fields of every object that can be retrieved, by its `type`. */
const objects = new Map(
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { result }]) => {
    if (!name.endsWith(".retrieve") || !(result instanceof z.ZodObject)) return [];
    const { shape } = result;
    return shape["type"] instanceof z.ZodLiteral ? [[String(shape["type"].value), shape] as const] : [];
  }),
);

/** The types and categories that D-94 lists separately. */
const typesApart = ["limit", "real_time_decision"];
const categoriesApart = [
  "declined_transaction.created",
  "file.created",
  "program.created",
  "real_time_decision.card_authorization_requested",
  "transaction.created",
];

describe("categories of Events", () => {
  test("every resource with a state has Event categories, and no other except those that D-94 names", () => {
    // The state of a Card Payment is its totals, not a status.
    const withState = [...objects].flatMap(([type, fields]) => ("status" in fields || "state" in fields ? [type] : []));
    const expected = withState
      .filter((type) => !typesApart.includes(type))
      .flatMap((type) => [`${idPrefixOf(type)}.created`, `${idPrefixOf(type)}.updated`]);
    expect(expected.length).toBeGreaterThan(0);
    const categories = Object.keys(eventCategories).filter((category) => !categoriesApart.includes(category));
    expect(categories.toSorted()).toEqual(expected.toSorted());
  });
});

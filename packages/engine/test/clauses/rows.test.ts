import { type Endpoint, endpoints } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { forRow, pathOf, requireRows } from "../support/rows.ts";
import { clauses } from "./clauses.ts";
import { fieldRows } from "./field-rows.ts";
import type { Rows } from "./row.ts";
import { ruleRows } from "./rule-rows.ts";

const files = ["./field-rows.ts", "./rule-rows.ts"]
  .map((name) => pathOf(new URL(name, import.meta.url).href))
  .join(" or ");
const rowsByHeading = { ...fieldRows, ...ruleRows };
const rows = Object.entries(rowsByHeading).flatMap(([heading, table]) =>
  Object.entries(table).map(([row, held]) => ({ heading, row, held })),
);
const ids = new Set(clauses.map(({ id }) => id));

/** The names of the fields that have a row. Some fields share a row. */
const fieldsOf = (table: Rows) => Object.keys(table).flatMap((row) => row.split(", "));

/** The schema inside an optional, a nullable or an array. */
function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return inner(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodArray ? inner(schema.element as z.ZodType) : schema;
}

/**
 * The fields of an object. For a union, such as a `source`, each field comes from the option in which it is not null.
 */
function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const object = inner(schema);
  if (object instanceof z.ZodObject) return object.shape;
  if (!(object instanceof z.ZodUnion)) return {};
  const fields = object.options.flatMap((option) => Object.entries(shapeOf(option as z.ZodType)));
  return Object.fromEntries(fields.filter(([, field]) => !(field instanceof z.ZodNull)));
}

/** The fields of a schema as dotted paths, as deep as the paths in `fields`. */
function pathsIn(schema: z.ZodType, fields: readonly string[], prefix = ""): string[] {
  return Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const path = prefix + name;
    const below = fields.some((each) => each.startsWith(`${path}.`)) ? pathsIn(field, fields, `${path}.`) : [];
    return fields.includes(path) || below.length === 0 ? [path, ...below] : below;
  });
}

describe("a row of the contract", () => {
  test.each(rows)(
    "names clauses, or the reason for none, for the row $row of $heading",
    forRow(files, ({ held }) => {
      if (typeof held === "string") expect(held).toMatch(/^[A-Z].*\.$/);
      else {
        expect(held.length).toBeGreaterThan(0);
        expect(held.filter((id) => !ids.has(id))).toEqual([]);
      }
    }),
  );

  test("has a row of the contract for each clause", () => {
    const named = new Set(rows.flatMap(({ held }) => held));
    expect(
      [...ids].filter((id) => !named.has(id)),
      `clauses that no row in ${files} names`,
    ).toEqual([]);
  });

  test("has the heading of every clause among the headings of the rows", () => {
    expect(clauses.filter(({ section }) => !(section in rowsByHeading))).toEqual([]);
  });

  test("has each heading in only one of the two lists of rows", () => {
    expect(Object.keys(fieldRows).filter((heading) => heading in ruleRows)).toEqual([]);
  });
});

describe("the rows of fields", () => {
  const { source } = shapeOf(endpoints["declinedTransactions.retrieve"].result);
  const decline = shapeOf(source as z.ZodType);
  const schemas: Record<string, z.ZodType | undefined> = {
    "Physical Card": endpoints["physicalCards.retrieve"].result,
    Account: endpoints["accounts.retrieve"].result,
    "Balance Lookup": endpoints["accounts.balance"].result,
    Transaction: endpoints["transactions.retrieve"].result,
    "Account Number": endpoints["accountNumbers.retrieve"].result,
    Limit: endpoints["limits.retrieve"].result,
    "Declined Transaction": endpoints["declinedTransactions.retrieve"].result,
    "source.ach_decline": decline["ach_decline"],
    "source.card_decline": decline["card_decline"],
    "source.check_decline": decline["check_decline"],
    "source.inbound_real_time_payments_transfer_decline": decline["inbound_real_time_payments_transfer_decline"],
    "Inbound Mail Item": endpoints["inboundMailItems.retrieve"].result,
    Event: endpoints["events.retrieve"].result,
    "Endpoints: Physical Cards: create": endpoints["physicalCards.create"].params,
    "Endpoints: Accounts: create": endpoints["accounts.create"].params,
  };

  test("has a schema for each heading of field rows", () => {
    expect(Object.keys(fieldRows).filter((heading) => schemas[heading] === undefined)).toEqual([]);
  });

  test.each(Object.entries(schemas))("has a row for each field of %s, and for no other", (heading, schema) => {
    const fields = fieldsOf(rowsByHeading[heading] ?? {});
    const there = pathsIn(schema as z.ZodType, fields);
    // The contract does not show every field of a Transaction.
    const wanted = heading === "Transaction" ? there.filter((path) => fields.includes(path)) : there;
    requireRows({ file: `"${heading}" in ${files}`, rows: fields, wanted });
  });
});

describe("the rows of endpoints", () => {
  test("has a row for each endpoint of the contract", () => {
    const named = rows.filter(({ heading }) => /^Endpoints: [^:]+$/.test(heading)).map(({ row }) => row);
    const wanted = Object.values<Endpoint>(endpoints)
      .filter(({ extension }) => extension !== true)
      .map(({ method, path }) => `${method} ${path}`);
    requireRows({ file: `The headings "Endpoints: ..." in ${files}`, rows: named, wanted });
  });
});

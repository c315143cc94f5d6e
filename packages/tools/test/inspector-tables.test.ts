import { endpoints, type Resource } from "@sandbank/contract";
import type { RailTable } from "@sandbank/engine/private/reference";
import { formTables as printedForms, reasonTables } from "@sandbank/inspector/generated/forms";
import { resourceTables as printed, amountKeys as printedAmountKeys } from "@sandbank/inspector/generated/resources";
import type { FormField } from "@sandbank/inspector/tables/form-table";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { amountKeys } from "../src/inspector/amount-keys.ts";
import { formTables } from "../src/inspector/form-tables.ts";
import { machineTables } from "../src/inspector/machine-tables.ts";
import { resourceTables } from "../src/inspector/resource-tables.ts";
import { printShared } from "../src/print-shared.ts";

const reference = (prefix: string) => z.string().min(1).meta({ description: "The thing.", refersTo: prefix });
const amount = z.int().meta({ description: "Cents.", isAmount: true });
const colour = z
  .enum(["red", "blue"])
  .meta({ id: "Colour", description: "The colour.", values: { red: "Red.", blue: "Blue." } });

const box = z.strictObject({
  id: z.templateLiteral(["box_", z.string()]),
  amount: amount.nullable(),
  count: z.int(),
  room_id: z.templateLiteral(["room_", z.string()]),
  file_id: z.templateLiteral(["file_", z.string()]),
  owner_id: z.templateLiteral(["owner_", z.string()]).nullable(),
  name: z.string(),
  status: z.enum(["open", "shut"]),
  parts: z.array(z.strictObject({ status: z.enum(["new"]), weight: z.int(), count: amount })),
  created_at: z.iso.datetime(),
});

const boxes: Resource = {
  name: "boxes",
  title: "Boxes",
  schemas: {},
  examples: {},
  endpoints: {
    "boxes.list": {
      method: "GET",
      path: "/boxes",
      summary: "List boxes.",
      params: z.strictObject({
        cursor: z.string().optional(),
        room_id: reference("room").optional(),
        colour: z.strictObject({ in: z.array(colour) }).optional(),
        is_full: z.boolean().optional(),
        label: z.string().optional(),
      }),
      result: z.strictObject({ data: z.array(box) }),
    },
    "boxes.retrieve": { method: "GET", path: "/boxes/{box_id}", summary: "Retrieve a box.", result: box },
    "simulations.boxes.fill": {
      method: "POST",
      path: "/simulations/boxes/{box_id}/fill",
      summary: "Fill a box.",
      params: z.strictObject({
        note: z.string().optional(),
        amount,
        weight: z.int().meta({ description: "1 to 9." }).optional(),
        budget: z
          .int()
          .meta({ description: "The budget, in cents, 1 to 100000. Default: 5 boxes.", isAmount: true })
          .optional(),
        at: z.iso.datetime({ offset: true }).optional(),
        day: z.iso.date().optional(),
        is_heavy: z.boolean().optional(),
        room_id: reference("room").optional(),
        colour: colour.nullable().optional(),
        decline_reason: z.enum(["full", "torn"]).optional(),
        parts: z.array(z.strictObject({ size: z.int() })).optional(),
        lid: z.strictObject({ inner: z.string().optional(), outer: z.string() }).optional(),
        foreign_amount: amount.optional(),
        foreign_currency: z.string().optional(),
      }),
      result: box,
    },
  },
};

const machine = {
  resource: "boxes",
  type: "box",
  initial: ["open"],
  table: {
    open: { open: "open", shut: "shut", nail: "shut" },
    shut: { open: { because: "it is nailed" }, shut: "shut", nail: "shut" },
    burnt: { open: "open", shut: "shut", nail: "shut" },
  },
};
const machines = [
  { ...machine, field: "status", automatic: { open: ["shut"] } },
  { ...machine, field: "parts.status" },
];

const rails = {
  post: {
    simulations: ["simulations.boxes.fill"],
    rules: [{ reason: "full", condition: "The box has room." }],
    neverGiven: { torn: "Boxes do not tear." },
  },
} as unknown as Readonly<Record<string, RailTable>>;

describe("resourceTables", () => {
  const [table] = resourceTables([boxes], machines);

  test("names a type of object, its path and its operations", () => {
    expect(table).toMatchObject({
      ...{ type: "box", title: "Box", plural: "Boxes", idPrefix: "box", group: "boxes", path: "/boxes" },
      isListed: true,
    });
  });

  test("shows the amount, the state and the time of creation beside the name", () => {
    expect(table?.columns).toEqual([
      { path: "amount", kind: "cents" },
      { path: "status", kind: "state" },
      { path: "created_at", kind: "instant" },
    ]);
  });

  test("offers the filters of the list, without those that all lists have", () => {
    expect(table?.filters).toEqual([
      { name: "room_id", kind: "id", prefixes: ["room"] },
      { name: "colour.in", kind: "choice", values: ["red", "blue"] },
      { name: "is_full", kind: "boolean" },
      { name: "label", kind: "text" },
    ]);
  });

  test("has a table for every type of object that the API retrieves", () => {
    const retrieved = Object.keys(endpoints).filter((name) => name.endsWith(".retrieve"));
    expect(printed.map(({ group }) => `${group}.retrieve`).toSorted()).toEqual(retrieved.toSorted());
  });

  test("lists at the path of a table, and retrieves below it", () => {
    const byName: Readonly<Record<string, { readonly path: string } | undefined>> = endpoints;
    for (const { group, path, type, isListed } of printed) {
      expect(byName[`${group}.list`]?.path).toBe(isListed ? path : undefined);
      expect(byName[`${group}.retrieve`]?.path).toBe(`${path}/{${type}_id}`);
    }
  });
});

describe("amountKeys", () => {
  test("finds the keys of amounts, without keys that also hold other numbers", () => {
    expect(amountKeys([boxes])).toEqual(["amount"]);
  });

  test("knows the balances of an Account, and does not take a Limit's value for an amount", () => {
    expect(printedAmountKeys).toEqual(expect.arrayContaining(["amount", "available_balance", "current_balance"]));
    expect(printedAmountKeys).not.toContain("value");
  });
});

describe("machineTables", () => {
  test("keeps the states that occur and the requests that are allowed, also those that keep the state", () => {
    expect(machineTables(machines)[0]).toEqual({
      type: "box",
      field: "status",
      initial: ["open"],
      transitions: [
        { from: "open", to: "shut", by: ["shut", "nail"], isAutomatic: true },
        { from: "shut", to: "shut", by: ["nail"] },
      ],
    });
  });
});

describe("formTables", () => {
  const { forms, choices } = formTables({
    resources: [boxes],
    operations: [{ name: "simulations.boxes.fill", idPrefix: "box" }],
    rails,
    machines: machineTables(machines),
  });

  test("makes a form of each simulation, with the id of the path and the required fields first", () => {
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatchObject({
      ...{ operation: "simulations.boxes.fill", hasId: true, title: "Fill a box", verb: "Fill" },
    });
    expect(forms[0]).not.toHaveProperty("method");
    expect(forms[0]?.fields.slice(0, 3).map(({ key, isRequired }) => [key, isRequired])).toEqual([
      ["box_id", true],
      ["amount", true],
      ["decline_reason", undefined],
    ]);
  });

  test("makes a form of each operation that changes the object whose id is in the path", () => {
    const endpoint = { method: "PATCH", path: "/boxes/{box_id}", summary: "Change a box.", result: box } as const;
    const { forms: found } = formTables({
      resources: [{ ...boxes, endpoints: { ...boxes.endpoints, "boxes.update": endpoint } }],
      operations: [{ name: "boxes.update", idPrefix: "box" }],
      rails,
      machines: [],
    });
    expect(found.find(({ operation }) => operation === "boxes.update")).toEqual({
      operation: "boxes.update",
      method: "PATCH",
      hasId: true,
      title: "Change a box",
      fields: [{ key: "box_id", kind: "id", prefixes: ["box"], isRequired: true }],
    });
  });

  test.each<[string, object]>([
    ["box_id", { kind: "id", prefixes: ["box"], isRequired: true, isChosen: true }],
    ["room_id", { kind: "id", prefixes: ["room"], description: "The thing." }],
    ["amount", { kind: "cents", description: "Cents.", isRequired: true, usual: "25.00" }],
    ["foreign_amount", { kind: "integer", description: "Cents." }],
    ["weight", { kind: "integer", description: "1 to 9." }],
    ["budget", { kind: "cents", description: "The budget, $0.01 to $1,000.00. Default: 5 boxes." }],
    ["at", { kind: "instant", description: "ISO 8601, with a zone." }],
    ["day", { kind: "date", description: "`YYYY-MM-DD`." }],
    ["is_heavy", { kind: "boolean" }],
    ["note", { kind: "text" }],
    ["colour", { kind: "choice", choice: "Colour", description: "The colour." }],
    ["decline_reason", { kind: "reason", rail: "post" }],
  ])("describes the control of %s", (key, control) => {
    const { part: _, ...field } = forms[0]?.fields.find((one) => one.key === key) ?? {};
    expect(field).toEqual({ key, ...control });
  });

  test("describes the fields of a nested object, required ones first, and of the elements of a list", () => {
    const field = (key: string) => forms[0]?.fields.find((one) => one.key === key);
    expect(field("lid")).toMatchObject({
      kind: "object",
      fields: [
        { key: "outer", isRequired: true },
        { key: "inner", kind: "text" },
      ],
    });
    expect(field("parts")).toMatchObject({ kind: "list", item: { kind: "object", fields: [{ key: "size" }] } });
  });

  test("a card payment begins with the card, an amount and the merchant, and folds the rest by its purpose", () => {
    const fields = printedForms[0]?.fields ?? [];
    expect(fields.flatMap(({ key, part }) => (part === undefined ? [key] : []))).toEqual([
      "card_id",
      "amount",
      "merchant_descriptor",
    ]);
    expect([...new Set(fields.flatMap(({ part }) => part ?? []))]).toEqual([
      "Decline it",
      "Who decides",
      "More about the merchant",
      "How the card is used",
      "Currency, fees and the card network",
    ]);
  });

  test("says in which states an object fits, and which list has the objects that fit", () => {
    const field = (operation: string, key: string) =>
      printedForms.find((form) => form.operation === operation)?.fields.find((each) => each.key === key);
    expect(field("simulations.achTransfers.settle", "ach_transfer_id")).toMatchObject({
      from: ["pending_submission", "submitted"],
    });
    expect(field("simulations.cardRefunds.create", "transaction_id")).toMatchObject({
      query: "category.in=card_settlement",
    });
  });

  test("gives the values of an enumeration once, by its name", () => {
    expect(choices).toEqual({ Colour: ["red", "blue"] });
  });

  test("refuses a kind of parameter that no control can enter, and names it", () => {
    const odd = { ...boxes.endpoints["simulations.boxes.fill"], params: z.strictObject({ size: z.bigint() }) };
    const resource = { ...boxes, endpoints: { "simulations.boxes.fill": odd } } as Resource;
    expect(() => formTables({ resources: [resource], operations: [], rails, machines: [] })).toThrow(
      /^\[tools\] Failed to read size of simulations\.boxes\.fill: a form has no control for the zod type "bigint"\./,
    );
  });

  test("makes a form of every simulation of the contract, and of every change of an object", () => {
    const operations = Object.entries(endpoints)
      .filter(([name, { method, path }]) => name.startsWith("simulations.") || (method !== "GET" && path.includes("{")))
      .map(([name]) => name);
    expect(printedForms.map(({ operation }) => operation).toSorted()).toEqual(operations.toSorted());
  });

  test("gives every decline_reason the rules of a rail", () => {
    const reasons = printedForms.flatMap(({ operation, fields }) =>
      fields.flatMap((field: FormField) => (field.key === "decline_reason" ? [{ operation, field }] : [])),
    );
    expect(reasons.length).toBeGreaterThan(0);
    for (const { operation, field } of reasons) {
      expect(field.kind, operation).toBe("reason");
      expect(Object.keys(reasonTables), operation).toContain(field.kind === "reason" ? field.rail : undefined);
    }
  });
});

test("prints a long part of a table once, and the same table", () => {
  const [inner, long] = [{ text: "x".repeat(300) }, { text: "y".repeat(300), list: [1, "two", null, true] }];
  const table = [inner, { inner, long }, { inner, long }, { short: 1 }, { short: 1 }];
  const printed = printShared("table", "unknown", table);
  expect(printed.split("x".repeat(300))).toHaveLength(2);
  expect(printed.split("y".repeat(300))).toHaveLength(2);
  expect(printed.split("short")).toHaveLength(3);
  const code = printed.replaceAll(" as const", "").replace("export const table: unknown =", "return");
  expect(new Function(code)()).toEqual(table);
});

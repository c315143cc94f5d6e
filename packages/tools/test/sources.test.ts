import type { Endpoint, Resource } from "@sandbank/contract";
import { expect, test } from "vitest";
import * as z from "zod";
import { readApi } from "../src/api.ts";
import { printSources } from "../src/print-sources.ts";

const on = z
  .strictObject({ category: z.literal("on"), at: z.string(), on: z.strictObject({}), off: z.null() })
  .meta({ id: "LampEventOn" });
const off = z
  .strictObject({ category: z.literal("off"), at: z.string(), on: z.null(), off: z.strictObject({}) })
  .meta({ id: "LampEventOff" });
/** A schema with a category, but without a key for each category. */
const plug = z.strictObject({ category: z.literal("plug"), watts: z.number() });

function printFor(result: z.ZodType): string {
  const endpoint: Endpoint = { method: "GET", path: "/lamps", summary: "Read.", result };
  const lamps: Resource = {
    name: "lamps",
    title: "Lamps",
    endpoints: { "lamps.retrieve": endpoint },
    schemas: {},
    examples: {},
  };
  return printSources(readApi([lamps]));
}

test("printSources writes a literal with every category for a type that has a key for each", () => {
  const printed = printFor(z.discriminatedUnion("category", [on, off]).meta({ id: "LampEvent" }));
  expect(printed).toContain(
    'export function emptyLampEvent(category: LampEvent["category"], at: LampEvent["at"]) {\nreturn { category, at, on: null, off: null };\n}',
  );
  expect(printed).toContain('import type { LampEvent } from "./lamps.ts";');
});

test("printSources writes nothing for a union whose variants do not have a key for each category", () => {
  const printed = printFor(z.discriminatedUnion("category", [on, plug]).meta({ id: "LampEvent" }));
  expect(printed).not.toContain("export function");
});

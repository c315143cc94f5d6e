import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Declarations, readType } from "../src/model.ts";
import { printDeclaration, printType } from "../src/print-types.ts";

const colorSchema = z.enum(["red", "blue"]).meta({
  id: "TestColor",
  description: "What it looks like.",
  values: { red: "Like a rose.", blue: "Like the sky." },
});

const thingSchema = z
  .strictObject({
    id: z.templateLiteral(["thing_", z.string()]).meta({ description: "Identifier of the thing." }),
    name: z.string().min(1).max(200).meta({ description: "Name of the thing." }),
    color: colorSchema.nullable().meta({ description: "Its color, or null." }),
    parent_id: z
      .string()
      .min(1)
      .meta({ description: "The thing above it.", refersTo: ["thing", "root"] })
      .optional(),
    size: z.int().min(1).meta({ description: "Its size.", default: 10 }).optional(),
    parts: z
      .array(z.strictObject({ weight: z.number().meta({ description: "In grams." }) }))
      .meta({ description: "Its parts." }),
  })
  .meta({ id: "TestThing", description: "Something to test with." });

function declarationsOf(schema: z.ZodType): Declarations {
  const declarations: Declarations = new Map();
  readType(schema, "test", declarations);
  return declarations;
}

function printed(schema: z.ZodType, isOpen = false): string {
  const declarations: Declarations = new Map();
  return printType(readType(schema, "test", declarations), { declarations, isOpen });
}

describe("readType", () => {
  test.each<[string, z.ZodType, string]>([
    ["a string", z.string(), "string"],
    ["an instant", z.iso.datetime(), "string"],
    ["an integer", z.int(), "number"],
    ["a boolean", z.boolean(), "boolean"],
    ["null", z.null(), "null"],
    ["a literal", z.literal("account"), '"account"'],
    ["an enumeration without a name", z.enum(["a", "b"]), '"a" | "b"'],
    ["an identifier", z.templateLiteral(["thing_", z.string()]), "ThingId"],
    ["a reference to several types of object", z.string().meta({ refersTo: ["thing", "root"] }), "ThingId | RootId"],
    ["an array of a union", z.array(z.string().nullable()), "(string | null)[]"],
    ["an array of a named type", z.array(colorSchema), "TestColor[]"],
    ["a clone of a named type with its own description", colorSchema.meta({ description: "Mine." }), "TestColor"],
    ["an object without fields", z.strictObject({}), "Record<string, never>"],
  ])("readType reads %s", (_title, schema, type) => {
    expect(printed(schema)).toBe(type);
  });

  test("readType does not treat a refinement of a named type as the type itself", () => {
    const name = z.string().meta({ id: "TestName" });
    expect(printed(name)).toBe("TestName");
    expect(printed(name.max(5))).toBe("string");
  });

  test("readType refuses an unknown kind of schema, and says its path", () => {
    const schema = z.strictObject({ parts: z.array(z.strictObject({ when: z.date() })) });
    expect(() => printed(schema)).toThrow(
      '[tools] Failed to read test.parts[].when: the generator does not know the zod type "date".',
    );
  });

  test("readType refuses two schemas with the same name", () => {
    const schema = z.strictObject({
      one: z.enum(["a"]).meta({ id: "TestTwin" }),
      two: z.enum(["b"]).meta({ id: "TestTwin" }),
    });
    expect(() => printed(schema)).toThrow("[tools] Failed to read test.two: another schema is named TestTwin too.");
  });
});

describe("printDeclaration", () => {
  const declarations = declarationsOf(thingSchema);
  const print = (name: string, isOpen: boolean) => {
    const declaration = declarations.get(name);
    return declaration && printDeclaration(declaration, { declarations, isOpen });
  };

  test("printDeclaration prints an object with documentation on the type and every field", () => {
    expect(print("TestThing", false)).toBe(`/** Something to test with. */
export interface TestThing {
/** Identifier of the thing. */
id: ThingId;
/** Name of the thing. 1 to 200 characters. */
name: string;
/** Its color, or null. */
color: TestColor | null;
/** The thing above it. */
parent_id?: ThingId | RootId | undefined;
/** Its size. At least 1. Default: \`10\`. */
size?: number | undefined;
/** Its parts. */
parts: {
/** In grams. */
weight: number;
}[];
}
`);
  });

  test("printDeclaration opens an enumeration of a response for other values", () => {
    expect(print("TestThing", true)).toContain("color: Open<TestColor> | null;");
  });

  test("printDeclaration prints an enumeration with the meaning of each value", () => {
    expect(print("TestColor", true)).toBe(`/**
 * What it looks like.
 *
 * - \`red\`: Like a rose.
 * - \`blue\`: Like the sky.
 */
export type TestColor = "red" | "blue";
`);
  });
});

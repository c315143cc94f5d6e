import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { type Endpoint, endpoints } from "../src/index.ts";

/** A field of parameters or of a response, with its description. */
interface Field {
  readonly path: string;
  readonly schema: z.ZodType;
  readonly description: string;
}

/** The members of a zod check that this test reads. */
interface Demand {
  readonly maximum?: number;
  readonly length?: number;
}

/** Returns every field below a schema. */
function fieldsOf(schema: z.ZodType, path: string, above = ""): Field[] {
  const description = schema.meta()?.description ?? above;
  switch (schema.type) {
    case "optional":
    case "nullable":
      return fieldsOf((schema as z.ZodOptional<z.ZodType>).unwrap(), path, description);
    case "array":
      return fieldsOf((schema as z.ZodArray<z.ZodType>).element, `${path}[]`);
    case "object":
      return Object.entries((schema as z.ZodObject).shape).flatMap(([key, field]) =>
        fieldsOf(field as z.ZodType, `${path}.${key}`),
      );
    default:
      return [{ path, schema, description: above === "" ? description : above }];
  }
}

function longestOf({ schema }: Field): number | undefined {
  const { checks = [] } = schema.def as { readonly checks?: readonly z.core.$ZodCheck[] };
  const demands = checks.map((check) => check._zod.def as Demand);
  return demands.flatMap(({ maximum, length }) => maximum ?? length ?? [])[0];
}

const fields = Object.entries(endpoints as Readonly<Record<string, Endpoint>>).flatMap(([name, endpoint]) => [
  ...("params" in endpoint && endpoint.params !== undefined ? fieldsOf(endpoint.params, name) : []),
  ...fieldsOf(endpoint.result, `${name} result`),
]);

describe("the description of a field", () => {
  test("the description of a field names the greatest length of each bounded text", () => {
    const texts = fields.filter((field) => field.schema.type === "string" && longestOf(field) !== undefined);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((field) => !field.description.includes(String(longestOf(field))))).toEqual([]);
  });

  test("the description of a field names the unit or the bound of each number", () => {
    const numbers = fields.filter(({ schema }) => schema.type === "number");
    expect(numbers.length).toBeGreaterThan(100);
    const unitOrBound = /cents|minor unit|days|seconds|digits|number of|\d/i;
    expect(numbers.filter(({ description }) => !unitOrBound.test(description))).toEqual([]);
  });
});

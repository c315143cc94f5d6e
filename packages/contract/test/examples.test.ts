import { describe, expect, test } from "vitest";
import * as z from "zod";
import { checkAll } from "../../../tests/support/check-all.ts";
import { type Endpoint, endpoints, resources } from "../src/index.ts";

const idOf = (schema: z.ZodType) => z.globalRegistry.get(schema)?.id;

/** Returns the schemas directly inside a schema, by their names in messages. */
function inside(schema: z.ZodType): [name: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries<z.ZodType>(schema.shape);
  if (schema instanceof z.ZodArray) return [["[]", schema.element as z.ZodType]];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [["", schema.unwrap() as z.ZodType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option, index) => [`|${index}`, option as z.ZodType]);
  return [];
}

/** Returns every schema that is reachable from a schema, including itself. */
function reach(schema: z.ZodType, found = new Set<z.ZodType>()): Set<z.ZodType> {
  if (found.has(schema)) return found;
  found.add(schema);
  for (const [, inner] of inside(schema)) reach(inner, found);
  return found;
}

/** Returns the description of a schema, or else of the schema that it wraps. */
function descriptionOf(schema: z.ZodType): string {
  const own = z.globalRegistry.get(schema)?.description;
  if (own !== undefined || !(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)) return own ?? "";
  return descriptionOf(schema.unwrap() as z.ZodType);
}

const operations: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);
const everySchema = new Set<z.ZodType>();
for (const [, { params, result }] of operations) {
  reach(result, everySchema);
  if (params !== undefined) reach(params, everySchema);
}
for (const { schemas } of resources) for (const schema of Object.values(schemas)) reach(schema, everySchema);

const objects = [...everySchema].filter((schema) => schema instanceof z.ZodObject);
const enumerations = [...everySchema].filter((schema) => schema instanceof z.ZodEnum);

/** Every field, with its path and its description. */
const fields = objects.flatMap((object) =>
  inside(object).map(([name, field]) => ({
    path: `${idOf(object)}.${name}`,
    field,
    description: descriptionOf(field),
  })),
);

function innermost(schema: z.ZodType): z.ZodType {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapper ? innermost(schema.unwrap() as z.ZodType) : schema;
}

/**
 * Returns the figures and kinds of characters that bound a field. Omits bounds that follow from the type: of an
 * identifier, a date, an instant, or an integer that only the safe integers bound.
 */
function boundsOf(field: z.ZodType): string[] {
  const schema = innermost(field);
  const isIdentifier = z.globalRegistry.get(schema)?.refersTo !== undefined;
  const isPlain = [z.ZodString, z.ZodNumber, z.ZodArray].some((type) => schema instanceof type);
  if (isIdentifier || !isPlain) return [];
  const { format, pattern = "", ...rest } = z.toJSONSchema(schema, { io: "input" });
  if (format === "date" || format === "date-time") return [];
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = rest;
  const figures = [minLength, maxLength, minimum, maximum, minItems, maxItems].filter(
    (figure) => figure !== undefined && Math.abs(figure) !== Number.MAX_SAFE_INTEGER,
  );
  const quantities = [...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(([, least, most]) => [least, most]);
  const kinds = [pattern.includes("\\d") ? "digit" : "", /\[A-Z/.test(pattern) ? "letter" : ""];
  return [
    ...new Set(
      [...figures, ...quantities, ...kinds].filter((bound) => bound !== undefined && bound !== "").map(String),
    ),
  ];
}

const numerals = "zero one two three four five six seven eight nine".split(" ");

/** Matches a bound as a separate figure or as a numeral. A decimal and a port contain digits. */
function says(description: string, bound: string): boolean {
  if (bound === "digit") return /digit|decimal/i.test(description);
  if (bound === "letter") return /letter/i.test(description);
  const numeral = numerals[Number(bound)];
  const words = numeral === undefined ? bound : `${bound}|${numeral}`;
  return new RegExp(`(?<![\\w.])(${words})(?!\\w|\\.\\d)`, "i").test(description);
}

describe("resources", () => {
  test("the resources have every endpoint of the table, each once", () => {
    const names = resources.flatMap((resource) => Object.keys(resource.endpoints));
    expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  test("the resources name every schema", () => {
    const all = resources.flatMap(({ schemas }) => Object.entries(schemas));
    expect(all.filter(([, schema]) => idOf(schema) === undefined)).toEqual([]);
  });
});

describe("examples", () => {
  const all = resources.flatMap(({ schemas, examples }) => {
    const known = Object.values(schemas).reduce((found, schema) => reach(schema, found), new Set<z.ZodType>());
    return Object.entries(examples).map(
      ([name, example]) => [name, [...known].find((schema) => idOf(schema) === name), example] as const,
    );
  });

  test("each example parses", () =>
    checkAll(all, (_name, schema, example) => {
      if (schema === undefined) throw new Error("No schema of its resource has this name.");
      expect(schema.parse(example)).toEqual(example);
    }));

  test("the parameters and the result of every endpoint have examples", () => {
    const needed = operations.flatMap(([name, { params, result }]) => [
      ...(params === undefined ? [] : [params]),
      ...(name.endsWith(".list") ? [] : [result]),
    ]);
    const known = new Set(all.map(([name]) => name));
    expect([...new Set(needed.map(idOf))].filter((name) => name === undefined || !known.has(name))).toEqual([]);
  });
});

describe.each([
  ["declined-transactions", "declinedTransaction"],
  ["pending-transactions", "pendingTransaction"],
  ["transactions", "transaction"],
])("sources of %s", (folder, object) => {
  const { schemas = {}, examples = {} } = resources.find(({ name }) => name === folder) ?? {};
  const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const enumeration = schemas[`${object}CategorySchema`];
  const categories = enumeration instanceof z.ZodEnum ? enumeration.options.map(String) : [];
  const exampleOf = (category: string) =>
    examples[`${pascal(object)}Source${pascal(category)}`] as Readonly<Record<string, unknown>> | undefined;
  const sourceOf = (category: string, filled: string) => ({
    category,
    ...Object.fromEntries(categories.map((key) => [key, key === filled ? exampleOf(key)?.[key] : null])),
  });
  const parses = (source: unknown) =>
    schemas[`${object}Schema`]?.safeParse({ ...(examples[pascal(object)] as object), source }).success;

  test(`the sources of ${folder} have several categories`, () => expect(categories.length).toBeGreaterThan(3));

  test(`${folder} can be filtered by each category of source`, () => {
    const params = schemas[`${object}ListParamsSchema`];
    for (const category of categories) expect(params?.safeParse({ category: { in: [category] } }).success).toBe(true);
  });

  test(`the sources of ${folder} have an example of each category`, () => {
    for (const category of categories) {
      expect(exampleOf(category), category).toEqual(sourceOf(category, category));
      expect(parses(exampleOf(category)), category).toBe(true);
    }
  });

  test(`the sources of ${folder} have the object of their category, and no other`, () => {
    for (const category of categories) {
      expect(parses(sourceOf(category, category)), category).toBe(true);
      expect(parses(sourceOf(category, "none")), category).toBe(false);
      for (const other of categories.filter((each) => each !== category)) {
        expect(parses(sourceOf(category, other)), `${category} with ${other}`).toBe(false);
      }
    }
  });
});

describe("schemas", () => {
  test("schemas have unique names", () => {
    const names = [...everySchema].map(idOf).filter((name) => name !== undefined);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !/^([A-Z][a-z0-9]+)+$/.test(name))).toEqual([]);
  });

  test("schemas describe every field", () => {
    expect(fields.filter(({ description }) => description.trim() === "").map(({ path }) => path)).toEqual([]);
  });

  test("schemas name every bound of a field in its description", () => {
    const unsaid = fields.flatMap(({ path, field, description }) =>
      boundsOf(field).flatMap((bound) => (says(description, bound) ? [] : [`${path}: ${bound} in "${description}"`])),
    );
    expect(unsaid).toEqual([]);
  });

  test("schemas name the form of a pattern in words, in the error and in the description", () => {
    const sent = new Set<z.ZodType>();
    for (const [, { params }] of operations) if (params !== undefined) reach(params, sent);
    const found = fields
      .filter(({ field }) => sent.has(field))
      .flatMap(({ path, field, description }) =>
        (innermost(field)._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
          "format" in def && def.format === "regex" ? [{ path, description, words: def.error?.({} as never) }] : [],
        ),
      );
    expect(found.length).toBeGreaterThan(0);
    const unsaid = found.filter(
      ({ description, words }) =>
        typeof words !== "string" ||
        !words.startsWith("must ") ||
        !description.includes(words.replace(/^must (be|not have) /, "")),
    );
    expect(unsaid).toEqual([]);
  });

  test("schemas name the unit of every number", () => {
    const numbers = fields.filter(({ field }) => innermost(field) instanceof z.ZodNumber);
    expect(numbers.length).toBeGreaterThan(0);
    const unit = /\b(cents|minor units|days?|month|year|objects|rating|intensity)\b/i;
    expect(numbers.filter(({ description }) => !unit.test(description)).map(({ path }) => path)).toEqual([]);
  });

  test("schemas describe every value of an enumeration", () => {
    expect(enumerations.length).toBeGreaterThan(0);
    const silent = enumerations.flatMap((schema) => {
      const { id = "", values = {} } = z.globalRegistry.get(schema) ?? {};
      // One description says of all of these that the bank never produces them.
      if (id.startsWith("NeverProduced")) return [];
      return schema.options.map(String).filter((option) => (values[option] ?? "").trim() === "");
    });
    expect(silent).toEqual([]);
  });

  test("schemas refuse unknown fields", () => {
    const loose = objects.filter((object) => !(object._zod.def.catchall instanceof z.ZodNever));
    expect(loose.map(idOf)).toEqual([]);
  });

  test("schemas do not change the values that they parse", () => {
    const plain =
      "array boolean custom enum literal null nullable number object optional string template_literal union".split(" ");
    const types = [...everySchema].map((schema) => schema._zod.def.type);
    expect([...new Set(types)].filter((type) => !plain.includes(type))).toEqual([]);
    const checks = [...everySchema].flatMap((schema) => schema._zod.def.checks ?? []);
    // The function of a refinement only says whether a value is right.
    const changing = checks.filter(
      ({ _zod: { def } }) => def.check === "overwrite" || (def.check === "custom" && !("fn" in def)),
    );
    expect(changing).toEqual([]);
  });
});

describe("endpoints", () => {
  const camel = (segment: string) => segment.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

  /** The operations that add an element to a list within an object, which the path alone does not show. */
  const exceptions: Readonly<Record<string, string>> = {
    "POST /simulations/physical_cards/{physical_card_id}/tracking_updates":
      "simulations.physicalCards.addTrackingUpdate",
  };

  /** Returns the expected name: the segments in camel case, then the verb of the method or of the path. */
  function nameOf({ method, path }: Endpoint): string {
    const exception = exceptions[`${method} ${path}`];
    if (exception !== undefined) return exception;
    const segments = path.slice(1).split("/");
    const place = segments.findIndex((segment) => segment.startsWith("{"));
    const [verb] = place === -1 ? [] : segments.slice(place + 1);
    const nouns = place === -1 ? segments : segments.slice(0, place);
    const defaults = { GET: place === -1 ? "list" : "retrieve", POST: "create", PATCH: "update" };
    return [...nouns, verb ?? defaults[method]].map(camel).join(".");
  }

  test("each endpoint is named after its method and path", () =>
    checkAll(operations, (name, endpoint) => expect(name).toBe(nameOf(endpoint))));

  test("each endpoint has at most one path parameter, the id of its resource", () =>
    checkAll(operations, (_, { path }) => {
      const parameters = [...path.matchAll(/\/([a-z_]+)\/\{([a-z_]+)\}/g)];
      expect(path.split("{").length - 1).toBe(parameters.length);
      expect(parameters.length).toBeLessThanOrEqual(1);
      for (const [, nouns = "", parameter] of parameters) {
        expect(parameter).toBe(`${nouns.replace(/ies$/, "y").replace(/(?<=ss)es$|(?<!s)s$/, "")}_id`);
      }
    }));

  test("the summary of each endpoint is one sentence", () =>
    checkAll(operations, (_, { summary }) => expect(summary).toMatch(/^[A-Z][^.]*\.$/)));
});

import * as fc from "fast-check";
import type * as z from "zod";

/**
 * Stands for an id or a cursor of the bank, which `resolve` inserts later. So requests can be generated and shrunk
 * without a bank.
 */
export function token(prefix: string): fc.Arbitrary<string> {
  return fc.nat(999).map((pick) => `REF${prefix}${pick}FER`);
}

/** Replaces each token with the result of `choose`. */
export function resolve(text: string, choose: (prefix: string, pick: number) => string): string {
  return text.replace(/REF([a-z_]+)(\d+)FER/g, (_, prefix: string, pick: string) => choose(prefix, Number(pick)));
}

const DAY = 86_400_000;
const YEAR_2026 = 1_767_225_600_000;

/** Times around the present of the tests' banks, with and without an offset. */
const instant = fc
  .record({ day: fc.integer({ min: -40, max: 40 }), offset: fc.constantFrom("Z", "+00:00", "-05:30", "+23:59") })
  .map(({ day, offset }) => new Date(YEAR_2026 + day * DAY).toISOString().replace("Z", offset));

/** Values that satisfy a schema of the endpoint table. */
export function rightValues(schema: z.ZodType, name = ""): fc.Arbitrary<unknown> {
  const known = arbitraries.get(schema);
  if (known !== undefined) return known;
  const made = arbitraryOf(schema, name);
  arbitraries.set(schema, made);
  return made;
}

const arbitraries = new Map<z.ZodType, fc.Arbitrary<unknown>>();

function arbitraryOf(schema: z.ZodType, name: string): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case "optional":
      return rightValues((schema as z.ZodOptional<z.ZodType>).unwrap(), name);
    case "object":
      return objects(schema as z.ZodObject);
    case "nullable":
      return fc.option(rightValues((schema as z.ZodNullable<z.ZodType>).unwrap(), name), { nil: null });
    case "boolean":
      return fc.boolean();
    case "array":
      return arrays(schema as z.ZodArray<z.ZodType>, name);
    case "enum":
      return fc.constantFrom(...(schema as z.ZodEnum).options);
    case "union":
      return fc.oneof(...(schema as z.ZodUnion<readonly z.ZodType[]>).options.map((each) => rightValues(each, name)));
    case "number":
      return integers(schema as z.ZodNumber);
    case "custom":
      // A request is generated as text.
      return fc.uint8Array({ max: 127, maxLength: 20 });
    case "string":
      return texts(schema as z.ZodString, name);
    default:
      throw new Error(`No values are known for ${name}, a schema of type ${schema.type}.`);
  }
}

/**
 * Each optional field is present in one object out of three. With all of them, hardly any request would be accepted.
 */
function objects(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const value = rightValues(field as z.ZodType, key);
    return [
      key,
      (field as z.ZodType).type === "optional"
        ? fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
        : value,
    ];
  });
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>).map((object) => {
    const given: Record<string, unknown> = {};
    for (const key in object) if (object[key] !== undefined) given[key] = object[key];
    return given;
  });
}

/** One to three elements, unless the schema sets the length. */
function arrays(schema: z.ZodArray<z.ZodType>, name: string): fc.Arbitrary<unknown> {
  const { length, minimum = 1, maximum = 3 } = checksOf(schema) as Partial<Record<string, number>>;
  const bounds = { minLength: length ?? minimum, maxLength: length ?? Math.max(maximum, minimum) };
  return fc.array(rightValues(schema.element, name), bounds);
}

function integers({ minValue, maxValue }: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(minValue ?? Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maxValue ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const low = Math.max(min, -1_000);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: low, max: Math.min(max, low + 2_000) }) },
    fc.maxSafeInteger().map((value) => Math.min(Math.max(value, min), max)),
  );
}

/** Few keys, so that they are repeated in requests and in filters of lists. */
export const idempotencyKeys = fc.constantFrom("key-1", "key-2", "key-3", "key-4", "key-5", "key-6");

/** Text for fields whose schema does not restrict it enough, by the name of the field. */
const byName: Readonly<Record<string, fc.Arbitrary<string>>> = {
  url: fc.constantFrom("https://example.com/webhooks", "https://example.com", "http://localhost:3000/webhooks"),
  cursor: token("cursor"),
  idempotency_key: idempotencyKeys,
  route_id: fc.oneof(...["account_number", "card", "lockbox"].map(token)),
  // To other countries, a Physical Card is shipped by one method only.
  country: fc.constantFrom("US", "US", "DE"),
  filename: fc.constantFrom("check.png", 'Scheck "1".pdf', "ü 🏦.txt"),
  routing_number: fc.constantFrom("110000000", "101050001", "122000030", "113000023"),
  mime_type: fc.constantFrom("image/png", "application/pdf", "text/plain;charset=UTF-8"),
  associated_object_id: fc.oneof(
    ...["account", "card", "check_deposit", "entity", "lockbox", "transaction"].map(token),
  ),
};

function texts(schema: z.ZodString, name: string): fc.Arbitrary<string> {
  const { refersTo } = schema.meta() ?? {};
  if (refersTo !== undefined) return fc.oneof(...[refersTo].flat().map(token));
  if (byName[name] !== undefined) return byName[name];
  if (schema.format === "datetime") return instant;
  if (schema.format === "date") return instant.map((text) => text.slice(0, 10));
  const isRight = (text: string) => schema.safeParse(text).success;
  const { pattern } = checksOf(schema);
  if (pattern instanceof RegExp) return fc.stringMatching(pattern).filter(isRight);
  // zod's lengths count code units, and fast-check's count characters.
  const lengths = { minLength: schema.minLength ?? 1, maxLength: Math.min(schema.maxLength ?? 20, 20) };
  return fc.oneof(
    fc.string({ unit: "grapheme-ascii", ...lengths }),
    fc.string({ unit: "grapheme-composite", ...lengths }).filter(isRight),
  );
}

/** The definitions of a schema's checks, by zod's names such as `minimum` and `pattern`. */
function checksOf({ def }: z.ZodType): Readonly<Record<string, unknown>> {
  const { checks = [] } = def as { readonly checks?: readonly z.core.$ZodCheck[] };
  return Object.assign({}, ...checks.map((check) => check._zod.def));
}

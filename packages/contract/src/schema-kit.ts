import * as z from "zod";
import { constants } from "./constants.ts";
import type { Id } from "./generated/ids.ts";
import { once } from "./once.ts";

/**
 * The metadata of a schema in addition to its description, which the generator, the OpenAPI document and the engine
 * read.
 */
declare module "zod" {
  interface GlobalMeta {
    /** For a `reference`: the id prefix, or prefixes, of the object that the string must identify. */
    refersTo?: string | readonly string[];
    /** The meaning of each value of an enumeration. */
    values?: Readonly<Record<string, string>>;
    /**
     * The value that the bank uses if the parameter is absent. Instead of zod's `.default()`, so that input and output
     * have the same type.
     */
    default?: string | number;
    /** The field whose value selects the variant of an object. */
    discriminant?: string;
    /** The key that is not null, by the value of the discriminant. */
    filledKeys?: Readonly<Record<string, string>>;
    /** Set on a parameter of an upload that HTTP sends as a header of the part `file` instead of as a part (D-106). */
    isPartHeader?: true;
    /** Set on an amount in minor units of a currency. */
    isAmount?: true;
  }
}

/**
 * An identifier in a response: `<prefix>_<opaque>`. Pass several prefixes if it may identify objects of several types.
 */
export function id<const Prefix extends string>(prefix: Prefix | readonly Prefix[], description: string) {
  const literal = (each: Prefix) => z.templateLiteral([`${each}_`, z.string()]);
  const schema: z.ZodType = typeof prefix === "string" ? literal(prefix) : z.union(prefix.map(literal));
  return schema.meta({ description }) as z.ZodType<Id<Prefix>, Id<Prefix>>;
}

/**
 * An identifier in a request. It has the type of `id`, but accepts any non-empty string: only the bank knows which
 * objects exist and responds with 404 (D-04).
 */
export function reference<const Prefix extends string>(prefix: Prefix | readonly Prefix[], description: string) {
  const schema = z.string().min(1).meta({ description, refersTo: prefix });
  return schema as unknown as z.ZodType<Id<Prefix>, Id<Prefix>>;
}

/** An instant in a response: ISO 8601, UTC, milliseconds (D-12). */
export function timestamp(description: string) {
  return z.iso.datetime({ precision: 3 }).meta({ description });
}

const day = z.regexes.date.source.slice(1, -1);
const time = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?`;
const offset = String.raw`(Z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)`;

/** An instant in a request: ISO 8601 with any offset. A time without a zone is refused (D-12). */
export function instant(description: string) {
  // zod accepts `pattern` here, although the type of its options does not have it.
  const form = { offset: true, pattern: new RegExp(`^${day}T${time}${offset}$`) };
  return z.iso.datetime(form).meta({ description });
}

/** An amount in minor units, a safe integer (D-41). */
export function cents(description: string) {
  return z.int().meta({ description, isAmount: true });
}

/** A decimal number as text. `example` shows a value and its meaning: `"0.01"` for 1%. */
export function decimal(description: string, example: string, more?: string) {
  return patterned(description, {
    pattern: /^-?\d+(\.\d+)?$/,
    form: `a decimal as text such as ${example}`,
    more,
  });
}

/** Text of 1 to `maximum` characters. */
export function text(description: string, maximum = 200) {
  return z.string().min(1).max(maximum).meta({ description });
}

/** Text in a response, or null. */
export function textOrNull(description: string) {
  return z
    .string()
    .nullable()
    .meta({ description: `${description}, or null.` });
}

/** A ZIP code in a request. */
export function zipCode() {
  return patterned("ZIP code", {
    pattern: /^\d{5}(-?\d{4})?$/,
    form: "5 digits, or 9 with or without a dash before the last 4",
  });
}

/** Text of 1 to `maximum` characters without white space around it (D-115). */
export function trimmedText(description: string, maximum: number) {
  return text(description, maximum).regex(/^(\S([\s\S]*\S)?)?$/, "must not have white space around it");
}

/** At most `maximum` bytes. Direct calls accept and return a `Uint8Array`; HTTP sends the bytes unchanged (D-106). */
export function bytes(description: string, maximum: number = constants.fileMaximumBytes) {
  return z.custom<Uint8Array>(isBytes).check(z.maxLength(maximum)).meta({ description });
}

/** Accepts a `Uint8Array` of any realm: test environments have a class of their own. */
function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

interface Pattern {
  readonly pattern: RegExp;
  /** The pattern in words, for the documentation and for error messages. */
  readonly form: string;
  /** Further sentences of the description. */
  readonly more?: string | undefined;
}

/** Text that must match a pattern. */
export function patterned(description: string, { pattern, form, more }: Pattern) {
  return z
    .string()
    .regex(pattern, `must be ${form}`)
    .meta({ description: `${description}, ${form}.${more === undefined ? "" : ` ${more}`}` });
}

/** Text of digits. `count` is `"4"`, or `"6,8"` for six to eight. */
export function digits(count: string, description: string, more?: string) {
  const form = `${count.replace(",", " to ")} digits`;
  return patterned(description, { pattern: new RegExp(`^\\d{${count}}$`), form, more });
}

interface Enumeration<Value extends string> {
  (): z.ZodEnum<{ [Key in Value]: Key }>;
  /** The values, without building the schema. */
  readonly options: readonly Value[];
}

/**
 * Defines an enumeration with a description of every value. Returns a function that builds the schema once, and has the
 * values as data.
 */
export function enumeration<const Values extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  values: Values,
): Enumeration<keyof Values & string> {
  const options = Object.keys(values) as (keyof Values & string)[];
  const schema = once(() => z.enum(options).meta({ id: name, description, values }));
  return Object.assign(schema, { options });
}

/** Defines an enumeration of some values of another one, with the same descriptions. */
export function selection<Value extends string, const Selected extends Value>(
  name: string,
  description: string,
  all: Enumeration<Value>,
  options: readonly Selected[],
): Enumeration<Selected> {
  const schema = once(() => {
    const words = all().meta()?.values ?? {};
    const values = Object.fromEntries(options.map((value) => [value, words[value] ?? ""]));
    return z.enum(options).meta({ id: name, description, values });
  });
  return Object.assign(schema, { options });
}

/** Defines an enumeration of values that requests accept and that no object has. One description is for all of them. */
export function neverProduced<const Value extends string>(
  name: string,
  description: string,
  options: readonly Value[],
): Enumeration<Value> {
  const schema = once(() => z.enum(options).meta({ id: name, description }));
  return Object.assign(schema, { options });
}

/** A value in a request: one that objects have, or one that is known and never produced. */
export function orNeverProduced<Value extends string, Never extends string>(
  produced: Enumeration<Value>,
  never: Enumeration<Never>,
) {
  return z.union([produced(), never()]);
}

export const idempotencyKey = once(() =>
  z.string().min(1).max(200).nullable().meta({
    description:
      "The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across the environment.",
  }),
);

export const currencySchema = enumeration("Currency", "ISO 4217 code of the currency.", {
  USD: "United States dollar.",
});

const routeTypeSchema = enumeration("RouteType", "The kind of route that a transaction came through.", {
  account_number: "An Account Number.",
  card: "A Card.",
  lockbox: "A Lockbox Recipient.",
});

/** The fields of a movement of money that name the route that it came through. */
export function routeFields() {
  return {
    route_id: z.string().nullable().meta({
      description: "Identifier of the route (Account Number, Card or Lockbox Recipient) of the payment, or null.",
    }),
    route_type: routeTypeSchema().nullable().meta({ description: "The kind of `route_id`, or null." }),
  };
}

/** The filter of a list by route. `objects` names the listed objects in the plural, such as `Transactions`. */
export function routeFilter(objects: string) {
  return z
    .string()
    .min(1)
    .meta({ description: `Only ${objects} of this route, text of at least 1 character.` })
    .optional();
}

/** An ISO 4217 code of any currency, for amounts from outside the bank. */
export function currencyCode(description: string) {
  return patterned(description, { pattern: /^[A-Z]{3}$/, form: "a three-letter ISO 4217 code such as `USD`" });
}

/** The common list envelope around `item`. */
export function createListSchema<Item extends z.ZodType>(name: string, item: Item) {
  return z
    .strictObject({
      data: z.array(item).meta({ description: "The objects of this page." }),
      next_cursor: z
        .string()
        .nullable()
        .meta({ description: "Send it as `cursor` to get the next page. Null at the end of the list." }),
    })
    .meta({ id: name, description: "One page of a list." });
}

const createdAtFilterSchema = once(() =>
  z
    .strictObject({
      after: instant("Only objects created after this instant.").optional(),
      before: instant("Only objects created before this instant.").optional(),
      on_or_after: instant("Only objects created at or after this instant.").optional(),
      on_or_before: instant("Only objects created at or before this instant.").optional(),
    })
    .meta({ id: "CreatedAtFilter", description: "Bounds on the time of creation. All given bounds apply." }),
);

/** The parameters of a page of any list. */
export function pageParams() {
  return {
    cursor: z
      .string()
      .meta({ description: "The `next_cursor` of a page, to get the next one. Send it with the same filters." })
      .optional(),
    limit: z
      .int()
      .min(1)
      .max(constants.pageLimit)
      .meta({ description: "The largest number of objects in a page, 1 to 100.", default: constants.pageLimit })
      .optional(),
  };
}

/** The common list query plus the list's own filters (D-26: every list of objects accepts the whole query). */
export function listParams<Filters extends z.core.$ZodLooseShape>(name: string, filters: Filters) {
  return z
    .strictObject({ ...pageParams(), created_at: createdAtFilterSchema().optional(), ...filters })
    .meta({ id: name });
}

/** The `idempotency_key` filter, which finds at most one object (D-08). */
export const idempotencyKeyFilter = once(() =>
  text("Only the object created with this idempotency key, 1 to 200 characters. Finds at most one.").optional(),
);

/** An `.in` filter, which matches any of the given values. HTTP sends it as one comma-delimited parameter. */
export function createInFilter<Value extends z.ZodType>(value: Value, description: string) {
  return z
    .strictObject({
      in: z
        .array(value)
        .min(1)
        .meta({ description: `${description} At least one value.` }),
    })
    .meta({ description })
    .optional();
}

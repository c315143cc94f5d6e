import * as z from "zod";
import { constants } from "./constants.ts";
import type { Id } from "./generated/ids.ts";
import { once } from "./once.ts";

/** What the registry keeps of a schema beside its description. Read by the generator, OpenAPI and the engine. */
declare module "zod" {
  interface GlobalMeta {
    /** A `reference`: the prefix, or prefixes, of the object that the string must name. */
    refersTo?: string | readonly string[];
    /** Each value of an enumeration, in words. */
    values?: Readonly<Record<string, string>>;
    /** What the bank takes when the parameter is absent. Not zod's `.default()`: input and output stay one type. */
    default?: string | number;
    /** The field whose value tells objects of this type apart. */
    discriminant?: string;
    /** The key that is filled, by the value of the discriminant; of the other values, it is null. */
    filledKeys?: Readonly<Record<string, string>>;
    /** Of an upload: over HTTP a header of the part `file`, and not a part of its own (D-106). */
    isPartHeader?: true;
  }
}

/** An identifier in a response: `<prefix>_<opaque>`. Several prefixes where it may name objects of several types. */
export function id<const Prefix extends string>(prefix: Prefix | readonly Prefix[], description: string) {
  const literal = (each: Prefix) => z.templateLiteral([`${each}_`, z.string()]);
  const schema: z.ZodType = typeof prefix === "string" ? literal(prefix) : z.union(prefix.map(literal));
  return schema.meta({ description }) as z.ZodType<Id<Prefix>, Id<Prefix>>;
}

/**
 * An identifier in a request. Typed like `id`, but any non-empty string passes: what names nothing is
 * a 404, which only the bank can tell (D-04).
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

/** An instant in a request: ISO 8601 with any offset; one without a zone is refused (D-12). */
export function instant(description: string) {
  // zod leaves `pattern` out of the type of these options, and takes it.
  const form = { offset: true, pattern: new RegExp(`^${day}T${time}${offset}$`) };
  return z.iso.datetime(form).meta({ description });
}

/** A safe integer of minor units (D-41). */
export function cents(description: string) {
  return z.int().meta({ description });
}

/** A decimal number as text. `example` is one and what it stands for: `"0.01"` for 1%. */
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

/** Bytes, up to `maximum` of them. Direct calls take and give a `Uint8Array`; over HTTP they are sent as they are (D-106). */
export function bytes(description: string, maximum: number = constants.fileMaximumBytes) {
  return z.custom<Uint8Array>(isBytes).check(z.maxLength(maximum)).meta({ description });
}

/** A `Uint8Array` of any realm: test environments have one of their own. */
function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

interface Pattern {
  readonly pattern: RegExp;
  /** What the pattern asks for, in words: to the docs, and in a refusal. */
  readonly form: string;
  /** Sentences that the description goes on with. */
  readonly more?: string | undefined;
}

/** Text that a pattern checks. */
export function patterned(description: string, { pattern, form, more }: Pattern) {
  return z
    .string()
    .regex(pattern, `must be ${form}`)
    .meta({ description: `${description}, ${form}.${more === undefined ? "" : ` ${more}`}` });
}

/** Text of as many digits: `"4"`, or `"6,8"` for six to eight. */
export function digits(count: string, description: string, more?: string) {
  const form = `${count.replace(",", " to ")} digits`;
  return patterned(description, { pattern: new RegExp(`^\\d{${count}}$`), form, more });
}

interface Enumeration<Value extends string> {
  (): z.ZodEnum<{ [Key in Value]: Key }>;
  /** The values, without building the schema. */
  readonly options: readonly Value[];
}

/** An enumeration whose every value is explained: a function that builds the schema once, with the values as data. */
export function enumeration<const Values extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  values: Values,
): Enumeration<keyof Values & string> {
  const options = Object.keys(values) as (keyof Values & string)[];
  const schema = once(() => z.enum(options).meta({ id: name, description, values }));
  return Object.assign(schema, { options });
}

/** Some of the values of another enumeration, explained as there. */
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

export const idempotencyKey = once(() =>
  z.string().min(1).max(200).nullable().meta({
    description:
      "The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across the environment.",
  }),
);

export const currencySchema = enumeration("Currency", "ISO 4217 code of the currency.", {
  USD: "United States dollar.",
});

export const routeTypeSchema = enumeration("RouteType", "The kind of route that a movement of money came through.", {
  account_number: "An Account Number.",
  card: "A Card.",
  lockbox: "A Lockbox Recipient.",
});

/** An ISO 4217 code of any currency, for what others than the bank denominate. */
export function currencyCode(description: string) {
  return patterned(description, { pattern: /^[A-Z]{3}$/, form: "a three-letter ISO 4217 code such as `USD`" });
}

/** The common list envelope around `item`. */
export function listOf<Item extends z.ZodType>(name: string, item: Item) {
  return z
    .strictObject({
      data: z.array(item).meta({ description: "The objects of this page." }),
      next_cursor: z
        .string()
        .nullable()
        .meta({ description: "Send it as `cursor` to get the next page; null at the end of the list." }),
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
    .meta({ id: "CreatedAtFilter", description: "Bounds on the time of creation; all that are given apply." }),
);

/** The common list query plus the list's own filters (D-26: every list takes the whole of it). */
export function listParams<Filters extends z.core.$ZodLooseShape>(name: string, filters: Filters) {
  return z
    .strictObject({
      cursor: z
        .string()
        .meta({
          description:
            "The `next_cursor` of a page, sent with the same filters; the list then goes on after that page.",
        })
        .optional(),
      limit: z
        .int()
        .min(1)
        .max(constants.pageLimit)
        .meta({ description: "The most objects in one page, 1 to 100.", default: constants.pageLimit })
        .optional(),
      created_at: createdAtFilterSchema().optional(),
      ...filters,
    })
    .meta({ id: name });
}

/** The `idempotency_key` filter: gives none or one (D-08). */
export const idempotencyKeyFilter = once(() =>
  text("Only the object made with this idempotency key, 1 to 200 characters: none or one.").optional(),
);

/** An `.in` filter: any of the given values. Sent as one comma-delimited parameter. */
export function anyOf<Value extends z.ZodType>(value: Value, description: string) {
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

import { constants } from "@sandbank/contract";
import type * as z from "zod";
import { dateProblem, instantProblem } from "../ports/instant.ts";
import { isBytes } from "../store/bytes.ts";
import { countCharacters } from "../store/characters.ts";
import { nearest } from "./nearest.ts";

/** Whether a value has the type of a schema that also bounds it: in length, size, form or choice. */
export type HasType = (value: unknown) => boolean;

const isText: HasType = (value) => typeof value === "string" && value.isWellFormed();

/** Reads the type of a schema with bounds; null if it has none. */
export function typeWithoutBounds(schema: z.ZodType): HasType | null {
  switch (schema.type) {
    case "string": {
      const { format } = schema as z.ZodString;
      return format !== null || listDefinitions(schema).length > 0 ? isText : null;
    }
    case "enum":
    case "union":
      return isText;
    case "number": {
      const { minValue, maxValue } = schema as z.ZodNumber;
      const isBounded =
        (minValue ?? -Infinity) > Number.MIN_SAFE_INTEGER || (maxValue ?? Infinity) < Number.MAX_SAFE_INTEGER;
      return isBounded ? Number.isSafeInteger : null;
    }
    case "array":
      return listDefinitions(schema).length > 0 ? Array.isArray : null;
    case "custom":
      return isBytes;
    default:
      return null;
  }
}

/** The end of the sentence "`field` ...", or a function that writes it, with or without suggestions. */
export type Message = string | ((suggests: boolean) => string);

/** Returns the messages about a value; empty if it satisfies the schema. */
type Messages<Value> = (value: Value) => readonly Message[];

/** Checks one requirement. Returns its message if the value breaks it. */
type Check<Value> = (value: Value) => Message | undefined;

const NONE: readonly Message[] = [];

/** Reads the checks of a schema of one value, or the checks of an array on its length. */
export function createMessages(schema: z.ZodType): Messages<unknown> {
  switch (schema.type) {
    case "string":
      return ofType("string", "must be a string", textMessages(schema as z.ZodString));
    case "number":
      return ofType("number", "must be an integer", integerMessages(schema as z.ZodNumber));
    case "boolean":
      return ofType("boolean", "must be true or false", () => NONE);
    case "enum":
    case "union":
      return enumerationMessages(valuesIn(schema));
    case "custom":
      return bytesMessages(schema);
    case "array":
      return combineChecks(
        listDefinitions(schema).map((definition) => lengthCheck(definition, elements)),
      ) as Messages<unknown>;
    default:
      throw new Error(`There is no validation of a parameter of type ${schema.type}.`);
  }
}

function ofType<Value>(type: string, message: string, messages: Messages<Value>): Messages<unknown> {
  const mistyped = [message];
  return (value) => (typeof value === type ? messages(value as Value) : mistyped);
}

function combineChecks<Value>(checks: readonly Check<Value>[]): Messages<Value> {
  return (value) => {
    let messages: Message[] | undefined;
    for (const check of checks) {
      const message = check(value);
      if (message === undefined) continue;
      messages ??= [];
      messages.push(message);
    }
    return messages ?? NONE;
  };
}

const NOT_INTEGER: readonly Message[] = ["must be an integer, written without a fraction or an exponent"];
const TOO_BIG: readonly Message[] = [`must be at most ${Number.MAX_SAFE_INTEGER}`];
const TOO_SMALL: readonly Message[] = [`must be at least ${Number.MIN_SAFE_INTEGER}`];

function integerMessages({ minValue, maxValue }: z.ZodNumber): Messages<number> {
  const least = Math.max(minValue ?? -Infinity, Number.MIN_SAFE_INTEGER);
  const most = Math.min(maxValue ?? Infinity, Number.MAX_SAFE_INTEGER);
  const bounds = [[`must be at least ${least}`], [`must be at most ${most}`]] as const;
  return (value) => {
    if (!Number.isInteger(value)) return NOT_INTEGER;
    if (!Number.isSafeInteger(value)) return value > 0 ? TOO_BIG : TOO_SMALL;
    if (value < least) return bounds[0];
    return value > most ? bounds[1] : NONE;
  };
}

function textMessages(schema: z.ZodString): Messages<string> {
  const calendar = CALENDAR[schema.format ?? ""];
  const own =
    calendar === undefined ? listDefinitions(schema).map((definition) => textCheck(schema, definition)) : [calendar];
  return combineChecks([isWellFormed, ...own]);
}

/** JSON can contain an unpaired surrogate, but UTF-8 cannot, so later readers would fail. */
const isWellFormed: Check<string> = (text) =>
  text.isWellFormed() ? undefined : "must be well-formed Unicode, without an unpaired surrogate";

const CALENDAR: Readonly<Record<string, Check<string>>> = { datetime: instantProblem, date: dateProblem };

/** The parts of the definition of a zod check that are read here. */
interface Definition {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
  /** Of a refinement: whether the text satisfies it. */
  readonly fn?: (text: string) => boolean;
  readonly error?: (issue: object) => string;
}

function listDefinitions({ def }: z.ZodType): readonly Definition[] {
  const { checks = [] } = def as { readonly checks?: readonly z.core.$ZodCheck[] };
  return checks.map((check) => check._zod.def as unknown as Definition);
}

function textCheck(schema: z.ZodString, definition: Definition): Check<string> {
  const { check, fn, pattern, format, error } = definition;
  const message = error?.({}) ?? "is invalid";
  if (fn !== undefined) return (text) => (fn(text) ? undefined : message);
  if (check !== "string_format") return lengthCheck(definition, characters);
  if (pattern !== undefined) return (text) => (pattern.test(text) ? undefined : message);
  // A URL has no pattern; only zod can check it.
  const isBroken = (issue: z.core.$ZodIssue) => "format" in issue && issue.format === format;
  return (text) => (schema.safeParse(text).error?.issues.some(isBroken) ? message : undefined);
}

/** The unit in which the length of a value is counted. */
interface Measure<Value> {
  readonly unit: string;
  /** Counts up to one more than `most`, which is enough to check a bound. */
  measureLength(value: Value, most: number): number;
}

const elements: Measure<readonly unknown[]> = { unit: "element", measureLength: ({ length }) => length };

const characters: Measure<string> = { unit: "character", measureLength: countCharacters };

const bytes: Measure<Uint8Array> = { unit: "byte", measureLength: ({ length }) => length };

const NO_BYTES: readonly Message[] = ["must be bytes: a Uint8Array or Buffer"];

/** The contract has one custom schema: the schema of bytes. */
function bytesMessages(schema: z.ZodType): Messages<unknown> {
  const bounds = listDefinitions(schema).filter(({ check }) => check === "max_length");
  const messages = combineChecks(bounds.map((definition) => lengthCheck(definition, bytes)));
  return (value) => (isBytes(value) ? messages(value) : NO_BYTES);
}

function lengthCheck<Value>(
  { minimum, maximum, length }: Definition,
  { unit, measureLength }: Measure<Value>,
): Check<Value> {
  const [least, most] = [length ?? minimum ?? 0, length ?? maximum ?? Infinity];
  const counted = most === Infinity ? least : most;
  const message = (end: string, figure: number) =>
    `must have ${length === undefined ? end : "exactly"} ${figure} ${unit}${figure === 1 ? "" : "s"}`;
  const [tooFew, tooMany] = [message("at least", least), message("at most", most)];
  return (value) => {
    const actual = measureLength(value, counted);
    return actual < least ? tooFew : actual > most ? tooMany : undefined;
  };
}

/** The values of an enumeration, or of a union of enumerations. */
function valuesIn(schema: z.ZodType): string[] {
  if (schema.type === "union") return (schema as z.ZodUnion<readonly z.ZodType[]>).options.flatMap(valuesIn);
  return (schema as z.ZodEnum).options.map(String);
}

/** The maximum number of values of an enumeration that a message lists. */
const SHORT_ENUMERATION = 12;

function enumerationMessages(values: readonly string[]): Messages<unknown> {
  const known: ReadonlySet<unknown> = new Set(values);
  const longest = Math.max(...values.map(({ length }) => length));
  const all = [`must be ${formatChoices(values)}`];
  const long = `must be one of ${values.length} values`;
  return (value) => {
    // The check of the length avoids hashing a very long text in the set.
    const isLonger = typeof value === "string" && value.length > longest;
    if (!isLonger && known.has(value)) return NONE;
    if (values.length <= SHORT_ENUMERATION) return all;
    const sent = typeof value === "string" ? value : "";
    return [(suggests) => (suggests ? `${long}, such as ${formatChoices(nearest(sent, values, 3))}` : long)];
  };
}

/** "`a`", "`a` or `b`", "`a`, `b` or `c`". */
export function formatChoices(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop();
  return quoted.length === 0 ? `${last}` : `${quoted.join(", ")} or ${last}`;
}

const nameBounds: Definition = { check: "length", minimum: 1, maximum: constants.nameMaximumLength };

/** Reads a text that has the length of a name, for which there is no schema. */
export const nameMessages: Messages<unknown> = ofType(
  "string",
  "must be a string",
  combineChecks([isWellFormed, lengthCheck(nameBounds, characters)]),
);

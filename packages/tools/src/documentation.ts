import * as z from "zod";

/**
 * Returns the documentation of a type as Markdown: the documentation of a field, and the meaning of each value of an
 * enumeration.
 */
export function documentationOfType(schema: z.core.$ZodType): string {
  const values = Object.entries(readMeta(schema).values ?? {});
  return paragraphs([
    documentationOfField(schema),
    values.map(([value, words]) => `- \`${value}\`: ${words}`).join("\n"),
  ]);
}

/**
 * Returns the documentation of a field: the schema's description, the form and bounds that the description does not
 * mention, and the default. Empty if there is nothing to document.
 */
export function documentationOfField(schema: z.core.$ZodType): string {
  const { description = "", default: fallback } = readMeta(schema);
  const sentences = [
    description,
    ...listFacts(unwrapSchema(schema)).flatMap(({ words, said }) => (said.test(description) ? [] : [words])),
    fallback === undefined ? "" : `Default: \`${fallback}\`.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Joins texts as paragraphs, without empty ones. */
export function paragraphs(texts: readonly string[]): string {
  return texts.filter(Boolean).join("\n\n");
}

/** Returns the metadata of a schema. A wrapper inherits the metadata of the wrapped schema. */
export function readMeta(schema: z.core.$ZodType): z.GlobalMeta {
  const inner = readInner(schema);
  return { ...(inner === undefined ? {} : readMeta(inner)), ...z.globalRegistry.get(schema) };
}

/** Returns the schema without wrappers for optional and nullable values. */
export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = readInner(schema);
  return inner === undefined ? schema : unwrapSchema(inner);
}

function readInner(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  return def.type === "optional" || def.type === "nullable" ? def.innerType : undefined;
}

/** A form or bound in words, and a pattern that detects it in a description. */
interface Fact {
  readonly words: string;
  readonly said: RegExp;
}

function listFacts(schema: z.core.$ZodType): Fact[] {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  // A string that refers to an object is an identifier, whose bounds do not matter to a reader.
  if (z.globalRegistry.get(schema)?.refersTo !== undefined) return [];
  if (def.type !== "string" && def.type !== "number") return [];
  const { format, minLength, maxLength, minimum, maximum } = z.toJSONSchema(schema);
  if (format === "date-time") return [instantFact("offset" in def && def.offset === true)];
  if (format === "date") return [{ words: "`YYYY-MM-DD`.", said: /YYYY-MM-DD/ }];
  return def.type === "string" ? lengthFacts(minLength, maxLength) : rangeFacts(minimum, maximum);
}

function instantFact(takesOffset: boolean): Fact {
  return { words: takesOffset ? "ISO 8601, with a zone." : "ISO 8601, UTC.", said: /ISO 8601/ };
}

function lengthFacts(minimum = 0, maximum?: number): Fact[] {
  if (maximum === undefined) return [];
  if (minimum === maximum) return [{ words: `${maximum} characters.`, said: bound(maximum) }];
  const words = minimum === 0 ? `At most ${maximum} characters.` : `${minimum} to ${maximum} characters.`;
  return [{ words, said: bound(maximum) }];
}

function rangeFacts(minimum?: number, maximum?: number): Fact[] {
  const [least, most] = [minimum, maximum].map(unlessSafeIntegerLimit);
  if (least !== undefined && most !== undefined) return [{ words: `${least} to ${most}.`, said: bound(most) }];
  if (least !== undefined) return [{ words: `At least ${least}.`, said: RegExp(`${bound(least).source}|positive`) }];
  return most === undefined ? [] : [{ words: `At most ${most}.`, said: bound(most) }];
}

/** Omits a limit of safe integers, which is a limit of the language and not of the API. */
function unlessSafeIntegerLimit(limit: number | undefined): number | undefined {
  return limit !== undefined && Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit;
}

/** Matches a description that contains the figure, and so mentions the bound. */
function bound(figure: number): RegExp {
  return new RegExp(`(?<![\\w.])${figure}(?!\\w|\\.\\d)`);
}

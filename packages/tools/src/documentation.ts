import * as z from "zod";

/** What there is to say of a type: as of a field, and the meaning of each value of an enumeration, as Markdown. */
export function documentationOfType(schema: z.core.$ZodType): string {
  const values = Object.entries(metaOf(schema).values ?? {});
  return paragraphs([
    documentationOfField(schema),
    values.map(([value, words]) => `- \`${value}\`: ${words}`).join("\n"),
  ]);
}

/** The description of a schema, the form and bounds that it leaves out, and the default. Empty where there is none. */
export function documentationOfField(schema: z.core.$ZodType): string {
  const { description = "", default: fallback } = metaOf(schema);
  const sentences = [
    description,
    ...factsOf(leafOf(schema)).flatMap(({ words, said }) => (said.test(description) ? [] : [words])),
    fallback === undefined ? "" : `Default: \`${fallback}\`.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Joins texts as paragraphs, leaving out the empty ones. */
export function paragraphs(texts: readonly string[]): string {
  return texts.filter(Boolean).join("\n\n");
}

/** A wrapper has the meta that it was given, and for the rest that of what it wraps. */
function metaOf(schema: z.core.$ZodType): z.GlobalMeta {
  const inner = innerOf(schema);
  return { ...(inner === undefined ? {} : metaOf(inner)), ...z.globalRegistry.get(schema) };
}

function leafOf(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = innerOf(schema);
  return inner === undefined ? schema : leafOf(inner);
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  return def.type === "optional" || def.type === "nullable" ? def.innerType : undefined;
}

/** A form or bound in words, and how to tell that a description has it already. */
interface Fact {
  readonly words: string;
  readonly said: RegExp;
}

function factsOf(schema: z.core.$ZodType): Fact[] {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  // A string that refers to objects is shown as an identifier, which has no bounds that matter.
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

/** An integer is bounded by what a number can hold anyway: that is no bound of the API. */
function unlessSafeIntegerLimit(limit: number | undefined): number | undefined {
  return limit !== undefined && Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit;
}

/** A description that has the figure speaks of the bound. */
function bound(figure: number): RegExp {
  return new RegExp(`(?<![\\w.])${figure}(?!\\w|\\.\\d)`);
}

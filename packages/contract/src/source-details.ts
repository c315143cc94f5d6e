import type * as z from "zod";

/** The details that a `source` has under a category, with what the category means. */
export interface SourceDetails {
  readonly description: string;
  readonly schema: () => z.ZodType;
  readonly example: object;
}

type AllDetails = Readonly<Record<string, SourceDetails>>;

/** What each category means. */
export function descriptionsOf<Details extends AllDetails>(details: Details) {
  return mapped(details, ({ description }) => description) as { readonly [Category in keyof Details]: string };
}

/** The schema of each category's details. */
export function schemasOf<Details extends AllDetails>(details: Details) {
  return mapped(details, ({ schema }) => schema()) as {
    readonly [Category in keyof Details]: ReturnType<Details[Category]["schema"]>;
  };
}

/** An example of each category's details. */
export function examplesOf(details: AllDetails): Readonly<Record<string, object>> {
  return mapped(details, ({ example }) => example);
}

function mapped<Value>(details: AllDetails, pick: (details: SourceDetails) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(details).map(([category, each]) => [category, pick(each)]));
}

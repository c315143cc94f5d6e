import type * as z from "zod";

/** The details that a `source` has under a category, with the meaning of the category. */
export interface SourceDetails {
  readonly description: string;
  readonly schema: () => z.ZodType;
  readonly example: object;
}

/** The details of a category of Transactions. */
export interface TransactionDetails extends SourceDetails {
  /** The effect of its Transactions on the balance, in words: `Captured by cards`. */
  readonly label: string;
}

type AllDetails = Readonly<Record<string, SourceDetails>>;

/** Returns the meaning of each category. */
export function listDescriptions<Details extends AllDetails>(details: Details) {
  return mapped(details, ({ description }) => description) as { readonly [Category in keyof Details]: string };
}

/** Returns the schema of each category's details. */
export function createSchemas<Details extends AllDetails>(details: Details) {
  return mapped(details, ({ schema }) => schema()) as {
    readonly [Category in keyof Details]: ReturnType<Details[Category]["schema"]>;
  };
}

/** Returns an example of each category's details. */
export function listExamples(details: AllDetails): Readonly<Record<string, object>> {
  return mapped(details, ({ example }) => example);
}

function mapped<Value>(details: AllDetails, pick: (details: SourceDetails) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(details).map(([category, each]) => [category, pick(each)]));
}

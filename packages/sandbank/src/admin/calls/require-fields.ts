import { endpoints } from "@sandbank/contract";
import type { Scenario } from "@sandbank/engine/scenarios";
import { badRequest } from "@sandbank/view/reads/server-error";
import { didYouMean } from "@sandbank/view/words/find-nearest";
import { listed } from "@sandbank/view/words/listed";
import type * as z from "zod";

/**
 * Throws a `ServerError` that suggests the nearest field, unless the steps of a scenario call operations with these
 * fields.
 */
export function requireFields({ steps }: Scenario, params: Readonly<Record<string, object>>): void {
  const called = [...new Set(steps.flatMap((step) => ("call" in step ? [step.call] : [])))];
  const known = called.flatMap((operation) => listFields(operation).map((field) => `${operation}.${field}`));
  const given = Object.entries(params).flatMap(([operation, fields]) =>
    Object.keys(fields).map((field) => `${operation}.${field}`),
  );
  const wrong = given.find((field) => !known.includes(field));
  if (wrong === undefined) return;
  const remedy =
    called.length === 0
      ? "The steps have no fields. Leave out --with."
      : `The steps call ${listed(called, "and")}. \`sandbank call OPERATION --help\` lists the fields.`;
  throw badRequest(`--with ${wrong} matches no field of a step. ${didYouMean(wrong, known, "--with ")}${remedy}`);
}

function listFields(operation: string): readonly string[] {
  const table: Readonly<Record<string, { readonly params?: z.ZodObject }>> = endpoints;
  const { params } = (Object.hasOwn(table, operation) && table[operation]) || {};
  return Object.keys(params?.shape ?? {});
}

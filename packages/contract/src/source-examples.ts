import type { Examples } from "./examples.ts";
import { pascalCase } from "./pascal-case.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Builds an example of each variant of a `sourceUnion`, by its name, from the details of each category. */
export function sourceExamples(name: string, details: Fields, beside?: Fields): Examples {
  return Object.fromEntries(
    Object.keys(details).map((category) => [
      `${name}${pascalCase(category)}`,
      sourceExample(category, details, beside),
    ]),
  );
}

/**
 * Builds the source of a category: its own key has the details, every other key is null. The fields in `beside` belong
 * to every category.
 */
export function sourceExample(category: string, details: Fields, beside?: Fields): unknown {
  const keys = Object.entries(details).map(([key, value]) => [key, key === category ? value : null]);
  return { category, ...beside, ...Object.fromEntries(keys) };
}

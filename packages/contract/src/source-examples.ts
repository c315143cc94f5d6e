import type { Examples } from "./examples.ts";
import { pascalCase } from "./pascal-case.ts";

/** An example of each variant of a `sourceUnion`, by its name, from the details of each category. */
export function sourceExamples(name: string, details: Readonly<Record<string, unknown>>): Examples {
  return Object.fromEntries(
    Object.keys(details).map((category) => [`${name}${pascalCase(category)}`, sourceExample(category, details)]),
  );
}

/** The source of a category: its own key is filled, every other is null. */
export function sourceExample(category: string, details: Readonly<Record<string, unknown>>): unknown {
  const keys = Object.entries(details).map(([key, value]) => [key, key === category ? value : null]);
  return { category, ...Object.fromEntries(keys) };
}

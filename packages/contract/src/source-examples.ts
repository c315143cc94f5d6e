import type { Examples } from "./examples.ts";
import { pascalCase } from "./pascal-case.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An example of each variant of a `sourceUnion`, by its name, from the details of each category. */
export function sourceExamples(name: string, details: Fields, beside?: Fields): Examples {
  return Object.fromEntries(
    Object.keys(details).map((category) => [
      `${name}${pascalCase(category)}`,
      sourceExample(category, details, beside),
    ]),
  );
}

/** The source of a category: its own key is filled, every other is null; the fields `beside` are of every category. */
export function sourceExample(category: string, details: Fields, beside?: Fields): unknown {
  const keys = Object.entries(details).map(([key, value]) => [key, key === category ? value : null]);
  return { category, ...beside, ...Object.fromEntries(keys) };
}

import * as z from "zod";
import { pascalCase } from "./pascal-case.ts";

/** How a `sourceUnion` differs from the `source` of a Transaction. */
interface SourceUnionOptions {
  /** What is said of `category`. */
  readonly category?: string;
}

/**
 * An object like the `source` of a Transaction: a `category`, and a key for each category, all null but for the one
 * that the category names (D-14). One variant for each category, so that checking `category` narrows.
 */
export function sourceUnion<const Shapes extends Readonly<Record<string, z.ZodType>>>(
  name: string,
  description: string,
  shapes: Shapes,
  { category: what = "The kind of event behind this" }: SourceUnionOptions = {},
) {
  const categories = Object.keys(shapes) as (keyof Shapes & string)[];
  const variants = categories.map((category) => {
    const keys = categories.map((key) => [
      key,
      key === category ? shapes[key] : z.null().meta({ description: `Null: the category is \`${category}\`.` }),
    ]);
    return z
      .strictObject({
        category: z.literal(category).meta({ description: `${what}; names the only key that is not null.` }),
        ...Object.fromEntries(keys),
      })
      .meta({ id: `${name}${pascalCase(category)}`, description });
  });
  const [first, ...rest] = variants;
  if (first === undefined) throw new Error(`${name} needs a category.`);
  const union = z.discriminatedUnion("category", [first, ...rest]).meta({ id: name, description });
  return union as unknown as z.ZodType<SourceOf<Shapes>, SourceOf<Shapes>>;
}

/** For each category the object in which its own key is filled and every other is null. */
type SourceOf<Shapes extends Readonly<Record<string, z.ZodType>>> = {
  [Category in keyof Shapes & string]: { category: Category } & {
    [Key in keyof Shapes & string]: Key extends Category ? z.output<Shapes[Key]> : null;
  } extends infer Variant
    ? { [Key in keyof Variant]: Variant[Key] }
    : never;
}[keyof Shapes & string];

import * as z from "zod";
import { pascalCase } from "./pascal-case.ts";

/** How a `sourceUnion` differs from the `source` of a Transaction. */
interface SourceUnionOptions<Beside extends Shape> {
  /** The description of `category`. */
  readonly category?: string;
  /** Fields that every variant has. */
  readonly beside?: Beside;
}

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * An object like the `source` of a Transaction: a `category`, and a key for each category, all null except the key that
 * `category` names (D-14). It has one variant for each category, so that checking `category` narrows the type.
 */
export function sourceUnion<const Shapes extends Shape, Beside extends Shape = Record<never, never>>(
  name: string,
  description: string,
  shapes: Shapes,
  { category: what = "The kind of event that caused it", beside }: SourceUnionOptions<Beside> = {},
) {
  const categories = Object.keys(shapes) as (keyof Shapes & string)[];
  const variants = categories.map((category) => {
    const keys = categories.map((key) => [
      key,
      key === category ? shapes[key] : z.null().meta({ description: `Null: the category is \`${category}\`.` }),
    ]);
    return z
      .strictObject({
        category: z.literal(category).meta({ description: `${what}. Names the only key that is not null.` }),
        ...beside,
        ...Object.fromEntries(keys),
      })
      .meta({ id: `${name}${pascalCase(category)}`, description });
  });
  const [first, ...rest] = variants;
  if (first === undefined) throw new Error(`${name} needs a category.`);
  const union = z.discriminatedUnion("category", [first, ...rest]).meta({ id: name, description });
  return union as unknown as z.ZodType<SourceOf<Shapes, Beside>, SourceOf<Shapes, Beside>>;
}

/** For each category, the object in which its own key has the details and every other key is null. */
type SourceOf<Shapes extends Shape, Beside extends Shape> = {
  [Category in keyof Shapes & string]: { category: Category } & {
    [Key in keyof Beside & string]: z.output<Beside[Key]>;
  } & {
    [Key in keyof Shapes & string]: Key extends Category ? z.output<Shapes[Key]> : null;
  } extends infer Variant
    ? { [Key in keyof Variant]: Variant[Key] }
    : never;
}[keyof Shapes & string];

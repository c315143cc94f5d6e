import * as z from "zod";

/** What a field can be. */
export interface Alternatives {
  /** The schemas, without wrappers and unions. */
  readonly schemas: readonly z.core.$ZodType[];
  readonly canBeNull: boolean;
}

/** Reads what a field can be that has one of these schemas. */
export function readAlternatives(all: readonly z.core.$ZodType[]): Alternatives {
  const schemas: z.core.$ZodType[] = [];
  let canBeNull = false;
  // Iterating over a list includes the elements that are added meanwhile.
  const open = [...all];
  for (const schema of open) {
    const { def } = schema._zod as z.core.$ZodTypes["_zod"];
    if (def.type === "null" || def.type === "nullable") canBeNull = true;
    if (def.type === "optional" || def.type === "nullable") open.push(def.innerType);
    else if (def.type === "union") open.push(...def.options);
    else if (def.type !== "null") schemas.push(schema);
  }
  return { schemas, canBeNull };
}

/** The fields of objects with these schemas, each with its schema in every object that has it. */
export function readFields(objects: readonly z.core.$ZodType[]): Map<string, z.core.$ZodType[]> {
  const fields = new Map<string, z.core.$ZodType[]>();
  for (const object of objects) {
    if (!(object instanceof z.ZodObject)) continue;
    for (const [key, schema] of Object.entries(object.shape as z.core.$ZodShape)) {
      fields.set(key, [...(fields.get(key) ?? []), schema]);
    }
  }
  return fields;
}

/** The elements of lists with these schemas. */
export function readElements(lists: readonly z.core.$ZodType[]): z.core.$ZodType[] {
  return lists.flatMap((list) => (list instanceof z.ZodArray ? [list.element as z.core.$ZodType] : []));
}

/** The values of enumerations and constants; undefined if a schema accepts something else. */
export function readValues(schemas: readonly z.core.$ZodType[]): string[] | undefined {
  const values = schemas.map((schema) => {
    if (schema instanceof z.ZodEnum) return schema.options.map(String);
    return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : undefined;
  });
  return values.every((each) => each !== undefined) ? [...new Set(values.flat())] : undefined;
}

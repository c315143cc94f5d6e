type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Flat<T> = { readonly [Key in keyof T]: T[Key] };

/** Merges objects into one that has the keys of all, each with its own type. */
export function merged<Each extends object>(objects: readonly Each[]): Flat<Intersection<Each>> {
  return Object.assign({}, ...objects);
}

/** Returns a copy of the object with its keys in alphabetical order. */
export function sorted<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1))) as T;
}

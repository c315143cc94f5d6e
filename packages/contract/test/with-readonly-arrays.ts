/** The parameters that zod infers, with arrays that are read only, as the types of requests have them. */
export type WithReadonlyArrays<T> = T extends Uint8Array
  ? T
  : T extends readonly (infer Element)[]
    ? readonly WithReadonlyArrays<Element>[]
    : T extends object
      ? { [Key in keyof T]: WithReadonlyArrays<T[Key]> }
      : T;

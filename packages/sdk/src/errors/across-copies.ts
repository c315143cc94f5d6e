interface ErrorClass {
  readonly prototype: Error;
  /** Whether an error with the brand of the base class is of this class. A class of a user has none of its own. */
  describes?(error: unknown): boolean;
}

/**
 * Names a class of errors, and makes `instanceof` recognize its errors from every copy of the SDK: the builds for
 * `import` and `require` are two, each subpath may contain a copy, and so may another realm or install. A class that
 * extends it can define `describes`, as those of the API's errors do. Any other, such as a class of a user, has its own
 * instances only, as usual.
 *
 * Call it outside of the class, because the build renames a class that refers to itself.
 */
export function acrossCopies(errorClass: ErrorClass, name: string): void {
  const brand = Symbol.for(`@sandbank/${name}`);
  Object.assign(errorClass.prototype, { name, [brand]: true });
  errorClass.describes = () => true;
  Object.defineProperty(errorClass, Symbol.hasInstance, {
    value(this: Required<ErrorClass>, value: unknown) {
      return Object.hasOwn(this, "describes")
        ? brand in Object(value) && this.describes(value)
        : Error[Symbol.hasInstance].call(this, value);
    },
  });
}

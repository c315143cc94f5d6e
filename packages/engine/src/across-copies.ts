/**
 * Makes `instanceof` recognize the errors of a class from every copy of its package: the builds for `import` and
 * `require` are two, and a realm or a second install has one of its own. A class of a user that extends such a class has
 * its own instances only, as usual.
 */
export function acrossCopies(errorClass: { readonly prototype: Error }, name: string): void {
  const brand = Symbol.for(`@sandbank/${name}`);
  Object.defineProperty(errorClass.prototype, brand, { value: true });
  Object.defineProperty(errorClass, Symbol.hasInstance, {
    value(this: typeof errorClass, value: unknown) {
      return this === errorClass ? brand in Object(value) : Function.prototype[Symbol.hasInstance].call(this, value);
    },
  });
}

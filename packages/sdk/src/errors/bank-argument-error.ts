/** Marks these errors in every copy of the SDK: each subpath has one of its own. */
const brand = Symbol.for("@sandbank/sdk/BankArgumentError");

/** An argument or an option that cannot be used. Thrown, or rejected with, before anything is sent. */
export class BankArgumentError extends TypeError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a class that extends this one answers for itself.
    return Object.hasOwn(this.prototype, brand) ? brand in Object(value) : super[Symbol.hasInstance](value);
  }
}

Object.assign(BankArgumentError.prototype, { name: "BankArgumentError", [brand]: true });

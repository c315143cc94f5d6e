/** Marks these errors in every copy of the SDK: each subpath contains its own copy of the class. */
const brand = Symbol.for("@sandbank/sdk/BankArgumentError");

/** An argument or an option is invalid. The SDK throws or rejects with it before it sends a request. */
export class BankArgumentError extends TypeError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a class that extends this one is compared by its own prototype.
    return Object.hasOwn(this.prototype, brand) ? brand in Object(value) : super[Symbol.hasInstance](value);
  }
}

Object.assign(BankArgumentError.prototype, { name: "BankArgumentError", [brand]: true });

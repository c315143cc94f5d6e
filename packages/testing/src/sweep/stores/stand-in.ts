/** The behaviour of an object that stands in for another. */
interface StandIn {
  get(property: PropertyKey): unknown;
  set(property: PropertyKey, value: unknown): boolean;
  delete(property: PropertyKey): boolean;
  /** A call, if the object is a function. */
  apply(self: unknown, args: readonly unknown[]): unknown;
}

/**
 * Returns a proxy that looks like `raw`: same prototype, same properties, an array or a function if `raw` is one. The
 * target of the proxy is another object, because a proxy must return the frozen properties of its target as they are.
 */
export function standInFor(raw: object, does: StandIn): object {
  const target = typeof raw === "function" ? { call() {} }.call : Array.isArray(raw) ? [] : {};
  return new Proxy(target, {
    get: (_, property) => does.get(property),
    set: (_, property, value) => does.set(property, value),
    deleteProperty: (_, property) => does.delete(property),
    defineProperty: (_, property, descriptor) => "value" in descriptor && does.set(property, descriptor.value),
    apply: (_, self, args) => does.apply(self, args),
    has: (_, property) => Reflect.has(raw, property),
    getPrototypeOf: () => Reflect.getPrototypeOf(raw),
    setPrototypeOf: () => false,
    preventExtensions: () => false,
    ownKeys: () => Reflect.ownKeys(raw),
    getOwnPropertyDescriptor(_, property) {
      const descriptor = Reflect.getOwnPropertyDescriptor(raw, property);
      if (descriptor === undefined) return undefined;
      const isFixed = Reflect.getOwnPropertyDescriptor(target, property)?.configurable === false;
      return {
        value: does.get(property),
        writable: true,
        enumerable: descriptor.enumerable === true,
        configurable: !isFixed,
      };
    },
  });
}

import type { StoreAdapter } from "./store-adapter.ts";
export function adapterOf(store: object, _options: { readonly reads?: readonly string[] }): StoreAdapter {
  const map = store as Map<unknown, unknown>;
  return {
    open: (gate) => ({
      get: (k: unknown) => gate.read(() => structuredClone(map.get(k))),
      has: (k: unknown) => gate.read(() => map.has(k)),
      set: (k: unknown, v: unknown) => gate.write("store.set", () => void map.set(k, structuredClone(v))),
      values: () => gate.read(() => structuredClone([...map.values()])),
    }),
    crash: async () => {},
  };
}

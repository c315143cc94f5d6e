/**
 * The number of writes to all stores since the count started, and the number of the write that throws after it is done;
 * 0 for none.
 */
const writes = { done: 0, failing: 0 };

export const MESSAGE = "the store broke";

type Method = (...args: readonly unknown[]) => unknown;

/** The module with counted functions. */
export function interrupted<Module extends object>(module: Module, names: readonly (keyof Module)[]): Module {
  const counted = names.map((name) => {
    const method = module[name] as Method;
    const write: Method = (...args) => {
      const result = method(...args);
      writes.done++;
      if (writes.done === writes.failing) throw new Error(MESSAGE);
      return result;
    };
    return [name, write];
  });
  return { ...module, ...Object.fromEntries(counted) };
}

/** Runs an act in which the write of this number fails. Returns whether there were so many writes. */
export function failAt(number: number, act: () => void): boolean {
  Object.assign(writes, { done: 0, failing: number });
  act();
  const isMet = writes.done >= number;
  writes.failing = 0;
  return isMet;
}

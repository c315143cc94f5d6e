/** The writes to the stores of all banks since the count began, and which of them throws once it is done; 0 for none. */
const writes = { done: 0, failing: 0 };

export const MESSAGE = "the store broke";

type Method = (...args: readonly unknown[]) => unknown;

/** The module with each of the functions counted. */
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

/** Does something with the write of this number failing. Answers whether there were so many. */
export function failAt(number: number, act: () => void): boolean {
  Object.assign(writes, { done: 0, failing: number });
  act();
  const isMet = writes.done >= number;
  writes.failing = 0;
  return isMet;
}

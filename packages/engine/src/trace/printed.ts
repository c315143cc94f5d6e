import type { World } from "../world/world.ts";
import { summarizeBank, summaryText } from "./summary.ts";

/** A bank, or another object with a world. */
interface Printed {
  readonly world: World;
}

/**
 * Makes `console.log` and test runners print a summary of a bank instead of hundreds of functions. Node, Deno and Bun
 * look for the symbol; Vitest, Jest and `JSON.stringify` call `toJSON`.
 */
export const printed = {
  [Symbol.for("nodejs.util.inspect.custom")]:
    ({ world }: Printed) =>
    (depth: number, options: { readonly depth?: number | null } = {}) => {
      const text = summaryText(summarizeBank(world));
      const isNested = depth !== (options.depth ?? depth);
      return isNested ? text.split("\n")[0] : text;
    },
  toJSON:
    ({ world }: Printed) =>
    () =>
      summarizeBank(world),
};

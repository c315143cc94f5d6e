import type { World } from "../state/world.ts";
import { summaryOf, summaryText } from "./summary.ts";

/** A bank, or what else has a world. */
interface Printed {
  readonly world: World;
}

/**
 * What `console.log` and test runners print of a bank, which would otherwise be hundreds of functions. Node, Deno and Bun
 * look for the symbol; Vitest, Jest and `JSON.stringify` call `toJSON`.
 */
export const printed = {
  [Symbol.for("nodejs.util.inspect.custom")]:
    ({ world }: Printed) =>
    (depth: number, options: { readonly depth?: number | null } = {}) => {
      const text = summaryText(summaryOf(world));
      const isNested = depth !== (options.depth ?? depth);
      return isNested ? text.split("\n")[0] : text;
    },
  toJSON:
    ({ world }: Printed) =>
    () =>
      summaryOf(world),
};

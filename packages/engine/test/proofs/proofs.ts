import { expect } from "vitest";
import { resources } from "../../src/registry/resources.ts";
import type { Resource } from "../../src/resource-kit/resource.ts";
import type { Rail } from "../../src/state/explanation.ts";
import type { AnyProofs } from "./resource-proofs.ts";

/** The file with the proofs of a resource, for messages. */
export const fileOf = (resource: string) => `packages/engine/test/resources/${resource}/proofs.ts`;

/** Each resource of the registry has its proofs in a folder of `test/resources`, so no list names them. */
const all: readonly AnyProofs[] = await Promise.all(
  resources.map(async ({ name }) => {
    const { proofs }: { proofs?: AnyProofs } = await import(`../resources/${name}/proofs.ts`);
    return proofs ?? expect.fail(`Export \`proofs\` from ${fileOf(name)}.`);
  }),
);

/** The proofs of every resource, with the names of its folder, its operations and its rail. */
export const proofs: readonly NamedProofs[] = all.map((each, index) => {
  const { name, operations, rail } = resources[index] as Resource;
  return { name, operations: Object.keys(operations), railName: rail?.name, ...each };
});

interface NamedProofs extends AnyProofs {
  readonly name: string;
  readonly operations: readonly string[];
  readonly railName: Rail | undefined;
}

/** The kinds of transfers of all rails with Account Numbers. */
export const transferKinds = proofs.flatMap(({ rail }) => (rail !== undefined && "kinds" in rail ? rail.kinds : []));

import type { World } from "../world/world.ts";

/** The amount that the ledger moves: in a right bank, the one that is to be moved. */
export function decideAmount(
  { probe }: World,
  kind: "posting" | "hold" | "release",
  { category }: { readonly category: string },
  amount: number,
): number {
  return probe === null || amount === 0 ? amount : probe.at(`${kind}/${category}`, amount);
}

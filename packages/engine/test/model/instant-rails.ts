import { resources } from "../../src/registry/resources.ts";
import type { Resource } from "../../src/resource-kit/resource.ts";

/** The name in the bank of the resource of such a rail. The types of all of them are alike to the model. */
export type InstantRail = "inboundFednowTransfers";

/**
 * The rails whose credits are confirmed or declined on arrival, after which nothing can be done with them. To the model they
 * are all the same.
 */
export const instantRails = resources
  .filter(({ rail, operations }: Resource) => rail !== undefined && Object.keys(operations).length === 3)
  .map(({ operations }) => Object.keys(operations)[0]?.split(".")[0] as InstantRail);

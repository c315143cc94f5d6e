import type { PhysicalCardProfileStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/**
 * What is not archived can be. The emulator makes active profiles only, so the states of a review have no trigger that
 * leads to them.
 */
export const physicalCardProfileStates: StateTable<PhysicalCardProfileStatus, "archive"> = {
  pending_creating: { archive: "archived" },
  pending_reviewing: { archive: "archived" },
  rejected: { archive: "archived" },
  pending_submitting: { archive: "archived" },
  active: { archive: "archived" },
  archived: { archive: refused("it was archived permanently") },
};

import type { PhysicalCardProfileStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/**
 * The states of a Physical Card Profile. Every state except `archived` can be archived. The emulator creates only
 * active profiles, so no trigger leads to the states of a review.
 */
export const physicalCardProfileStates: StateTable<PhysicalCardProfileStatus, "archive"> = {
  pending_creating: { archive: "archived" },
  pending_reviewing: { archive: "archived" },
  rejected: { archive: "archived" },
  pending_submitting: { archive: "archived" },
  active: { archive: "archived" },
  archived: { archive: refused("it was archived permanently") },
};

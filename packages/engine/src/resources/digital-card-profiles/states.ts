import type { DigitalCardProfileStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** The states of a Digital Card Profile. No trigger leads to the states of a review (O-21). */
export const digitalCardProfileStates: StateTable<DigitalCardProfileStatus, "archive"> = {
  pending: { archive: "archived" },
  rejected: { archive: "archived" },
  active: { archive: "archived" },
  archived: { archive: refused("it was archived permanently") },
};

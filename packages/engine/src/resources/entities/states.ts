import type { EntityStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../state-table.ts";

/** Extensions 3.2: the client archives, the bank disables. Nothing leads back; to ask again changes nothing (D-40). */
export const entityStates: StateTable<EntityStatus, "archive" | "disable"> = {
  active: { archive: "archived", disable: "disabled" },
  disabled: { archive: "archived", disable: "disabled" },
  archived: { archive: "archived", disable: refused("that is for good") },
};

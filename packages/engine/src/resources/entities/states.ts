import type { EntityStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/**
 * The client archives an Entity, the bank disables it, and neither can be undone (extensions 3.2). Repeating either is
 * refused, like a second close of an Account (D-38). An archived Entity can send money and a disabled one cannot (O-04), so
 * that a disabled one cannot be archived.
 */
export const entityStates: StateTable<EntityStatus, "archive" | "disable"> = {
  active: { archive: "archived", disable: "disabled" },
  disabled: {
    archive: refused("the bank has disabled it permanently, and an archived Entity could send money again"),
    disable: refused("it was disabled already"),
  },
  archived: {
    archive: refused("it was archived already"),
    disable: refused("it was archived permanently, and needs no disabling"),
  },
};

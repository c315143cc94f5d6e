import type { EntityStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/**
 * Extensions 3.2: the client archives, the bank disables, and nothing leads back. What was done cannot be done again, as
 * a second close of an Account (D-38). One that the bank disabled can be put away too: archived, it can do no more.
 */
export const entityStates: StateTable<EntityStatus, "archive" | "disable"> = {
  active: { archive: "archived", disable: "disabled" },
  disabled: { archive: "archived", disable: refused("it was disabled already") },
  archived: {
    archive: refused("it was archived already"),
    disable: refused("it was archived permanently, and needs no disabling"),
  },
};

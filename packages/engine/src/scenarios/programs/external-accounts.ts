import type { Program } from "../program.ts";
import { externalAccount, toIdRef } from "./beginnings.ts";
import { moves } from "./moves.ts";

/** Programs for External Accounts. */
export const externalAccountPrograms: readonly Program[] = [
  { steps: externalAccount },
  { steps: [...externalAccount, { call: "externalAccounts.retrieve", id: toIdRef("externalAccount") }] },
  ...moves({
    beginning: externalAccount,
    move: (status) => ({ call: "externalAccounts.update", id: toIdRef("externalAccount"), params: { status } }),
    states: ["active", "archived"],
  }),
];

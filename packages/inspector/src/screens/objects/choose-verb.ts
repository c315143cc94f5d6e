import type { FormTable } from "../../tables/form-table.ts";

/** The verbs for the states that an update sets. */
const verbs: Readonly<Record<string, string>> = {
  active: "Activate",
  archived: "Archive",
  canceled: "Cancel",
  deleted: "Delete",
  disabled: "Disable",
  inactive: "Deactivate",
};

/** The first verbs of a summary, and what they are about if it is a part of the object. */
const BEFORE_OBJECT = /^\w+(?: or \w+)?(?: [^,]*?(?= (?:(?:of|to|into) an?|of the|that) ))?/;

/**
 * Returns the words for a button on the object that a form changes: `Return` for "Return an Inbound ACH Transfer after its
 * money moved.", `Pay interest` for "Pay interest into an Account.", `Disable` for a state that an update sets.
 */
export function chooseVerb({ method, summary }: FormTable, state?: string): string {
  if (state !== undefined) return verbs[state] ?? `Make it ${state}`;
  if (method === "PATCH") return "Edit";
  return [BEFORE_OBJECT, / by [^.]+/].map((part) => part.exec(summary)?.[0]).join("");
}

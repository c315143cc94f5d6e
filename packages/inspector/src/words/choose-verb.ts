import { resourceTables } from "../generated/resources.ts";
import type { FormTable } from "../tables/form-table.ts";
import { shortTitle } from "./short-title.ts";

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

/** Returns what a form does to its object: `Cancel the Card` for a state, `Edit the Card`, `Approve the ACH Transfer`. */
export function actionText(form: FormTable, state?: string): string {
  const { method, operation, path, summary } = form;
  if (method === "PATCH") {
    const title = resourceTables.find(({ group }) => operation === `${group}.update`)?.title;
    return `${chooseVerb(form, state)} the ${title}`;
  }
  const text = shortTitle(summary);
  return path.includes("{") ? text.replace(/^(\w+(?: or \w+)?) an? (?=[A-Z]|check|hold)/, "$1 the ") : text;
}

/** Returns whether the words of an action say that it ends the object for good. */
export function isDestructive(text: string): boolean {
  return /^(?:Cancel|Close|Delete)\b/.test(text);
}

/** Returns the trigger of a transition that is named like an operation: `transfer_return` for `transferReturn`. */
export function triggerOf({ operation }: FormTable): string {
  return operation.slice(operation.lastIndexOf(".") + 1).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

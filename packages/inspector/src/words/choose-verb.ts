import { resourceTables } from "../generated/resources.ts";
import type { FormTable } from "../tables/form-table.ts";

/** The verbs for the states that an update sets. */
const verbs: Readonly<Record<string, string>> = {
  active: "Activate",
  archived: "Archive",
  canceled: "Cancel",
  deleted: "Delete",
  disabled: "Disable",
  inactive: "Deactivate",
};

/** Returns the words for a button on the object that a form changes: `Disable` for a state that an update sets. */
export function chooseVerb({ verb }: FormTable, state?: string): string {
  return state === undefined ? (verb ?? "Edit") : (verbs[state] ?? `Make it ${state}`);
}

/** Returns what a form does to its object: `Cancel the Card` for a state, `Edit the Card`, `Approve the ACH Transfer`. */
export function actionText(form: FormTable, state?: string): string {
  const { method, operation, hasId, title } = form;
  if (method === undefined)
    return hasId ? title.replace(/^(\w+(?: or \w+)?) an? (?=[A-Z]|check|hold)/, "$1 the ") : title;
  const resource = resourceTables.find(({ group }) => operation === `${group}.update`);
  return `${chooseVerb(form, state)} the ${resource?.title}`;
}

/** Returns whether the words of an action say that it ends the object for good. */
export function isDestructive(text: string): boolean {
  return /^(?:Cancel|Close|Delete)\b/.test(text);
}

/** Returns the trigger of a transition that is named like an operation: `transfer_return` for `transferReturn`. */
export function triggerOf({ operation }: FormTable): string {
  return snakeCase(operation.slice(operation.lastIndexOf(".") + 1));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the path of the request of a form, which follows from the name of its operation. */
export function printPath({ operation, hasId, end }: FormTable, id = ""): string {
  const names = snakeCase(operation).split(".");
  const verb = names.pop() ?? "";
  const last = end ?? verb.replace(/^(?:create|update)$/, "");
  return ["", ...names, ...(hasId ? [encodeURIComponent(id)] : []), ...(last === "" ? [] : [last])].join("/");
}

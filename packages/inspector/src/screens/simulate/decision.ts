import { machineTables } from "../../generated/state-machines.ts";
import type { FormField, FormTable } from "../../tables/form-table.ts";
import { triggerOf } from "../../words/choose-verb.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { readEntries } from "./form-state.ts";

/** What a form with nothing left to enter does to the object that it is about. */
export interface Decision {
  /** The state that an update sets. */
  readonly state?: string | undefined;
  /** The state of the object afterwards; null if it is not known. */
  readonly becomes: string | null;
  readonly isFinal: boolean;
  /** What can be entered in addition. */
  readonly fields: readonly FormField[];
}

/** Returns what the form does with the entries of the URL alone; null if the user has something to enter. */
export function readDecision(form: FormTable): Decision | null {
  const entries = readEntries();
  const [id, ...others] = form.fields.filter(({ key }) => (entries[key] ?? "") !== "");
  const state = form.method === "PATCH" ? entries["status"] : undefined;
  const isMissing = form.fields.some(({ key, isRequired }) => isRequired && (entries[key] ?? "") === "");
  const isOpen = form.method === "PATCH" && (state === undefined || others.length !== 1);
  if (id?.kind !== "id" || isMissing || isOpen) return null;
  const type = resourceOfId(entries[id.key] ?? "")?.type;
  const transitions = machineTables.find((table) => table.type === type && table.field === "status")?.transitions ?? [];
  const targets = new Set(transitions.filter(({ by }) => by.includes(triggerOf(form))).map(({ to }) => to));
  const becomes = state ?? (targets.size === 1 ? ([...targets][0] ?? null) : null);
  const fields = state === undefined ? form.fields.filter(({ key }) => !(key in entries)) : [];
  const isFinal = becomes !== null && transitions.every(({ from, to }) => from !== becomes || to === becomes);
  return { state, becomes, isFinal, fields };
}

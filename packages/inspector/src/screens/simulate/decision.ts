import type { CardPayment, PendingTransaction } from "@sandbank/contract";
import { machineTables } from "../../generated/state-machines.ts";
import type { FormField, FormTable } from "../../tables/form-table.ts";
import { triggerOf } from "../../words/choose-verb.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { openAmount, type Subject } from "../../words/step-name.ts";
import type { Entries } from "./form-entries.ts";
import { readEntries } from "./form-state.ts";

/** What a form with nothing left to enter does to the object that it is about. */
export interface Decision {
  /** The state that an update sets. */
  readonly state?: string | undefined;
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
  const becomes = state ?? (targets.size === 1 ? [...targets][0] : undefined);
  const fields = state === undefined ? form.fields.filter(({ key, kind }) => !(key in entries) || kind !== "id") : [];
  const isFinal = becomes !== undefined && transitions.every(({ from, to }) => from !== becomes || to === becomes);
  return { state, isFinal, fields };
}

/** Returns the entry of the amount that a form takes without one: what is open of an authorization, or the whole of a Transaction. */
export function usualAmount({ fields }: FormTable, subject: Subject): Entries {
  const hasUsual = fields.some(({ key, isRequired }) => key === "amount" && !isRequired);
  const cents =
    subject["type"] === "card_payment"
      ? openAmount(subject as unknown as CardPayment)
      : Math.abs(Number(subject["amount"]));
  return hasUsual && cents > 0 ? { amount: (cents / 100).toFixed(2) } : {};
}

/** Returns the id of what people know an object by: the Card Payment of the hold of an authorization. */
export function knownId(subject: Subject): string {
  const { source } = subject as Partial<PendingTransaction>;
  return source?.card_authorization?.card_payment_id ?? subject.id;
}

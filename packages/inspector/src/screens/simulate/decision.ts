import type { CardPayment } from "@sandbank/contract";
import { machineTables } from "../../generated/state-machines.ts";
import type { FormTable } from "../../tables/form-table.ts";
import { triggerOf } from "../../words/choose-verb.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { moneyText, parseCents } from "../../words/money.ts";
import { openAmount, type Subject } from "../../words/step-name.ts";
import type { Entries } from "./form-entries.ts";
import { readEntries } from "./form-state.ts";

/** Returns the state that an update sets according to the URL; undefined for other forms. */
export function readState({ method }: FormTable): string | undefined {
  return method === "PATCH" ? readEntries()["status"] : undefined;
}

/** Whether a form puts an object in a state that it never leaves: the one that an update sets, or the only one of a request. */
export function isFinal(form: FormTable, id: string, state: string | undefined): boolean {
  const type = resourceOfId(id)?.type;
  const transitions = machineTables.find((table) => table.type === type && table.field === "status")?.transitions ?? [];
  const targets = new Set(transitions.filter(({ by }) => by.includes(triggerOf(form))).map(({ to }) => to));
  const becomes = state ?? (targets.size === 1 ? [...targets][0] : undefined);
  return becomes !== undefined && transitions.every(({ from, to }) => from !== becomes || to === becomes);
}

/** Returns the amount of an object, in cents: what is open of an authorization, or the whole of a Transaction. */
function amountOf(subject: Subject): number {
  if (subject["type"] === "card_payment") return openAmount(subject as unknown as CardPayment);
  return Math.abs(Number(subject["amount"]));
}

/** Returns the entry of the amount that a form takes without one. */
export function usualAmount({ fields }: FormTable, subject: Subject): Entries {
  const hasUsual = fields.some(({ key, isRequired }) => key === "amount" && !isRequired);
  const cents = amountOf(subject);
  return hasUsual && cents > 0 ? { amount: (cents / 100).toFixed(2) } : {};
}

/** Says what a form does to the money, with the amount that is entered or else that of the object. */
export function effectText({ effect }: FormTable, entered: string | undefined, subject?: Subject): string | undefined {
  const cents = parseCents(entered ?? "") ?? (subject === undefined ? Number.NaN : amountOf(subject));
  const isKnown = Number.isFinite(cents);
  return effect?.replace(isKnown ? "{amount}" : /(?: of)? \{amount\}/, isKnown ? moneyText(Math.abs(cents)) : "");
}

import type { Account, AccountNumber, Bank, Card, DeclinedTransaction, Event } from "@sandbank/engine";
import type { PlayedStep } from "./bank-run.ts";
import { dollars } from "./dollars.ts";

/** Finds the words of the printed sequence. */
export interface Names {
  /** Names the object of an id; returns the id itself if the object has no name. */
  nameObject(id: string): string;
  /** Describes the outcome of a step: the reasons of its declines. */
  describeOutcome(events: readonly Event[]): string;
}

export function createNames(bank: Bank, steps: readonly PlayedStep[]): Names {
  const findStep = (id: string) =>
    steps.find(({ events }) => events.some(({ associated_object_id }) => associated_object_id === id));
  const ofObject: Readonly<Record<string, (id: string) => string>> = {
    account: (id) => bank.accounts.retrieve(id as Account["id"]).name,
    account_number: (id) => bank.accountNumbers.retrieve(id as AccountNumber["id"]).name,
    card: (id) => cardName(bank, id as Card["id"]),
  };
  return {
    nameObject(id) {
      const step = findStep(id);
      const words = ofObject[/^[a-z_]+(?=_[0-9a-z]+$)/.exec(id)?.[0] ?? ""];
      if (words !== undefined) return words(id);
      return step === undefined ? id : `step ${step.number}`;
    },
    describeOutcome(events) {
      const declined = events.filter(({ category }) => category === "declined_transaction.created");
      const reasons = declined.map(({ associated_object_id: id }) => {
        const { source } = bank.declinedTransactions.retrieve(id as DeclinedTransaction["id"]);
        return (source[source.category] as { reason?: string } | null)?.reason ?? source.category;
      });
      return reasons.length === 0 ? "" : ` (declined: ${reasons.join(", ")})`;
    },
  };
}

function cardName(bank: Bank, id: Card["id"]): string {
  const { description, account_id } = bank.cards.retrieve(id);
  return description ?? `the Card of ${bank.accounts.retrieve(account_id).name}`;
}

/** Describes a step whose action has no `describe`: its name, and its parameters with amounts in dollars. */
export function defaultLine(name: string, params: unknown, nameOf: (id: string) => string): string {
  if (typeof params !== "object" || params === null) return params === undefined ? name : `${name} ${String(params)}`;
  const words = Object.entries(params).map(([field, value]) => `${field} ${formatValue(field, value, nameOf)}`);
  return [name, words.join(", ")].filter((part) => part !== "").join(": ");
}

function formatValue(field: string, value: unknown, nameOf: (id: string) => string): string {
  if (typeof value === "number" && /(cents|amount)$/i.test(field)) return dollars(value);
  return typeof value === "string" ? nameOf(value) : JSON.stringify(value);
}

import { accounts } from "./assumptions/accounts.ts";
import type { AssumptionEntry } from "./assumptions/assumption.ts";
import { cards } from "./assumptions/cards.ts";
import { environments } from "./assumptions/environments.ts";
import { limitsAndDeclines } from "./assumptions/limits-and-declines.ts";
import { mailAndEvents } from "./assumptions/mail-and-events.ts";
import { outbound } from "./assumptions/outbound.ts";
import { wire } from "./assumptions/wire.ts";

const topics = {
  wire,
  environments,
  accounts,
  cards,
  "limits-and-declines": limitsAndDeclines,
  "mail-and-events": mailAndEvents,
  outbound,
} as const;

export type AssumptionTopic = keyof typeof topics;

/** The id of an assumption, which code, tests and documentation cite: `D-72`. */
export type AssumptionId = { [Topic in AssumptionTopic]: keyof (typeof topics)[Topic] }[AssumptionTopic];

/** An answer of Sandbank to a question that the contract leaves open. */
export interface Assumption extends AssumptionEntry {
  readonly id: AssumptionId;
  readonly topic: AssumptionTopic;
}

/** All assumptions in the order of the register: by topic, and within a topic in the order of its file. */
export const assumptions = Object.entries(topics).flatMap(([topic, table]) =>
  Object.entries<AssumptionEntry>(table).map(([id, entry]) => ({ id, topic, ...entry })),
) as readonly Assumption[];

const byId = new Map(assumptions.map((entry) => [entry.id, entry]));

/**
 * Returns the assumption with an id.
 *
 * @example
 * assumption("D-09").answer; // "Newest first, by creation, everywhere; Events also ascending."
 */
export function assumption(id: AssumptionId): Assumption {
  return byId.get(id) as Assumption;
}

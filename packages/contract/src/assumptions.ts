import { accounts } from "./assumptions/accounts.ts";
import type { Decision } from "./assumptions/assumption.ts";
import { cards } from "./assumptions/cards.ts";
import { environments } from "./assumptions/environments.ts";
import { limitsAndDeclines } from "./assumptions/limits-and-declines.ts";
import { mailAndEvents } from "./assumptions/mail-and-events.ts";
import { wire } from "./assumptions/wire.ts";

const topics = {
  wire,
  environments,
  accounts,
  cards,
  "limits-and-declines": limitsAndDeclines,
  "mail-and-events": mailAndEvents,
} as const;

export type AssumptionTopic = keyof typeof topics;

/** The id of a decision, as code, tests and docs cite it: `D-72`. */
export type AssumptionId = { [Topic in AssumptionTopic]: keyof (typeof topics)[Topic] }[AssumptionTopic];

/** Our answer where the contract is silent. */
export interface Assumption extends Decision {
  readonly id: AssumptionId;
  readonly topic: AssumptionTopic;
}

/** Every decision, in the order of the register: by topic, and within a topic as its file has them. */
export const assumptions = Object.entries(topics).flatMap(([topic, table]) =>
  Object.entries<Decision>(table).map(([id, decision]) => ({ id, topic, ...decision })),
) as readonly Assumption[];

const byId = new Map(assumptions.map((entry) => [entry.id, entry]));

/**
 * One decision by its id.
 *
 * @example
 * assumption("D-09").answer; // "Newest first, by creation, everywhere; Events also ascending."
 */
export function assumption(id: AssumptionId): Assumption {
  return byId.get(id) as Assumption;
}

/** What holds where a user chooses nothing, by the option's name; null where the option is simply absent. */
export const switchDefaults = {
  unknownFields: wire["D-06"].switch.default,
  rateLimit: wire["D-17"].switch.default,
  schedules: accounts["D-37"].switch.default,
  checkDeposits: mailAndEvents["D-93"].switch.default,
} as const;

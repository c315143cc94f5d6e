import { type Account, type Bank, BankError, type Event } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import { daysBetween, KEPT_DAYS } from "../event-retention.ts";
import type { BankRun } from "./bank-run.ts";
import { dollars } from "./dollars.ts";
import { requireReader, WrongReader } from "./wrong-reader.ts";

/** A condition that must hold in every run. */
export interface Invariant<App = unknown> {
  /** The condition in a few words, such as "balances match". */
  readonly name: string;
  /**
   * When the condition is checked: `end` checks it once all webhooks have arrived; `step` checks it after every step
   * too, when webhooks may still be missing. Default: `end`.
   */
  readonly when?: "end" | "step";
  /** Throws, rejects or returns `false` if the condition does not hold. Any other result is ignored. */
  check(run: BankRun<App>): unknown;
}

/** The balance of an Account in your app, in cents: the current balance, or both balances. */
export type AppBalance = number | { readonly current: number; readonly available: number };

/** For each Account, your app has the same balance as the bank. `balanceOf` is called for every Account of the bank. */
function balancesMatch<App>(
  balanceOf: (app: App, accountId: Account["id"]) => AppBalance | Promise<AppBalance>,
): Invariant<App> {
  requireReader(
    "balancesMatch",
    balanceOf,
    "your app's balance of an Account, such as `(app, accountId) => app.balanceOf(accountId)`",
  );
  return {
    name: "balances match",
    async check({ bank, app, model, nameOf }) {
      for (const id of model.accountIds()) {
        const { current_balance, available_balance } = bank.accounts.balance(id);
        const own = await balanceOf(app, id);
        const problem = notABalance(own);
        if (problem !== null) {
          throw new WrongReader(
            `For ${nameOf(id)}, the function of balancesMatch returned ${problem}. Return whole cents: a number, or both \`current\` and \`available\`.`,
          );
        }
        const pairs =
          typeof own === "number"
            ? [{ which: "current", own, ours: current_balance }]
            : [
                { which: "current", own: own.current, ours: current_balance },
                { which: "available", own: own.available, ours: available_balance },
              ];
        const wrong = pairs.find(({ own, ours }) => own !== ours);
        if (wrong === undefined) continue;
        throw new Error(
          `The ${wrong.which} balance of ${nameOf(id)} is ${dollars(wrong.own)} in the app and ${dollars(wrong.ours)} at the bank.`,
        );
      }
    },
  };
}

/** Describes a value that is not a balance; null for a balance. */
function notABalance(value: unknown): string | null {
  if (Number.isInteger(value)) return null;
  if (typeof value !== "object" || value === null) return described(value);
  const { current, available } = value as Readonly<Record<string, unknown>>;
  const wrong = Object.entries({ current, available }).find(([, cents]) => !Number.isInteger(cents));
  return wrong === undefined ? null : `${described(value)} whose \`${wrong[0]}\` is ${described(wrong[1])}`;
}

const EVENT_ID = /^event_[0-9a-z]{20,}$/;

/** Reads the ids of the Events that the app has processed. */
type Processed<App> = (app: App) => readonly string[] | Promise<readonly string[]>;

/** An invariant of processed Events. A property checks that its runs show any. */
export interface ProcessedInvariant<App> extends Invariant<App> {
  readonly processed: Processed<App>;
}

/**
 * Your app processes no Event twice. `processed` returns the ids of the Events that your app has processed, in any
 * order: the `webhook-id` of the webhook, once for each time that your app processes it. Have your app add the id to an
 * array. A `Set` of ids or the rows of a table with a unique column cannot show that an Event was processed twice.
 *
 * A run fails if a returned value is not the id of an Event of the run's bank. The property fails if the app has
 * accepted webhooks in 20 runs and `processed` has never returned an id.
 */
function eventsProcessedOnce<App>(
  processed: (app: App) => readonly string[] | Promise<readonly string[]>,
): Invariant<App> {
  requireReader(
    "eventsProcessedOnce",
    processed,
    "the ids of the Events that your app has processed, such as `(app) => app.processed`",
  );
  const invariant: ProcessedInvariant<App> = {
    name: "no Event is processed twice",
    when: "step",
    processed,
    async check(run) {
      const ids = await processed(run.app);
      if (!Array.isArray(ids)) {
        throw new WrongReader(
          `The function of eventsProcessedOnce returned ${described(ids)}. Return an array with the id of each Event that your app processes, once for each time.`,
        );
      }
      requireEventIds(ids, run);
      const twice = ids.find((id, index) => ids.indexOf(id) < index);
      if (twice !== undefined) throw new Error(`The app processed ${wordsFor(twice, run)} twice: ${twice}.`);
    },
  };
  return invariant;
}

export function readsEvents<App>(invariant: Invariant<App>): invariant is ProcessedInvariant<App> {
  return "processed" in invariant;
}

function requireEventIds(ids: readonly unknown[], { bank, startedAt, steps }: BankRun): void {
  const ofSteps = new Set<unknown>(steps.flatMap(({ events }) => events.map(({ id }) => id)));
  // An app may keep the ids of deleted Events.
  const canBeDeleted = daysBetween(startedAt, bank.clock.now()) >= KEPT_DAYS;
  const isEventId = (id: unknown) =>
    ofSteps.has(id) || findEvent(bank, id) !== null || (canBeDeleted && EVENT_ID.test(String(id)));
  const wrong = ids.findIndex((id) => !isEventId(id));
  if (wrong === -1) return;
  throw new WrongReader(
    `The function of eventsProcessedOnce returned ${described(ids[wrong])}, which is not the id of an Event of this run's bank. Return the id of each Event that your app processes: the \`webhook-id\` of its webhook.`,
  );
}

function findEvent(bank: Bank, id: unknown): Event | null {
  if (typeof id !== "string") return null;
  try {
    return bank.events.retrieve(id as Event["id"]);
  } catch (error) {
    if (error instanceof BankError) return null;
    throw error;
  }
}

function wordsFor(eventId: string, { bank, steps }: BankRun): string {
  for (const { number, events } of steps) {
    const event = events.find(({ id }) => id === eventId);
    if (event !== undefined) return `${event.category} of step ${number}`;
  }
  return `${findEvent(bank, eventId)?.category ?? "an Event"} of no step`;
}

const webhooksAccepted: Invariant = {
  name: "every webhook is accepted",
  check({ bank, steps }) {
    for (const { number, events } of steps) {
      for (const { id, category } of events) {
        const attempts = bank.webhooks.attempts({ eventId: id });
        const last = attempts.findLast(({ state }) => state !== "planned");
        if (last === undefined || attempts.some(({ state }) => state === "succeeded")) continue;
        const why = last.status === null ? last.error : `${last.status} ${last.answer ?? ""}`.trim();
        throw new Error(`The app did not accept ${category} of step ${number}: ${why}.`);
      }
    }
  },
};

const modelMatches: Invariant = {
  name: "the bank's balances match its Events",
  when: "step",
  check({ bank, model, nameOf }) {
    for (const id of model.accountIds()) {
      const { current_balance, available_balance } = bank.accounts.balance(id);
      const [current, available] = [model.current(id), model.available(id)];
      if (current === current_balance && available === available_balance) continue;
      throw new Error(
        `${nameOf(id)} should have ${dollars(current)} and ${dollars(available)} available, but has ${dollars(current_balance)} and ${dollars(available_balance)} available.`,
      );
    }
  },
};

const bankIsSound: Invariant = {
  name: "the bank is sound",
  check({ bank }) {
    const [violation] = bank.audit();
    if (violation !== undefined) throw new Error(`${violation.invariant}: ${violation.detail}`);
  },
};

/** Invariants to choose from. */
export const invariants = {
  balancesMatch,
  eventsProcessedOnce,
  /** Your app answers every webhook with a 2xx in the end. */
  webhooksAccepted,
  /** The bank's balances match the sum of its Events, which is the `model` of the run. */
  modelMatches,
  /**
   * The bank itself is sound: `bank.audit()` finds no violation. The audit reads the whole bank, so it is slow for a
   * large one.
   */
  bankIsSound,
};

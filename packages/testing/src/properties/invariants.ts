import type { Account, Event } from "@sandbank/engine";
import type { BankRun, PlayedStep } from "./bank-run.ts";
import { dollars } from "./dollars.ts";

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
  return {
    name: "balances match",
    async check({ bank, app, model, nameOf }) {
      for (const id of model.accountIds()) {
        const { current_balance: current, available_balance: available } = bank.accounts.balance(id);
        const own = await balanceOf(app, id);
        const pairs =
          typeof own === "number"
            ? [{ which: "current", own, ours: current }]
            : [
                { which: "current", own: own.current, ours: current },
                { which: "available", own: own.available, ours: available },
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

/** Your app processes no Event twice. `processed` returns the ids of the Events that it has processed, in any order. */
function eventsProcessedOnce<App>(
  processed: (app: App) => readonly string[] | Promise<readonly string[]>,
): Invariant<App> {
  return {
    name: "no Event is processed twice",
    when: "step",
    async check({ app, steps }) {
      const ids = await processed(app);
      const twice = ids.find((id, index) => ids.indexOf(id) < index);
      if (twice === undefined) return;
      const { step, event } = sourceOf(steps, twice);
      throw new Error(
        `The app processed ${event?.category ?? "an Event"} of ${step === undefined ? "no step" : `step ${step.number}`} twice: ${twice}.`,
      );
    },
  };
}

function sourceOf(steps: readonly PlayedStep[], eventId: string): { step?: PlayedStep; event?: Event } {
  for (const step of steps) {
    const event = step.events.find(({ id }) => id === eventId);
    if (event !== undefined) return { step, event };
  }
  return {};
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

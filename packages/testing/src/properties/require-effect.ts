import type { Bank, Event } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import type { Action, ActionGroup } from "./action.ts";
import { type Invariant, invariants, type ProcessedInvariant } from "./invariants.ts";
import { ACTION } from "./property-options.ts";

type Actions = ReadonlyMap<string, Action>;

interface Checked {
  readonly receive?: unknown;
  readonly check?: unknown;
  readonly invariants?: readonly unknown[];
}

/** Throws a `TypeError` for a property that no app could fail. */
export function requireEffect(options: Checked, actions: Actions): void {
  if (options.check === undefined && (options.invariants ?? []).length === 0) {
    throw mistake(ACTION, "there is nothing to check. Pass `check` or `invariants`");
  }
  if ([...actions.values()].every(({ group }) => group === "webhook" || group === "connection")) {
    throw mistake(
      ACTION,
      "the actions only disturb webhooks and requests, and no action causes any. Add `...transferActions` or actions of your own",
    );
  }
  if (options.receive !== undefined) return;
  const webhooks = listNames(actions, "webhook");
  if (webhooks !== "") {
    throw mistake(
      ACTION,
      `without \`receive\` your app gets no webhooks, and ${webhooks} can do nothing. Pass \`receive\`, or leave out webhookActions`,
    );
  }
  if (options.invariants?.includes(invariants.webhooksAccepted)) {
    throw mistake(
      ACTION,
      "without `receive` your app gets no webhooks to accept. Pass `receive`, or leave out invariants.webhooksAccepted",
    );
  }
  const connections = listNames(actions, "connection");
  if (connections !== "" && !hasOwn(actions)) {
    throw mistake(
      ACTION,
      `your app sends no requests during a run, and ${connections} can do nothing. Pass \`receive\` or an action of your own, or leave out connectionActions`,
    );
  }
}

/** The object that the actions of each group need. */
const needs: readonly { group: ActionGroup; object: string; exists(bank: Bank): boolean }[] = [
  {
    group: "transfer",
    object: "Account Number",
    exists: ({ accountNumbers }) => accountNumbers.list({ limit: 1 }).data.length > 0,
  },
  { group: "card", object: "Card", exists: ({ cards }) => cards.list({ limit: 1 }).data.length > 0 },
];

/**
 * Your own actions may create the objects that other actions need, and need not apply in each run. After this many runs
 * without a step, the property fails.
 */
const RUNS_OF_OWN = 20;

/** An app may ignore the Events of some runs. After this many runs with accepted webhooks, it must have shown one. */
const RUNS_WITHOUT_EVENT = 20;

/** An invariant that a property adds to its runs. */
export interface PropertyInvariant<App = unknown> extends Invariant<App> {
  /** Whether only several runs together break it, so that no single run repeats the failure. */
  readonly needsRuns?: boolean;
}

/** Makes invariants for all runs of a property: they fail if actions never apply, which only a run can show. */
export function actionsApply(actions: Actions): PropertyInvariant[] {
  return [objectsExist(actions), stepsArePlayed()];
}

function objectsExist(actions: Actions): PropertyInvariant {
  const needsRuns = hasOwn(actions);
  const most = needsRuns ? RUNS_OF_OWN : 1;
  const unmet = new Set(needs.filter(({ group }) => listNames(actions, group) !== ""));
  let runs = 0;
  return {
    name: "the actions apply",
    needsRuns,
    check({ bank }) {
      runs++;
      for (const need of unmet) if (need.exists(bank)) unmet.delete(need);
      if (runs < most) return;
      for (const { group, object } of unmet) {
        throw mistake(
          `play ${listNames(actions, group)}`,
          `the bank has no ${object}`,
          `Create one in \`bank\` or \`setup\`, or leave out ${group}Actions.`,
        );
      }
    },
  };
}

function stepsArePlayed(): PropertyInvariant {
  let runs = 0;
  let isPlayed = false;
  return {
    name: "the actions apply",
    needsRuns: true,
    check({ steps }) {
      runs++;
      isPlayed ||= steps.length > 0;
      if (isPlayed || runs < RUNS_OF_OWN) return;
      throw mistake(
        `play a step in ${RUNS_OF_OWN} runs`,
        "no action applied",
        "Change the bank, or let `describe` return null less often.",
      );
    },
  };
}

/** Makes an invariant for all runs of a property: fails if `eventsProcessedOnce` never reads an id. */
export function eventsAreRead<App>({ processed }: ProcessedInvariant<App>): PropertyInvariant<App> {
  let runs = 0;
  let isRead = false;
  return {
    name: "eventsProcessedOnce reads Events",
    needsRuns: true,
    async check({ app, bank, steps }) {
      const isAccepted = ({ id: eventId }: Event) => bank.webhooks.attempts({ eventId, state: "succeeded" }).length > 0;
      if (isRead || !steps.some(({ events }) => events.some(isAccepted))) return;
      runs++;
      isRead = (await processed(app)).length > 0;
      if (isRead || runs < RUNS_WITHOUT_EVENT) return;
      throw new TypeError(
        `In ${RUNS_WITHOUT_EVENT} runs the bank counted webhooks as accepted, but the function of eventsProcessedOnce returned no id. Return the id of each Event that your app processes: the \`webhook-id\` of its webhook. If your app processes none, leave out invariants.eventsProcessedOnce.`,
      );
    },
  };
}

function hasOwn(actions: Actions): boolean {
  return [...actions.values()].some(({ group }) => group === undefined);
}

function listNames(actions: Actions, wanted: ActionGroup): string {
  const names = [...actions].filter(([, { group }]) => group === wanted).map(([name]) => name);
  return names.join(", ");
}

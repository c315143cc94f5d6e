import type { Event } from "@sandbank/engine";
import * as fc from "fast-check";
import { daysBetween, KEPT_DAYS } from "../event-retention.ts";
import type { Action } from "./action.ts";
import { pick, picked } from "./arbitraries.ts";
import type { BankRun, Disturbance, PlayedStep } from "./bank-run.ts";

/** Parameters of repeated deliveries. */
export interface DuplicateParams {
  /** Which step that caused webhooks, counted from the newest. */
  readonly step: number;
}

/** The chosen step, with those of its Events that the bank has not deleted. */
function withEvents({ bank, steps }: BankRun, { step }: DuplicateParams): PlayedStep | null {
  const isKept = ({ created_at }: Event) => daysBetween(created_at, bank.clock.now()) < KEPT_DAYS;
  const kept = steps.map((each) => ({ ...each, events: each.events.filter(isKept) }));
  return picked(kept.filter(({ events }) => events.length > 0).reverse(), step);
}

const disturbing = (words: string, disturbance: Disturbance): Action<unknown, Record<never, never>> => ({
  group: "webhook",
  arbitrary: fc.record({}),
  describe: () => words,
  run: (run) => run.disturbWebhooks(disturbance),
});

const duplicateWebhooks: Action<unknown, DuplicateParams> = {
  group: "webhook",
  arbitrary: fc.record({ step: pick }),
  describe(run, params) {
    const step = withEvents(run, params);
    return step && `the webhooks of step ${step.number} arrive again`;
  },
  run(run, params) {
    for (const { id } of withEvents(run, params)?.events ?? []) run.bank.webhooks.resend(id);
  },
};

const replayMissing: Action<unknown, Record<never, never>> = {
  group: "webhook",
  arbitrary: fc.record({}),
  describe: () => "the bank sends the undelivered webhooks again",
  run: ({ bank, startedAt }) => bank.webhooks.replayMissing({ since: startedAt }),
};

/** Disturbances of webhooks. A run delivers webhooks after each step; at the end of a run all have arrived. */
export const webhookActions = {
  /** Your app receives all webhooks of an earlier step again. */
  duplicateWebhooks,
  /**
   * Your app receives each webhook of the next step that causes any twice: the second before your app responds to the
   * first.
   */
  concurrentDuplicates: disturbing("the webhooks of the next step will arrive twice at once", {
    faults: { duplicated: 1 },
  }),
  /**
   * The webhooks of the next step that causes any may arrive in another order, which the seed of the bank determines.
   */
  reorderWebhooks: disturbing("the webhooks of the next step may arrive in another order", {
    faults: { reordered: 1 },
  }),
  /** The webhooks of the next step that causes any arrive up to four minutes of the bank's clock later. */
  delayWebhooks: disturbing("the webhooks of the next step will be up to four minutes late", {
    faults: { delayed: 1 },
  }),
  /** Your app is unreachable for the webhooks of the next step that causes any. */
  receiverOutage: disturbing("the webhooks of the next step will not reach the app", { receiver: "unreachable" }),
  /** Your app handles the webhooks of the next step that causes any, but its responses are lost. */
  lostAcknowledgement: disturbing("the app's responses to the webhooks of the next step will be lost", {
    receiver: "unacknowledged",
  }),
  /** The bank sends every webhook again that it counts as failed. */
  replayMissing,
};

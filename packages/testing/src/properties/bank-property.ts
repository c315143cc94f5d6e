import * as fc from "fast-check";
import { attaches } from "../attach/attach-switch.ts";
import { removeOldPages } from "../attach/report-folder.ts";
import { noteCallSite } from "../call-site.ts";
import type { Action, Step } from "./action.ts";
import { attachMessage } from "./failure-message.ts";
import { readsEvents } from "./invariants.ts";
import { playSequence } from "./play-sequence.ts";
import { type BankPropertyOptions, checkPropertyOptions } from "./property-options.ts";
import { actionsApply, eventsAreRead, requireEffect } from "./require-effect.ts";
import { prepareStartingBank, type StartingBank } from "./starting-bank.ts";

const MAX_STEPS = 30;
const ANSWER_TIMEOUT_MS = 1_000;

/**
 * Creates a property for fast-check: your app agrees with the bank after any sequence of actions. Each run plays a
 * generated sequence on a fork of the bank. A failure prints the shortest failing sequence, one line for each step, and
 * the seed that repeats it.
 *
 * Throws a `TypeError` if an option is wrong, or if no app could fail the property: for example, without `check` and
 * `invariants`, or with webhook actions but no `receive`. A run fails if no action of a group can apply.
 *
 * @example
 * ```ts
 * await fc.assert(
 *   bankProperty({
 *     bank,
 *     setup: ({ bank, client, webhookSecret }) =>
 *       new Ledger(client, { secret: webhookSecret, now: bank.clock.now }),
 *     receive: (ledger, request) => ledger.receive(request),
 *     actions: { ...bankActions, payRent: { arbitrary: fc.record({ cents: fc.nat() }), run: ({ app }, { cents }) => app.pay(cents) } },
 *     check: ({ app, bank }) => expect(app.balance(id)).toBe(bank.accounts.balance(id).current_balance),
 *   }),
 * );
 * ```
 */
export function bankProperty<App, Params extends object>(
  options: BankPropertyOptions<App, Params>,
): fc.IAsyncPropertyWithHooks<[Step[]]> {
  const call = noteCallSite("bankProperty", bankProperty);
  checkPropertyOptions(options);
  if (attaches()) removeOldPages();
  const { bank, maxSteps = MAX_STEPS, answerTimeoutMs = ANSWER_TIMEOUT_MS, check } = options;
  const actions = new Map<string, Action<App>>(Object.entries(options.actions));
  requireEffect(options, actions);
  const own = [...(options.invariants ?? []), ...(check === undefined ? [] : [{ name: "check", check }])];
  const invariants = [...actionsApply(actions), ...own, ...own.filter(readsEvents).map(eventsAreRead)];
  const steps = [...actions].map(([name, { arbitrary }]) => fc.tuple(fc.constant(name), arbitrary));
  const sequence = fc.array(fc.oneof(...steps), { maxLength: maxSteps, size: "max" });
  let start: StartingBank | undefined;
  let isLate = false;
  let slowestAnswerMs = 0;
  // Shrinking waits for the same missing response many times, and must end before the test runner's timeout. A shorter
  // wait than for a slow response would fail sequences that the app passes.
  const shortWaitMs = () => Math.min(answerTimeoutMs, Math.ceil(Math.max(answerTimeoutMs / 10, 2 * slowestAnswerMs)));
  return fc.asyncProperty(sequence as fc.Arbitrary<Step[]>, async (steps) => {
    start ??= prepareStartingBank(bank);
    const outcome = await playSequence({
      start,
      system: options,
      answerTimeoutMs,
      waitMs: isLate ? shortWaitMs() : answerTimeoutMs,
      actions,
      invariants,
      steps,
    });
    isLate ||= outcome.isUnanswered;
    slowestAnswerMs = Math.max(slowestAnswerMs, outcome.slowestAnswerMs);
    attachMessage(steps, outcome, call);
    if (outcome.failure !== null) throw outcome.failure.error;
  });
}

import type { Bank } from "@sandbank/engine";
import { nameOperation } from "./name-operation.ts";
import type { Play } from "./play.ts";
import type { PlayFailure } from "./play-state.ts";
import { readStoreUse, unusedStore } from "./store-use.ts";
import { describeFailure, different, storyError, unawaited } from "./sweep-failures.ts";
import { sweepRefusal } from "./sweep-options.ts";
import { describeDifference, type PlannedFault } from "./timeline.ts";
import { type SentRequest, watchingRequests } from "./watch-requests.ts";
import { describeAnswer } from "./webhook-outcome.ts";

interface UndisturbedParts {
  /** Plays the story. */
  readonly first: (plan: readonly PlannedFault[], isSlow: boolean) => Promise<Play>;
  /** Plays it again, to compare. */
  readonly second: (plan: readonly PlannedFault[]) => Promise<Play>;
  /** The bank that the sweep was given, which no play uses. */
  readonly given: Bank;
}

/**
 * Plays the story twice without a fault. Throws its error as itself if it fails, and a refusal if no sweep can be played:
 * the story reaches no boundary, uses another bank, or is not the same each time. In the first play the store is slow,
 * so an app that does not await a statement fails in it, or does not do the same in the second.
 */
export async function playUndisturbed({ first, second, given }: UndisturbedParts): Promise<Play> {
  let isGivenUsed = false;
  const stop = given.observe({
    entry() {
      isGivenUsed = true;
    },
  });
  const { result: base, left } = await watchingRequests(() => first([], true)).finally(stop);
  if (isGivenUsed) {
    throw sweepRefusal(
      "the story or the app uses the bank that `sweep` was given, and every run has a fork of it. Use the `bank` of `story` and `check`, and `clientOptions` of `start`",
      { cause: base.failure?.error },
    );
  }
  requireConnected(base, left);
  requireBoundaries(base);
  requireAccepted(base);
  requireStore(base);
  requirePassed(base);
  requireSame(base, await second([]));
  return base;
}

/** Throws if the story without a fault, which has passed, does something else or fails when it is played again. */
export function requireSame(base: Play, again: Play): void {
  requireEqual(base, again);
  const { failure } = again;
  if (failure?.kind === "refused") throw failure.error;
  if (failure !== null) {
    throw different(
      `the story passes without a fault, and fails when it is played again: ${describeFailure(failure)}`,
      [...base.timeline.moments, ...again.timeline.moments],
    );
  }
}

/** Throws if a run that has failed passes when it is played again. */
export function requireRepeated(base: Play, again: Play, run: string): void {
  if (again.failure !== null) return;
  const reached = [...base.timeline.moments, ...again.timeline.moments];
  throw different(`the run "${run}" fails, and passes when it is played again`, reached);
}

/** Refuses an app whose requests leave the process, unless they go to another service. */
function requireConnected({ timeline, bank, failure }: Play, left: SentRequest | undefined): void {
  if (left === undefined || timeline.moments.some(({ kind }) => kind === "request")) return;
  const operation = nameOperation(left.method, left.path);
  const { reached, unreached } = bank.coverage().endpoints;
  const isOperation = ([...reached, ...unreached] as readonly string[]).includes(operation);
  if (failure === null && !isOperation) return;
  throw sweepRefusal(
    `the app sent ${left.method} ${left.origin}${left.path} out of the process, and nothing through \`clientOptions\`. Create its client in \`start\`: \`new BankClient(clientOptions)\``,
    { cause: failure?.error },
  );
}

function requireBoundaries({ bank, timeline, failure, canReceive }: Play): void {
  const isOtherFailure = failure !== null && failure.kind !== "check";
  if (timeline.moments.length > 0 || isOtherFailure) return;
  const isUnreceived = !canReceive && bank.webhooks.attempts().length > 0;
  const remedy = isUnreceived
    ? "It causes webhooks, and `receive` is missing: pass a function that passes a Request to your app, and returns its Response"
    : "Let a `step` call your app, and the app use `store` and `clientOptions`";
  throw sweepRefusal(`the story reaches no boundary, so there is no point at which a fault could occur. ${remedy}`);
}

/** Refuses an app that accepts no webhook: its `check` would fail, or prove nothing, for a reason that it does not name. */
function requireAccepted({ bank, timeline, failure }: Play): void {
  const webhooks = timeline.moments.filter(({ kind }) => kind === "webhook");
  if (webhooks.length === 0 || webhooks.some(({ isAccepted }) => isAccepted)) return;
  if (failure !== null && !["check", "lost", "undelivered"].includes(failure.kind)) return;
  const last = bank.webhooks.attempts({ state: "failed" }).at(-1);
  const answer = last === undefined ? "" : ` (${describeAnswer(bank, last)})`;
  throw sweepRefusal(
    `the app accepts no webhook, also without a fault: ${webhooks[0]?.what} failed${answer}. Let \`receive\` return a Response with a status of 2xx, and verify webhooks with \`webhookSecret\` and \`now\` of \`start\``,
    { cause: failure?.error },
  );
}

/** Refuses a story that never goes through the store. A `check` that reads the store fails because of that. */
function requireStore(base: Play): void {
  if (base.failure !== null && base.failure.kind !== "check") return;
  if (readStoreUse(base) === "none") throw unusedStore(base.failure?.error);
}

/** The failures of which the error does not say that the story fails without a fault. */
const unclear: readonly PlayFailure["kind"][] = ["check", "endless", "undelivered"];

/** Throws the error of a play without a fault. That of the story or of the app is thrown as itself. */
function requirePassed(play: Play): void {
  const { failure } = play;
  if (failure === null) return;
  throw unclear.includes(failure.kind) || unawaited(play) !== "" ? storyError(failure, play) : failure.error;
}

function requireEqual({ timeline }: Play, { timeline: again }: Play): void {
  // What the app has not awaited is certain only in a play with a slow store.
  const [before, now] = [timeline, again].map(({ moments }) => moments.filter(({ kind }) => kind !== "unawaited"));
  const length = Math.max(before?.length ?? 0, now?.length ?? 0);
  for (let index = 0; index < length; index++) {
    const [one, other] = [before?.[index], now?.[index]];
    if (one?.kind === other?.kind && one?.what === other?.what) continue;
    const reached = [before, now].flatMap((each) => each?.slice(0, index + 1) ?? []);
    throw different(describeDifference(one, other, index), reached);
  }
}

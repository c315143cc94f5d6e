import type { Bank } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import { forgetWork } from "../running-work.ts";
import { type AppHost, openHost } from "./app-host.ts";
import { noteCheck, noteEarlier } from "./earlier-transactions.ts";
import { findUndelivered } from "./find-undelivered.ts";
import { openPlay, type PlayFailure, PlayOver, type PlayState } from "./play-state.ts";
import type { SweepStart } from "./starting-point.ts";
import { chooseAdapter } from "./stores/choose-adapter.ts";
import type { StoreAdapter } from "./stores/store-adapter.ts";
import { type SweepOptions, sweepRefusal } from "./sweep-options.ts";
import { tellStory } from "./tell-story.ts";
import type { PlannedFault, Timeline } from "./timeline.ts";
import type { AnswerLimit } from "./work.ts";

/** How a play ended. */
export interface Play {
  readonly bank: Bank;
  readonly timeline: Timeline;
  readonly failure: PlayFailure | null;
  /** The failure of an Event that the app has not accepted, which can be why `check` failed; null if there is none. */
  readonly undelivered: PlayFailure | null;
  /** For each time that the process was started again, the number of moments before it. */
  readonly restarts: readonly number[];
  readonly isChecked: boolean;
  /** Whether the app has a store. */
  readonly hasStore: boolean;
  /** Whether the store certainly had no data of an earlier run at the start: an empty Map or Set, or none. */
  readonly isStoreNew: boolean;
  /** Whether the app receives webhooks. */
  readonly canReceive: boolean;
}

/**
 * Plays the story once on a fork of the bank, with the planned faults. `isSlow`: the store sends a statement only when the
 * app does nothing else. What an app has not awaited at the end of a step is certain only then.
 */
export async function play<App, Store extends object | null>(
  options: SweepOptions<App, Store>,
  { bank: given, webhookSecret, earlier }: SweepStart,
  plan: readonly PlannedFault[],
  answerLimit: AnswerLimit,
  isSlow = plan.some(({ moment }) => moment.kind === "unawaited"),
): Promise<Play> {
  const bank = given.fork();
  noteEarlier(bank, earlier);
  const store = await createStore(options);
  const isStoreNew = store === null || (store as { readonly size?: unknown }).size === 0;
  const adapter =
    store === null ? null : chooseAdapter(store, options.reads === undefined ? {} : { reads: options.reads });
  const state = openPlay(bank, plan, isSlow);
  const { timeline, fail } = state;
  const host = openHost<App, Store>(state, { start: options.start, webhookSecret, adapter, answerLimit });
  let isChecked = false;
  let undelivered: PlayFailure | null = null;
  try {
    await host.started();
    const hasUnaccepted = await tellStory(options, state, host);
    timeline.close();
    try {
      await state.during("check", () => check(options, state, host, store));
    } finally {
      if (hasUnaccepted) undelivered = findUndelivered(state);
    }
    isChecked = true;
    if (undelivered !== null) {
      const { kind, what, error } = undelivered;
      await state.during(what, async () => fail(kind, error));
    }
  } catch (error) {
    if (!(error instanceof PlayOver)) fail("story", error);
  } finally {
    timeline.close();
    host.crash();
    state.clock.close();
    await state.during("the end of the run", () => end(options, state, store, adapter, host.latest()));
    // What a crashed process worked on never ends.
    forgetWork(bank);
  }
  return {
    bank,
    timeline,
    failure: state.failure(),
    undelivered,
    restarts: host.restarts,
    isChecked,
    hasStore: store !== null,
    isStoreNew,
    canReceive: options.receive !== undefined,
  };
}

/** Ends a run. An error of `close` is a failure, but not in place of an earlier one. */
async function end<App, Store extends object | null>(
  { close }: Pick<SweepOptions<App, Store>, "close">,
  { fail }: PlayState,
  store: Store,
  adapter: StoreAdapter | null,
  app: App | undefined,
): Promise<void> {
  try {
    await adapter?.crash();
    await close?.(store, app as App);
  } catch (error) {
    fail("story", error);
  }
}

async function createStore<Store extends object | null>({
  store,
}: Pick<SweepOptions<never, Store>, "store">): Promise<Store> {
  const made: unknown = await store();
  if (typeof made === "object" || typeof made === "function") return made as Store;
  throw sweepRefusal(
    `\`store\` returned ${described(made)}. Return what survives a crash, such as \`new Map()\`, or null if nothing does`,
  );
}

async function check<App, Store extends object | null>(
  options: Pick<SweepOptions<App, Store>, "check">,
  state: PlayState,
  host: AppHost<App>,
  store: Store,
): Promise<void> {
  const app = await host.started();
  noteCheck(state.bank);
  const end = await host.perform(() => options.check({ app, bank: state.bank, store }));
  if (end.kind === "threw") throw state.fail("check", end.error);
  const isFalse = end.kind === "done" && (end.value as unknown) === false;
  if (isFalse) throw state.fail("check", new Error(falseMessage(state)));
}

/** What is wrong with a check of which the error says nothing else. */
function falseMessage({ timeline }: PlayState): string {
  const message = "it returned false";
  // A report says it once, and not for each run.
  return timeline.occurred.length > 0
    ? message
    : `${message}. Let \`check\` throw an error that says what does not hold.`;
}

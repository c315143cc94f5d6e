import type { Bank } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import { type AppHost, openHost } from "./app-host.ts";
import { newestAtStart } from "./first-divergence.ts";
import { openPlay, type PlayFailure, PlayOver, type PlayState } from "./play-state.ts";
import type { SweepStart } from "./starting-point.ts";
import { adapterOf } from "./stores/adapter-of.ts";
import { type SweepOptions, sweepRefusal } from "./sweep-options.ts";
import { tellStory } from "./tell-story.ts";
import type { PlannedFault, Timeline } from "./timeline.ts";
import type { Patience } from "./work.ts";

/** How a play ended. */
export interface Play {
  readonly bank: Bank;
  readonly timeline: Timeline;
  readonly failure: PlayFailure | null;
  /** The number of moments before the process was started again for the first time; null if it was not. */
  readonly restartedAt: number | null;
  readonly isChecked: boolean;
}

/** Plays the story once on a fork of the bank, with the planned faults. */
export async function play<App, Store extends object>(
  options: SweepOptions<App, Store>,
  { bank: given, webhookSecret, newestTransaction }: SweepStart,
  plan: readonly PlannedFault[],
  patience: Patience,
): Promise<Play> {
  const bank = given.fork();
  if (newestTransaction !== undefined) newestAtStart.set(bank, newestTransaction);
  const store = await storeOf(options);
  const adapter = adapterOf(store, options.reads === undefined ? {} : { reads: options.reads });
  const state = openPlay(bank, plan);
  const { timeline, fail } = state;
  const host = openHost<App, Store>(state, { start: options.start, webhookSecret, adapter, patience });
  let isChecked = false;
  try {
    await host.alive();
    await tellStory(options, state, host);
    timeline.close();
    isChecked = true;
    await state.during("check", () => check(options, state, host, store));
  } catch (error) {
    if (!(error instanceof PlayOver)) fail("story", error);
  } finally {
    timeline.close();
    host.crash();
    state.clock.close();
    await adapter.crash();
    await options.close?.(store, host.latest() as App);
  }
  return { bank, timeline, failure: state.failure(), restartedAt: host.restartedAt(), isChecked };
}

async function storeOf<Store extends object>({ store }: Pick<SweepOptions<never, Store>, "store">): Promise<Store> {
  const made: unknown = await store();
  if ((typeof made === "object" && made !== null) || typeof made === "function") return made as Store;
  throw sweepRefusal(`\`store\` returned ${described(made)}. Return what survives a crash, such as \`new Map()\``);
}

async function check<App, Store extends object>(
  options: Pick<SweepOptions<App, Store>, "check">,
  state: PlayState,
  host: AppHost<App>,
  store: Store,
): Promise<void> {
  const app = await host.alive();
  const end = await host.perform(() => options.check({ app, bank: state.bank, store }));
  if (end.kind === "threw") throw state.fail("check", end.error);
  const isFalse = end.kind === "done" && (end.value as unknown) === false;
  if (isFalse) throw state.fail("check", new Error("it returned false"));
}

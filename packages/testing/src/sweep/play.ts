import { type Bank, createBank, type Duration, type WebhookAttempt } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import { isFailedAssertion } from "../is-failed-assertion.ts";
import { type AppHost, openHost } from "./app-host.ts";
import { newestAtStart } from "./first-divergence.ts";
import { openPlay, type PlayFailure, PlayOver, type PlayState } from "./play-state.ts";
import type { SweepStart } from "./starting-point.ts";
import { adapterOf } from "./stores/adapter-of.ts";
import { type SweepOptions, sweepRefusal } from "./sweep-options.ts";
import type { PlannedFault, Timeline } from "./timeline.ts";
import { type Courier, createCourier, type Handled } from "./webhooks.ts";
import { HungWork, type Patience } from "./work.ts";

/** How a play ended. */
export interface Play {
  readonly bank: Bank;
  readonly timeline: Timeline;
  readonly failure: PlayFailure | null;
  /** The number of moments before the process was started again for the first time; null if it was not. */
  readonly restartedAt: number | null;
  readonly isChecked: boolean;
}

/** No work is in progress. */
const STORY = "the story";
const END = "the end of the story";

/** At the end, webhooks and `idle` are played until nothing is due, but at most so many times. */
const MOST_ROUNDS = 10;

/** At the end, the clock moves at most so far for work that waits: the world goes on meanwhile. */
const MOST_DELAY_MS = 3_600_000;

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
    await tell(options, state, host);
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
  if (typeof made === "object" && made !== null) return made as Store;
  throw sweepRefusal(`\`store\` returned ${described(made)}. Return what survives a crash, such as \`new Map()\``);
}

/** Tells the story to its end, where every webhook has arrived and nothing is left to do. */
async function tell<App>(
  { story, idle, receive }: Pick<SweepOptions<App, never>, "story" | "idle" | "receive">,
  state: PlayState,
  host: AppHost<App>,
): Promise<void> {
  const { bank, timeline, clock } = state;
  const courier = openCourier(state, host, receive);
  const work = async () => {
    if (idle !== undefined) await alone(state, "idle", () => host.untilDone(idle));
  };
  const settle = async (what: string) => {
    await alone(state, what, async () => {
      courier?.resend();
      await courier?.deliver();
      await host.rest();
    });
    await work();
    await alone(state, what, async () => courier?.deliver());
  };
  const advance = async (duration: Duration) => {
    const to = clock.now() + spanOf(duration);
    await alone(state, "advance", async () => {
      courier?.resend();
      await courier?.deliver();
      await host.rest();
      for (let isReached = false; !isReached; ) {
        if (courier?.lostAt(to) !== undefined) {
          courier.resend();
          await courier.deliver();
          await host.rest();
        }
        requireKept(state, courier, to);
        isReached = clock.stepTo(to);
        await courier?.deliver();
        await host.rest();
      }
    });
    await work();
    await alone(state, "advance", async () => courier?.deliver());
  };
  timeline.during = STORY;
  const parts = {
    bank,
    step: <Result>(name: string, act: (app: App) => Result | PromiseLike<Result>) =>
      alone(state, `step ${JSON.stringify(name)}`, () => host.untilDone(act)),
    settle: () => settle("settle"),
    advance,
  };
  await ended((async () => story(parts))(), state, host);
  courier?.release();
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    await settle(END);
    if (round > 1 && (courier === undefined || bank.webhooks.due().length === 0)) break;
  }
  // Work in the background that a fault has delayed goes on when its sleep ends.
  const patient = clock.now() + MOST_DELAY_MS;
  for (let wakes = 0; timeline.occurred.length > 0 && clock.nextWake() <= patient && wakes < MOST_ROUNDS; wakes++) {
    clock.wakeNext();
    await settle(END);
  }
  await work();
  await alone(state, END, () => host.rest());
}

/** Performs one piece of work of the story. Refuses to begin it while another is in progress. */
async function alone<Result>(state: PlayState, what: string, act: () => Promise<Result>): Promise<Result> {
  const { during } = state.timeline;
  if (state.failure() !== null) throw new PlayOver();
  if (during === STORY) return state.during(what, act);
  throw state.fail(
    "refused",
    sweepRefusal(`${what} begins while ${during} is in progress. Await each step, \`settle\` and \`advance\``),
  );
}

/** Waits for the story, unless the play ends before, or the story waits for something that never comes. */
async function ended(story: Promise<unknown>, state: PlayState, host: AppHost<unknown>): Promise<void> {
  const { timeline } = state;
  let isEnded = false;
  const end = () => {
    isEnded = true;
    timeline.advanceProgress();
  };
  story.then(end, end);
  await Promise.resolve();
  while (!isEnded && state.failure() === null) {
    const isIdle = !(await host.hasProgress()) && timeline.during === STORY;
    if (isIdle) throw state.fail("endless", new HungWork());
  }
  if (state.failure() !== null) throw new PlayOver();
  await story;
}

/** Refuses to move the clock past the end of an Event that the app has not accepted. */
function requireKept(state: PlayState, courier: Courier | undefined, to: number): void {
  const lost = courier?.lostAt(to);
  if (lost === undefined) return;
  throw state.fail(
    "refused",
    sweepRefusal(
      `\`advance\` moves the clock so far that the bank deletes an Event of the category ${lost} that the app has not accepted. A bank keeps Events for 30 days: split the story, or leave the fault that holds webhooks back out of \`faults\``,
    ),
  );
}

/** Passes webhooks to the app. Without `receive`, it receives none. */
function openCourier<App>(
  state: PlayState,
  host: AppHost<App>,
  receive: SweepOptions<App, never>["receive"],
): Courier | undefined {
  if (receive === undefined) return undefined;
  const { bank, timeline, fail } = state;
  return createCourier({
    bank,
    timeline,
    host,
    async handle(attempts, order, respond) {
      const app = await host.alive();
      const handled: Handled[] = [];
      const begun = attempts.map((attempt, index) => async () => {
        const each = await handledBy(receive, app, attempt);
        handled[index] = each;
        // The response is sent now, although work may go on after it.
        if (!host.isDead() && !isWrong(each)) await respond(index, each);
      });
      const [first, second] = begun;
      const end = await host.perform(async () => {
        if (first && second && order === "overtaking") await host.overtake(first, second);
        else await Promise.all(begun.map((begin) => begin()));
      });
      if (end.kind === "crashed") return attempts.map(() => ({ kind: "crashed" }));
      for (const each of handled) {
        if (each.kind === "threw" && isFailedAssertion(each.error)) throw fail("work", each.error);
        if (each.kind === "response" && isWrong(each)) {
          throw fail(
            "refused",
            sweepRefusal(`\`receive\` returned ${described(each.response)}. Return the Response of your app`),
          );
        }
      }
      return handled;
    },
  });
}

/** Whether the app returned something else than a Response. */
function isWrong(handled: Handled): boolean {
  return handled.kind === "response" && typeof handled.response?.status !== "number";
}

async function handledBy<App>(
  receive: (app: App, request: Request) => Response | PromiseLike<Response>,
  app: App,
  { request }: WebhookAttempt,
): Promise<Handled> {
  const { url = "", ...init } = request ?? {};
  try {
    return { kind: "response", response: await receive(app, new Request(url, init)) };
  } catch (error) {
    return { kind: "threw", error };
  }
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

/** The milliseconds of a duration, which a bank checks. */
function spanOf(duration: Duration): number {
  const { clock } = createBank();
  const from = Date.parse(clock.now());
  clock.advance(duration);
  return Date.parse(clock.now()) - from;
}

import { createBank, type Duration } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import type { AppHost } from "./app-host.ts";
import { chooseFaults, type SweepFault } from "./faults.ts";
import { PlayOver, type PlayState } from "./play-state.ts";
import { openWebhookSender } from "./receive-webhooks.ts";
import { type SweepOptions, sweepRefusal } from "./sweep-options.ts";
import type { WebhookSender } from "./webhook-sender.ts";
import { HungWork } from "./work.ts";

/** No work is in progress. */
const STORY = "the story";
const END = "the end of the story";

/** At the end, webhooks and `idle` are played until nothing is due, but at most so many times. */
const MOST_ROUNDS = 10;

/** At the end, the clock moves at most so far for work that waits: the world goes on meanwhile. */
const MOST_DELAY_MS = 3_600_000;

type ToldOptions = "story" | "idle" | "receive" | "faults" | "only";

/**
 * Tells the story to its end, where every webhook has arrived and nothing is left to do. Returns whether the app has not
 * accepted one of them.
 */
export async function tellStory<App>(
  { story, idle, receive, faults, only }: Pick<SweepOptions<App, never>, ToldOptions>,
  state: PlayState,
  host: AppHost<App>,
): Promise<boolean> {
  const { bank, timeline, clock } = state;
  const sender = openWebhookSender(state, host, receive);
  const chosen = only === undefined ? chooseFaults(faults) : [];
  const work = async () => {
    if (idle !== undefined) await alone(state, "idle", () => host.untilDone(idle));
  };
  /** Plays `idle`, and delivers what it causes. Webhooks that wait in vain for another one go now. */
  const finish = async (what: string) => {
    for (let isEnded = false; !isEnded; ) {
      await work();
      await alone(state, what, async () => {
        await sender?.deliver();
        isEnded = !sender?.letGo();
        if (isEnded) return;
        await sender?.deliver();
        await host.settleBackground();
      });
    }
  };
  const settle = async (what: string) => {
    await alone(state, what, async () => {
      sender?.resend();
      await sender?.deliver();
      await host.settleBackground();
    });
    await finish(what);
  };
  const advance = async (duration: Duration) => {
    const to = clock.now() + measureDuration(duration);
    await alone(state, "advance", async () => {
      sender?.resend(to);
      await sender?.deliver();
      await host.settleBackground();
      for (let isReached = false; !isReached; ) {
        // What two faults have kept from the app in its first attempts arrives in the third.
        for (let tries = 0; sender?.lostAt(to) !== undefined && tries < 2; tries++) {
          sender.resend();
          await sender.deliver();
          await host.settleBackground();
        }
        requireKept(state, sender, to, chosen);
        const until = Math.min(to, sender?.waitsUntil() ?? to);
        isReached = clock.stepTo(until) && until === to;
        if (clock.now() === until && until < to) sender?.letGo();
        await sender?.deliver();
        await host.settleBackground();
      }
    });
    await finish("advance");
  };
  timeline.during = STORY;
  const parts = {
    bank,
    step: <Result>(name: string, act: (app: App) => Result | PromiseLike<Result>) => {
      requireStep(state, name, act);
      return reported(alone(state, `step ${JSON.stringify(name)}`, () => host.untilDone(act)));
    },
    settle: () => reported(settle("settle")),
    advance: (duration: Duration) => reported(advance(duration)),
  };
  await ended((async () => story(parts))(), state, host);
  // The app's `sleep`, or the story itself, may have moved the clock, too.
  requireKept(state, sender, clock.now(), chosen);
  sender?.release();
  await finishStory(state, sender, () => settle(END));
  // Work in the background that a fault has delayed goes on when its sleep ends.
  const patient = clock.now() + MOST_DELAY_MS;
  for (let wakes = 0; timeline.occurred.length > 0 && clock.nextWake() <= patient && wakes < MOST_ROUNDS; wakes++) {
    clock.moveTo(clock.nextWake());
    await settle(END);
  }
  await work();
  await alone(state, END, () => host.settleBackground());
  return sender?.hasUnaccepted() ?? false;
}

/** Delivers until nothing is due, and the app accepts no more of what it has refused. */
async function finishStory(
  { bank, timeline }: PlayState,
  sender: WebhookSender | undefined,
  settle: () => Promise<void>,
): Promise<void> {
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const [faults, accepted] = [timeline.occurred.length, sender?.countAccepted()];
    await settle();
    // A fault has kept a webhook from the app, or the app has accepted what another one needs.
    const mayAccept = timeline.occurred.length > faults || sender?.countAccepted() !== accepted;
    const isOpen = sender !== undefined && (bank.webhooks.due().length > 0 || (mayAccept && sender.hasUnaccepted()));
    if (round > 1 && !isOpen) break;
  }
}

/** The sweep reports why work of the story fails, so a story that does not await it leaves no unhandled rejection. */
function reported<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}

function requireStep({ fail }: PlayState, name: unknown, act: unknown): void {
  if (typeof name === "string" && typeof act === "function") return;
  const why =
    typeof name !== "string"
      ? `the name of a step is ${described(name)}`
      : `the step ${JSON.stringify(name)} has no function`;
  throw fail("refused", sweepRefusal(`${why}. Pass both: \`step("Ada signs up", (app) => app.signUp("ada"))\``));
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

/**
 * Ends the play if the bank deletes an Event before its webhook has arrived. Without a fault, this also refuses a story that
 * the fault `late` would make impossible: no run with another fault has to be played for that.
 */
function requireKept(
  { fail, isUndisturbed }: PlayState,
  sender: WebhookSender | undefined,
  to: number,
  chosen: readonly SweepFault[],
): void {
  const lost = sender?.lostAt(to);
  if (lost?.isLate === true) throw fail("refused", impossible(lost.category, chosen));
  if (lost !== undefined) {
    const what = `an Event of the category ${lost.category} that the app has not accepted, because a bank keeps Events for 30 days`;
    throw fail(
      "lost",
      isUndisturbed
        ? sweepRefusal(
            `the clock moves so far that the bank deletes ${what}. Let the app accept the webhook, or split the story`,
          )
        : new Error(`The bank deletes ${what}`),
    );
  }
  const deleted = isUndisturbed && chosen.includes("late") ? sender?.deletedAt(to) : undefined;
  if (deleted !== undefined) throw fail("refused", impossible(deleted, chosen));
}

/** The error of a story in which the bank deletes an Event whose webhook `late` holds back. */
function impossible(category: string, chosen: readonly SweepFault[]): TypeError {
  const others = chosen.filter((fault) => fault !== "late");
  const without =
    others.length === 0 ? "" : `, or leave it out: \`faults: ${JSON.stringify(others).replaceAll(",", ", ")}\``;
  return sweepRefusal(
    `the fault \`late\` makes the story impossible. It holds the webhook ${category} back until the end, and the clock moves so far that the bank deletes its Event before: a bank keeps Events for 30 days. Split the story into shorter ones${without}`,
  );
}

/** The milliseconds of a duration, which a bank checks. */
function measureDuration(duration: Duration): number {
  const { clock } = createBank();
  const from = Date.parse(clock.now());
  clock.advance(duration);
  return Date.parse(clock.now()) - from;
}

import type { Bank, Duration } from "@sandbank/engine";
import { createBank } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import { isFailedAssertion } from "../is-failed-assertion.ts";
import { type AppProcess, startProcess } from "./app-process.ts";
import { type Boundaries, countCalls } from "./boundaries.ts";
import { never } from "./never.ts";
import { createOutage, gatedClientOptions, sleepOf } from "./requests.ts";
import type { SweepStart } from "./starting-point.ts";
import { openGate } from "./store-gate.ts";
import { adapterOf } from "./stores/adapter-of.ts";
import { openClock } from "./sweep-clock.ts";
import { type SweepOptions, sweepRefusal } from "./sweep-options.ts";
import { createTimeline, type PlannedFault, type Timeline } from "./timeline.ts";
import { createCourier, type Handled } from "./webhooks.ts";
import { createWorker, HungWork, type Patience, type WorkEnd } from "./work.ts";

/** How a play ended. */
export interface Play {
  readonly timeline: Timeline;
  readonly bank: Bank;
  readonly failure: PlayFailure | null;
  /** The position in the timeline at which the process was started again after its first crash; null without one. */
  readonly restartedAt: number | null;
  readonly isChecked: boolean;
}

/** Why a play failed. */
export interface PlayFailure {
  readonly kind: "check" | "step" | "hung" | "refused" | "story";
  /** What failed: `step "Ada signs up"`, `check`. */
  readonly what: string;
  readonly error: unknown;
}

/** After an error, work is done again at most so many times. */
const MOST_REPEATS = 3;

/** At the end, webhooks and `idle` are played until nothing is due, but at most so many times. */
const MOST_ROUNDS = 10;

/** Ends a story that has failed. */
export class PlayOver extends Error {
  override readonly name = "PlayOver";

  constructor() {
    super("[sandbank] The run of the fault sweep has ended.");
  }
}

/** Plays the story once on a fork of the bank, with the planned faults. */
export async function play<App, Store extends object>(
  options: SweepOptions<App, Store>,
  start: SweepStart,
  plan: readonly PlannedFault[],
  patience: Patience,
): Promise<Play> {
  const bank = start.bank.fork();
  let failure: PlayFailure | null = null;
  let process: AppProcess | undefined;
  const fail = (kind: PlayFailure["kind"], error: unknown, what = timeline.during): PlayOver => {
    failure ??= { kind, what, error };
    process?.crash();
    timeline.advanceProgress();
    return new PlayOver();
  };
  const timeline = createTimeline(plan, (error) => void fail("hung", error));
  const isOver = () => failure !== null;
  const clock = openClock(bank, () => timeline.changed());
  const worker = createWorker(clock, patience, isOver);
  const outage = createOutage();
  const store = await storeOf(options);
  const adapter = adapterOf(store, options.reads === undefined ? {} : { reads: options.reads });
  let boundaries: Boundaries | undefined;
  let app: { readonly value: App } | undefined;
  let restartedAt: number | null = null;
  let isChecked = false;

  /** Performs work of the app, and turns what ends the play into `PlayOver`. */
  async function perform<Value>(act: () => Value | PromiseLike<Value>): Promise<WorkEnd<Awaited<Value>>> {
    if (isOver() || boundaries === undefined) throw new PlayOver();
    try {
      const end = await worker.perform(boundaries, act);
      await worker.quiesce(boundaries);
      if (isOver()) throw new PlayOver();
      return end;
    } catch (error) {
      if (error instanceof HungWork) throw fail("hung", error);
      throw error;
    } finally {
      outage.end();
      timeline.changed();
    }
  }

  /** Starts the process, again after each crash. */
  async function ensureAlive(): Promise<void> {
    const { during } = timeline;
    for (let errors = 0; app === undefined || process === undefined || process.isDead(); ) {
      if (isOver()) throw new PlayOver();
      const isFirst = process === undefined;
      if (!isFirst) {
        await adapter.crash();
        restartedAt ??= timeline.moments.length;
      }
      timeline.during = "the start";
      const faultsBefore = timeline.occurred.length;
      const current = openProcess();
      const end = await perform(() => options.start(current.parts));
      if (end.kind === "done") app = { value: end.value as App };
      else if (end.kind === "threw") {
        const isDisturbed = timeline.occurred.length > faultsBefore;
        if (!isDisturbed || ++errors > MOST_REPEATS) throw fail("story", end.error);
        process?.crash();
      }
    }
    timeline.during = during;
  }

  function openProcess() {
    const current = startProcess(() => timeline.advanceProgress());
    process = current;
    app = undefined;
    const gates: Boundaries = { process: current, timeline, calls: countCalls(timeline.advanceProgress), held: null };
    boundaries = gates;
    const parts = {
      store: adapter.open(openGate(gates)) as Store,
      clientOptions: gatedClientOptions({ bank, clock, boundaries: gates, outage }),
      webhookSecret: start.webhookSecret,
      now: bank.clock.now,
      sleep: sleepOf(clock, gates),
      point: async (name: string) => {
        if (current.isDead()) return never();
        if (timeline.reach("point", `point ${name}`)?.fault !== "crash") return;
        current.crash();
        return never();
      },
    };
    return { parts };
  }

  /** Does work again after a crash, and after an error that came with a fault. */
  async function untilDone<Result>(act: (app: App) => Result | PromiseLike<Result>): Promise<Awaited<Result>> {
    for (let errors = 0; ; ) {
      await ensureAlive();
      const { value } = app as { readonly value: App };
      const end = await perform(() => act(value));
      if (end.kind === "done") return end.value;
      if (end.kind === "crashed") continue;
      const isRepeated = timeline.occurred.length > 0 && !isFailedAssertion(end.error);
      if (!isRepeated || ++errors > MOST_REPEATS) throw fail("step", end.error);
    }
  }

  async function during<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
    if (timeline.during !== NOTHING) {
      throw fail(
        "refused",
        sweepRefusal(`${what} begins while ${timeline.during} is in progress. Await each step before the next`),
      );
    }
    timeline.during = what;
    try {
      return await act();
    } finally {
      timeline.during = NOTHING;
    }
  }

  const courier = createCourier({
    bank,
    timeline,
    ensureAlive,
    crash: () => process?.crash(),
    isDead: () => process?.isDead() ?? true,
    async handle(attempts, order) {
      const { receive } = options;
      const { value } = app as { readonly value: App };
      const gates = boundaries as Boundaries;
      const handled: Handled[] = [];
      const begin = async (index: number) => {
        const request = attempts[index]?.request;
        if (!request || !receive) return;
        const { url, method, headers, body } = request;
        try {
          const response = await receive(value, new Request(url, { method, headers, body }));
          handled[index] = { kind: "response", response };
        } catch (error) {
          handled[index] = { kind: "threw", error };
        }
      };
      const end = await perform(async () => {
        const first = withHold(gates, order === "overtaking" && attempts.length > 1);
        const all = [begin(0)];
        if (first.isHeld) {
          await worker.quiesce(gates);
          first.letOthersPass();
        }
        if (attempts.length > 1) all.push(begin(1));
        if (first.isHeld) {
          await worker.quiesce(gates);
          first.release();
        }
        await Promise.all(all);
      });
      if (end.kind === "crashed") return attempts.map(() => ({ kind: "crashed" }));
      for (const each of handled) {
        if (each.kind === "threw" && isFailedAssertion(each.error)) throw fail("step", each.error);
        if (each.kind === "response" && !isResponse(each.response)) {
          throw fail(
            "step",
            new TypeError(
              `[sandbank] \`receive\` returned ${described(each.response)}. Return the Response of your app.`,
            ),
          );
        }
      }
      return handled;
    },
  });

  const deliver = async () => {
    if (options.receive !== undefined) await courier.deliver();
  };
  const idle = async () => {
    const { idle: work } = options;
    if (work !== undefined) await during("idle", () => untilDone((value) => work(value)));
  };
  /** Lets work in the background go on until it waits, after a crash in a new process. */
  const background = async () => {
    do {
      await ensureAlive();
      await perform(() => {});
    } while (process?.isDead());
  };
  const settle = async (what: string) => {
    await during(what, async () => {
      courier.resend();
      await deliver();
      await background();
    });
    await idle();
    await during(what, deliver);
  };
  const advance = async (duration: Duration) => {
    const to = clock.now() + spanOf(duration);
    await during("advance", async () => {
      courier.resend();
      await deliver();
      await ensureAlive();
      for (let isReached = false; !isReached; ) {
        const lost = options.receive === undefined ? undefined : courier.lostAt(to);
        if (lost !== undefined) {
          throw fail(
            "refused",
            sweepRefusal(
              `\`advance\` moves the clock so far that the bank deletes an Event (${lost}) which the app has not accepted: a bank keeps Events for 30 days. Let the story take less than 30 days after a webhook, or leave the fault out of \`faults\``,
            ),
          );
        }
        isReached = clock.stepTo(to);
        await deliver();
        await background();
      }
    });
    await idle();
    await during("advance", deliver);
  };

  /** Waits for the story, which may wait for something that does not come. */
  const ended = async (story: Promise<unknown>) => {
    let isEnded = false;
    const end = () => {
      isEnded = true;
      timeline.advanceProgress();
    };
    story.then(end, end);
    while (!isEnded && !isOver()) {
      if ((await worker.hasProgress(timeline)) || timeline.during !== NOTHING) continue;
      throw fail("hung", new HungWork("the story"));
    }
    if (isEnded) await story;
  };

  try {
    await ensureAlive();
    timeline.during = NOTHING;
    const story = (async () =>
      options.story({
        bank,
        step: (name, act) => during(`step ${JSON.stringify(name)}`, () => untilDone(act)),
        settle: () => settle("settle"),
        advance,
      }))();
    await ended(story);
    if (isOver()) throw new PlayOver();
    courier.release();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      await settle("the end of the story");
      if (bank.webhooks.due().length === 0 && round > 0) break;
    }
    await idle();
    await during("the end of the story", background);
    timeline.close();
    timeline.during = "check";
    isChecked = true;
    const { value } = app as unknown as { readonly value: App };
    const end = await perform(() => options.check({ app: value, bank, store }));
    if (end.kind === "threw") throw fail("check", end.error);
    if (end.kind === "done" && (end.value as unknown) === false) {
      throw fail("check", new Error("`check` returned false."));
    }
  } catch (error) {
    if (!(error instanceof PlayOver)) fail("story", error, "the story");
  } finally {
    timeline.close();
    process?.crash();
    clock.close();
    await adapter.crash();
    await options.close?.(store, (app as { readonly value: App } | undefined)?.value as App);
  }
  return { timeline, bank, failure, restartedAt, isChecked };
}

/** Between two pieces of work. */
const NOTHING = "the story";

async function storeOf<Store extends object>(options: Pick<SweepOptions<unknown, Store>, "store">): Promise<Store> {
  const store: unknown = await options.store();
  if ((typeof store === "object" && store !== null) || typeof store === "function") return store as Store;
  throw sweepRefusal(`\`store\` returned ${described(store)}. Return what survives a crash, such as \`new Map()\``);
}

/** Holds the asynchronous boundaries of the first of two webhooks back. */
function withHold(boundaries: Boundaries, isHeld: boolean) {
  let release = () => {};
  if (isHeld) {
    boundaries.held = new Promise((resolve) => {
      release = resolve;
    });
  }
  return {
    isHeld,
    letOthersPass() {
      boundaries.held = null;
    },
    release: () => release(),
  };
}

function isResponse(value: unknown): value is Response {
  return typeof (value as Partial<Response> | null | undefined)?.status === "number";
}

/** The milliseconds of a duration, which the bank checks. */
function spanOf(duration: Duration): number {
  const { clock } = createBank();
  const from = Date.parse(clock.now());
  clock.advance(duration);
  return Date.parse(clock.now()) - from;
}

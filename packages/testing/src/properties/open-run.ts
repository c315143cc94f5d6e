import type { Bank, Event } from "@sandbank/engine";
import { createDeliverer, type Deliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { described } from "../bank-value.ts";
import { type Answers, createAnswers, type WebhookFailure } from "./answers.ts";
import type { BankRun, PlayedStep } from "./bank-run.ts";
import { createDisturbances } from "./disturbances.ts";
import { createNames } from "./names.ts";
import type { StartingBank } from "./starting-bank.ts";
import type { SystemUnderTest } from "./system-under-test.ts";

/**
 * How long the bank's clock waits for an app that responds to no webhook. An app that processes one webhook at a time
 * waits for the clock whenever one of its requests is retried, so a longer timeout would make runs slow.
 */
const HANG_TIMEOUT_MS = 5;

/** A run in progress. */
export interface OpenRun<App> {
  readonly run: BankRun<App>;
  /** Plays the next step: calls `play`, delivers its webhooks, and notes its Events. */
  step(line: string, play: () => unknown): Promise<void>;
  /** Ends all faults, and delivers every webhook that the app has not received. */
  settle(): Promise<void>;
  /** The first webhook that fails the run; null if there is none. */
  failedWebhook(): FailedWebhook | null;
  /** How many real milliseconds the app's slowest response to a webhook took. */
  slowestAnswerMs(): number;
  close(): Promise<void>;
}

/** A webhook that fails the run. */
interface FailedWebhook {
  /** The failure in a few words; null if the message of the error describes it. */
  readonly what: string | null;
  readonly error: Error;
  /** Whether the app did not respond in time. */
  readonly isLate: boolean;
}

export interface RunOptions<App> {
  readonly start: StartingBank;
  readonly system: SystemUnderTest<App>;
  /** The real milliseconds in which the app has to respond to a webhook, as the property was told. */
  readonly answerTimeoutMs: number;
  /** How many real milliseconds this run waits for a response: less while a failure is shortened. */
  readonly waitMs: number;
}

/** Opens a fork of the starting bank with the app around it. */
export async function openRun<App>(options: RunOptions<App>): Promise<OpenRun<App>> {
  const { start, system, waitMs } = options;
  const bank = start.bank.fork();
  const disturbances = createDisturbances(bank);
  const answers = createAnswers(waitMs);
  let built: (app: App) => void = () => {};
  const whenBuilt = new Promise<App>((resolve) => {
    built = resolve;
  });
  const receive = (request: Request) =>
    disturbances.receive(async (isAwaited) => {
      const app = await whenBuilt;
      const handle = () =>
        system.receive === undefined ? new Response(null, { status: 204 }) : system.receive(app, request);
      return answers.awaitAnswer({ eventId: request.headers.get("webhook-id") ?? "", isAwaited, handle });
    });
  const receivers = Object.fromEntries(start.urls.map((url) => [url, receive]));
  const deliverer = createDeliverer(bank, { receivers, hangTimeoutMs: HANG_TIMEOUT_MS });
  try {
    const { webhookSecret } = start;
    const settings = clientOptions(bank);
    const client = new BankClient(settings);
    const app = await system.setup({ bank, clientOptions: settings, client, webhookSecret });
    built(app);
    await deliverer.settled();
    return createRun({ ...options, bank, deliverer, disturbances, answers, app });
  } catch (error) {
    deliverer.close();
    throw error;
  }
}

interface Parts<App> extends RunOptions<App> {
  readonly bank: Bank;
  readonly deliverer: Deliverer;
  readonly disturbances: ReturnType<typeof createDisturbances>;
  readonly answers: Answers;
  readonly app: App;
}

function createRun<App>(parts: Parts<App>): OpenRun<App> {
  const { start, system, bank, deliverer, disturbances, answers, app } = parts;
  const model = start.model.copy();
  const steps: PlayedStep[] = [];
  const { nameObject, describeOutcome } = createNames(bank, steps);
  const startedAt = start.bank.clock.now();
  let latestEvent = start.latestEvent;
  const takeEvents = (): Event[] => {
    const events = eventsSince(bank, latestEvent);
    latestEvent = events.at(-1)?.id ?? latestEvent;
    model.follow(bank, events);
    return events;
  };
  const rest = async () => {
    do {
      await deliverer.settled();
      // The bank may have given up a webhook that the app is still handling.
    } while (await answers.settled());
  };
  takeEvents();
  return {
    run: { bank, app, deliverer, model, startedAt, steps, disturbWebhooks: disturbances.add, nameOf: nameObject },
    async step(line, play) {
      const number = steps.length + 1;
      disturbances.begin();
      try {
        await play();
        await rest();
      } finally {
        const events = takeEvents();
        steps.push({ number, line: line + describeOutcome(events), events });
        disturbances.end(events.length > 0);
      }
    },
    async settle() {
      bank.faults.clear();
      disturbances.clear();
      // The longest delay of a delivery is four minutes.
      await deliverer.advance({ minutes: 5 });
      await rest();
      bank.webhooks.replayMissing({ since: startedAt });
      await rest();
      takeEvents();
    },
    failedWebhook() {
      const failure = answers.failure();
      return failure === null ? null : failedWebhook(failure, parts, steps);
    },
    slowestAnswerMs: answers.slowestMs,
    async close() {
      deliverer.close();
      await system.close?.(app);
    },
  };
}

function failedWebhook<App>(
  failure: WebhookFailure,
  { bank, answerTimeoutMs, waitMs }: Parts<App>,
  steps: readonly PlayedStep[],
): FailedWebhook {
  const { category } = bank.events.retrieve(failure.eventId as Event["id"]);
  const step = steps.find(({ events }) => events.some(({ id }) => id === failure.eventId));
  const webhook = step === undefined ? category : `${category} of step ${step.number}`;
  const isLate = failure.kind === "late";
  if (failure.kind === "assertion") {
    return { what: `an assertion failed in \`receive\` for the webhook ${webhook}`, error: failure.error, isLate };
  }
  const wait = waitMs === answerTimeoutMs ? "" : ", the wait while a failure is shortened";
  const message = isLate
    ? `The app did not respond to the webhook ${webhook} within ${waitMs} ms${wait}. Return a Response in \`receive\`, or pass an \`answerTimeoutMs\` above ${answerTimeoutMs}.`
    : `\`receive\` returned ${described(failure.returned)} for the webhook ${webhook}. Return the Response of your app.`;
  return { what: null, error: new Error(message), isLate };
}

/** The Events after the given one, oldest first. */
function eventsSince(bank: Bank, latest: string | null): Event[] {
  const events: Event[] = [];
  for (let cursor: string | null = null; ; ) {
    const page = bank.events.list(cursor === null ? { limit: 20 } : { limit: 20, cursor });
    for (const event of page.data) {
      if (event.id === latest) return events.reverse();
      events.push(event);
    }
    cursor = page.next_cursor;
    if (cursor === null) return events.reverse();
  }
}

import type { Bank, Event } from "@sandbank/engine";
import { createDeliverer, type Deliverer } from "@sandbank/engine/deliver";
import { type BankClientSettings, clientOptions } from "@sandbank/engine/http";
import type { BankRun, PlayedStep } from "./bank-run.ts";
import type { Base } from "./base.ts";
import { createDisturbances } from "./disturbances.ts";
import { createNames } from "./names.ts";

/** What your app is built around. */
export interface World {
  /** The bank of this run: a fork of yours. */
  readonly bank: Bank;
  /** Options for `new BankClient(clientOptions)`. Its waits before retries move the bank's clock, and take no real time. */
  readonly clientOptions: BankClientSettings;
  /** The secret that signs the webhooks. Verify them by the bank's clock: `now: bank.clock.now`. */
  readonly webhookSecret: string;
}

/** Your app, as the system under test. */
export interface SystemUnderTest<App> {
  /** Builds your app around a bank, once for each run. */
  setup(world: World): App | Promise<App>;
  /** Gives your app a webhook, and returns your app's answer. Default: your app receives no webhooks. */
  receive?(app: NoInfer<App>, request: Request): Response | Promise<Response>;
  /** Ends your app after a run: closes its database, say. */
  close?(app: NoInfer<App>): unknown;
}

/** A run under way. */
export interface OpenRun<App> {
  readonly run: BankRun<App>;
  /** Plays the next step: does `play`, delivers its webhooks, and notes its Events. */
  step(line: string, play: () => unknown): Promise<void>;
  /** Ends all faults, and brings the app every webhook that it has not had. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a fork of the base with the app around it. */
export async function openRun<App>(base: Base, system: SystemUnderTest<App>): Promise<OpenRun<App>> {
  const bank = base.bank.fork();
  const disturbances = createDisturbances(bank);
  let built: (app: App) => void = () => {};
  const whenBuilt = new Promise<App>((resolve) => {
    built = resolve;
  });
  const receive = (request: Request) =>
    disturbances.receive(async () => system.receive?.(await whenBuilt, request) ?? new Response(null, { status: 204 }));
  const deliverer = createDeliverer(bank, { receivers: Object.fromEntries(base.urls.map((url) => [url, receive])) });
  try {
    const { webhookSecret } = base;
    const app = await system.setup({ bank, clientOptions: clientOptions(bank), webhookSecret });
    built(app);
    await deliverer.settled();
    return runOf({ base, system, bank, deliverer, disturbances, app });
  } catch (error) {
    deliverer.close();
    throw error;
  }
}

interface Parts<App> {
  readonly base: Base;
  readonly system: SystemUnderTest<App>;
  readonly bank: Bank;
  readonly deliverer: Deliverer;
  readonly disturbances: ReturnType<typeof createDisturbances>;
  readonly app: App;
}

function runOf<App>({ base, system, bank, deliverer, disturbances, app }: Parts<App>): OpenRun<App> {
  const model = base.model.copy();
  const steps: PlayedStep[] = [];
  const { nameOf, outcomeOf } = createNames(bank, steps);
  const startedAt = base.bank.clock.now();
  let latestEvent = base.latestEvent;
  const takeEvents = (): Event[] => {
    const events = eventsSince(bank, latestEvent);
    latestEvent = events.at(-1)?.id ?? latestEvent;
    model.follow(bank, events);
    return events;
  };
  takeEvents();
  return {
    run: { bank, app, deliverer, model, startedAt, steps, disturbWebhooks: disturbances.add, nameOf },
    async step(line, play) {
      const number = steps.length + 1;
      disturbances.begin();
      try {
        await play();
        await deliverer.settled();
      } finally {
        const events = takeEvents();
        steps.push({ number, line: line + outcomeOf(events), events });
        disturbances.end(events.length > 0);
      }
    },
    async settle() {
      bank.faults.clear();
      disturbances.clear();
      // The longest delay of a delivery is four minutes.
      await deliverer.advance({ minutes: 5 });
      bank.webhooks.replayMissing({ since: startedAt });
      await deliverer.settled();
      takeEvents();
    },
    async close() {
      deliverer.close();
      await system.close?.(app);
    },
  };
}

/** The Events after one, oldest first. */
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

import type { Bank } from "@sandbank/engine";
import { type CallSite, printCallSite } from "./call-site.ts";
import { eventsOfTest } from "./events-of-test.ts";

/** Work that a handler of the webhook router of `@sandbank/sdk` goes on with after its response. */
export interface RunningWork {
  readonly eventId: string;
  readonly category: string;
  /** Its stack begins where the handler called `waitUntil`. */
  readonly start: Error;
  /** The bank whose deliverer called the handler; undefined if that is not known, as behind a server. */
  readonly delivery: WeakRef<Bank> | undefined;
  /** Whether the platform waits for the work: its own `waitUntil` got it. */
  readonly isHeldByPlatform: boolean;
}

/** Where the routers of this process note their running work. Exists once there is a router. */
const RUNNING = Symbol.for("@sandbank/sdk/runningWork");

function workOfProcess(): Set<RunningWork> | undefined {
  return (globalThis as { readonly [RUNNING]?: { readonly all: Set<RunningWork> } })[RUNNING]?.all;
}

/** The running work behind the Events of a bank. If a fixture opened the bank, only the Events of the test count. */
export function runningWork(bank: Bank): readonly RunningWork[] {
  const all = [...(workOfProcess() ?? [])];
  if (all.length === 0) return all;
  const events = new Set<string>(eventsOfTest(bank).map(({ id }) => id));
  return all.filter(({ delivery, eventId }) =>
    delivery === undefined ? events.has(eventId) : delivery.deref() === bank,
  );
}

/** Forgets the running work of a bank that is no longer used: it may never end. */
export function forgetWork(bank: Bank): void {
  for (const work of runningWork(bank)) workOfProcess()?.delete(work);
}

/** Prints where work started: `waitUntil() for account.created (src/app.ts:12:5)`. */
export function printWork(work: RunningWork): string {
  return printCallSite(callOf(work));
}

/** The call that started work. */
export function callOf({ category, start }: RunningWork): CallSite {
  return { text: `waitUntil() for ${category}`, site: start };
}

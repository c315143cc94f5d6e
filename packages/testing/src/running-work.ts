import type { Bank } from "@sandbank/engine";
import { type CallSite, printCallSite } from "./call-site.ts";
import { eventsOfTest } from "./events-of-test.ts";

/** Work that a handler of the webhook router of `@sandbank/sdk` goes on with after its response. */
export interface RunningWork {
  readonly eventId: string;
  readonly category: string;
  /** Resolves when the work has ended, also if it has failed. */
  readonly settled: Promise<void>;
  /** Its stack begins where the handler called `waitUntil`. */
  readonly start: Error;
  /** The bank whose deliverer called the handler; undefined if that is not known, as behind a server. */
  readonly delivery: WeakRef<Bank> | undefined;
  /** Whether the platform waits for the work: its own `waitUntil` got it. */
  readonly isHeldByPlatform: boolean;
}

/** Where the routers of this process note their running work. */
const RUNNING = Symbol.for("@sandbank/sdk/runningWork");

interface WorkOfProcess {
  readonly all: Set<RunningWork>;
  /** The deliveries in progress, by asynchronous context. */
  deliveries?: DeliveryContext;
  /** The deliveries to processes that a sweep has crashed. Routers no longer report their errors. */
  crashed?: WeakSet<WeakRef<Bank>>;
}

/** The part of `AsyncLocalStorage` that deliveries use. */
interface DeliveryContext {
  getStore(): WeakRef<Bank> | undefined;
  run<Result>(delivery: WeakRef<Bank>, act: () => Result): Result;
}

/** Routers and deliverers share the property, and each of them may be the first. */
function workOfProcess(): WorkOfProcess {
  const holder = globalThis as { [RUNNING]?: WorkOfProcess };
  holder[RUNNING] ??= { all: new Set() };
  return holder[RUNNING];
}

/** Calls `act`. Work that handlers begin meanwhile is known to belong to a delivery. */
export function duringDelivery<Result>(
  delivery: WeakRef<Bank>,
  act: () => Result,
  createContext: () => DeliveryContext,
): Result {
  const work = workOfProcess();
  work.deliveries ??= createContext();
  return work.deliveries.run(delivery, act);
}

/** Returns a function that tells whether its caller belongs to a delivery of the bank. */
export function deliveriesInProgress(bank: Bank, createContext: () => DeliveryContext): () => boolean {
  const work = workOfProcess();
  work.deliveries ??= createContext();
  const { deliveries } = work;
  return () => deliveries.getStore()?.deref() === bank;
}

/** Keeps routers from reporting what a crashed process still does. */
export function noteCrashed(delivery: WeakRef<Bank>): void {
  const work = workOfProcess();
  work.crashed ??= new WeakSet();
  work.crashed.add(delivery);
}

/** The running work behind the Events of a bank. If a fixture opened the bank, only the Events of the test count. */
export function runningWork(bank: Bank): readonly RunningWork[] {
  const all = [...workOfProcess().all];
  if (all.length === 0) return all;
  const events = new Set<string>(eventsOfTest(bank).map(({ id }) => id));
  return all.filter(({ delivery, eventId }) =>
    delivery === undefined ? events.has(eventId) : delivery.deref() === bank,
  );
}

/** Forgets the running work of a bank that is no longer used: it may never end. */
export function forgetWork(bank: Bank): void {
  for (const work of runningWork(bank)) workOfProcess().all.delete(work);
}

/** Prints where work started: `waitUntil() for account.created (src/app.ts:12:5)`. */
export function printWork(work: RunningWork): string {
  return printCallSite(describeCall(work));
}

/** The call that started work. */
export function describeCall({ category, start }: RunningWork): CallSite {
  return { text: `waitUntil() for ${category}`, site: start };
}

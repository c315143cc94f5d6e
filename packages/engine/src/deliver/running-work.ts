import type { Bank } from "../bank/bank.ts";
import { mistake } from "../mistake.ts";

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
}

/** The part of `AsyncLocalStorage` that deliveries use. */
interface AsyncContext {
  getStore(): WeakRef<Bank> | undefined;
  run<Result>(store: WeakRef<Bank>, act: () => Result): Result;
}

/** Where the routers of this process note their running work. Exists once there is a router. */
const RUNNING = Symbol.for("@sandbank/sdk/runningWork");

interface WorkOfProcess {
  readonly all: ReadonlySet<RunningWork>;
  deliveries?: AsyncContext | undefined;
}

function workOfProcess(): WorkOfProcess | undefined {
  return (globalThis as { readonly [RUNNING]?: WorkOfProcess })[RUNNING];
}

/** The work behind the webhooks of a bank. */
export interface WorkOfBank {
  /** Sends a webhook, so that the work of its handler is known to belong to the bank. */
  during<Result>(send: () => Result): Result;
  /** The work that the caller waits for. A handler or its work waits for none, because it would wait for itself. */
  awaited(): readonly RunningWork[];
}

/** `hasEvent` tells whether the bank has an Event, for work of which nothing else is known. */
export function openWork(bank: Bank, hasEvent: (id: string) => boolean): WorkOfBank {
  // A connection or a timer that a handler opens keeps the context, and must not keep the bank.
  const own = new WeakRef(bank);
  return {
    during(send) {
      const work = workOfProcess();
      if (work !== undefined) work.deliveries ??= newContext();
      return work?.deliveries === undefined ? send() : work.deliveries.run(own, send);
    },
    awaited() {
      const { all, deliveries } = workOfProcess() ?? {};
      if (all === undefined || all.size === 0 || deliveries?.getStore()?.deref() === bank) return [];
      return [...all].filter(({ delivery, eventId }) =>
        delivery === undefined ? hasEvent(eventId) : delivery.deref() === bank,
      );
    },
  };
}

/** Browsers have no asynchronous context. */
function newContext(): AsyncContext | undefined {
  const { process } = globalThis;
  const { AsyncLocalStorage } = process?.getBuiltinModule?.("node:async_hooks") ?? {};
  return AsyncLocalStorage && new AsyncLocalStorage();
}

/** The error of a deliverer that gives up waiting for work. */
export function endlessWork({ category, start }: RunningWork, waitedMs: number): Error {
  const place = start.stack?.split("\n")[1]?.trim();
  const started = place === undefined ? "" : ` It started ${place}.`;
  return mistake(
    "settle",
    `work after ${category} has not ended for ${waitedMs / 1_000} seconds.${started}`,
    "Let it end, or pass `timeoutMs` to stop waiting for it.",
    { as: Error, cause: start },
  );
}

import { AsyncLocalStorage } from "node:async_hooks";
import type { Bank } from "@sandbank/engine";
import { duringDelivery, forgetWork, noteCrashed, type RunningWork, runningWork } from "../running-work.ts";

/** The work that handlers of a webhook router have passed to `waitUntil` in one life of the app. */
export interface BackgroundWork {
  /** Calls `act`. Work that handlers begin meanwhile is work of this life. */
  during<Result>(act: () => Result): Result;
  /** The work that has not ended. */
  running(): readonly RunningWork[];
  /** Forgets the work of the bank: after a crash it never ends. */
  forget(): void;
}

/** `crash`: aborted when the life ends. */
export function openBackground(bank: Bank, crash: AbortSignal): BackgroundWork {
  // Each life has a reference of its own: a handler that a crash has interrupted may still begin work.
  const life = new WeakRef(bank);
  crash.addEventListener("abort", () => noteCrashed(life));
  return {
    during: (act) => duringDelivery(life, act, () => new AsyncLocalStorage()),
    running: () => runningWork(bank).filter(({ delivery }) => delivery === undefined || delivery === life),
    forget: () => forgetWork(bank),
  };
}

import type { Bank, Snapshot, WebhookAttempt } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";
import type { CallSite } from "./call-site.ts";

/** A call that its test has not awaited, or that has not settled. */
export interface OpenCall {
  readonly call: CallSite;
  isAwaited: boolean;
  state: "running" | "succeeded" | "failed";
  /** Why the call failed. */
  error?: unknown;
}

/** A fixture's record of a bank that it opened. */
interface OpenedBank {
  /** The full name of the test. */
  readonly test: string;
  /** The bank as it was when the test began. */
  readonly opening: Snapshot;
  /** The deliverer of the fixture; undefined while the test has not used it. */
  readonly deliverer: () => Deliverer | undefined;
  /** Whether the fixture can receive webhooks, if the test uses the deliverer. */
  readonly hasReceivers: boolean;
  /** Returns the value that a receiver of the fixture threw last for the Event; undefined if it threw nothing. */
  readonly thrownFor: (attempt: WebhookAttempt) => unknown;
  /** The calls that the test must await. */
  readonly calls: Set<OpenCall>;
  /** The ids of the Declined Transactions that the test has asserted: they are not why it fails. */
  readonly assertedDeclines: Set<string>;
}

// All copies of this module share the symbols: each entry point of the CommonJS build has a copy, and `resetModules`
// makes more.
/** The property of a bank that holds its record. A `WeakMap` would keep the banks of ended tests in memory for longer. */
const OPENED = Symbol.for("@sandbank/testing opened bank");
/** The property of a bank that holds the signal of its test. */
const SIGNAL = Symbol.for("@sandbank/testing signal of a test");
/** The global property that holds the banks of the running tests. */
const RUNNING = Symbol.for("@sandbank/testing running banks");

function running(): Set<Bank> {
  const holder = globalThis as { [RUNNING]?: Set<Bank> };
  holder[RUNNING] ??= new Set();
  return holder[RUNNING];
}

/** Notes a bank that a fixture opened. */
export function noteOpened(bank: Bank, what: OpenedBank): void {
  Object.defineProperty(bank, OPENED, { value: what });
  running().add(bank);
}

/** Notes that the test of a bank is over. */
export function noteClosed(bank: Bank): void {
  running().delete(bank);
}

/** Notes the signal that is aborted when the time of a test is over. Not each version of a runner has one. */
export function noteSignal(bank: Bank, signal: AbortSignal | undefined): void {
  Object.defineProperty(bank, SIGNAL, { value: signal, configurable: true });
}

/** Returns the signal of the test that a fixture opened a bank for; undefined without one. */
export function signalOfTest(bank: Bank): AbortSignal | undefined {
  return (bank as { readonly [SIGNAL]?: AbortSignal })[SIGNAL];
}

/** Returns the record of a bank; undefined for a bank that no fixture opened. */
export function openedBank(bank: Bank): OpenedBank | undefined {
  return (bank as { readonly [OPENED]?: OpenedBank } | undefined)?.[OPENED];
}

/** The banks of the running tests. Ids differ between tests, so an id identifies its bank. */
export function runningBanks(): ReadonlySet<Bank> {
  return running();
}

import type { Bank, DeliveryFaults, Event } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";
import type { BalanceModel } from "./balance-model.ts";

/** One run of a sequence: a fork of the bank, your app around it, and what has happened so far. */
export interface BankRun<App = unknown> {
  /** The bank of this run. Faults do not affect direct calls. */
  readonly bank: Bank;
  /** What `setup` returned. */
  readonly app: App;
  /** The bank's clock when the run began. */
  readonly startedAt: string;
  /** Sends the webhooks of the bank. Use its `advance` to move the clock. */
  readonly deliverer: Deliverer;
  /** The expected balances of the Accounts, computed from Events and not from the bank's ledger. */
  readonly model: BalanceModel;
  /** The steps that were played, oldest first. Steps that did not apply are left out. */
  readonly steps: readonly PlayedStep[];
  /** Disturbs the webhooks of the next step that causes any. Several calls are combined. */
  disturbWebhooks(disturbance: Disturbance): void;
  /** Names an id in the printed sequence: by the name of an Account, or by the step that created the object. */
  nameOf(id: string): string;
}

/** A played step. */
export interface PlayedStep {
  /** The position of the step in the run, from 1. */
  readonly number: number;
  /** A description of the step, in one line. */
  readonly line: string;
  /** The Events that the step caused, oldest first. */
  readonly events: readonly Event[];
}

/** A disturbance of the webhooks of a step. */
export interface Disturbance {
  /** Faults of the delivery, such as `{ delayed: 1 }`. */
  readonly faults?: DeliveryFaults;
  /**
   * `unreachable`: your app never receives the webhooks, and the bank gets a 503. `unacknowledged`: your app handles
   * the webhooks, but its responses are lost, so the bank counts the attempts as failed. A late response then does
   * not fail the run.
   */
  readonly receiver?: "unreachable" | "unacknowledged";
}

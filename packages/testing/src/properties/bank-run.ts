import type { Bank, DeliveryFaults, Event } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";
import type { BalanceModel } from "./balance-model.ts";

/** One run of a sequence: a fork of the bank, your app around it, and what has happened so far. */
export interface BankRun<App = unknown> {
  /** The bank of this run. Direct calls meet no faults. */
  readonly bank: Bank;
  /** What `setup` returned. */
  readonly app: App;
  /** The bank's clock when the run began. */
  readonly startedAt: string;
  /** Sends the webhooks of the bank. Use its `advance` to move the clock. */
  readonly deliverer: Deliverer;
  /** What the Accounts should have, computed from Events, without the bank's ledger. */
  readonly model: BalanceModel;
  /** The steps that were played, oldest first. Steps that did not apply are left out. */
  readonly steps: readonly PlayedStep[];
  /** Makes the webhooks of the next step that causes any go wrong. Several calls add up. */
  disturbWebhooks(disturbance: Disturbance): void;
  /** The words for an id in the printed sequence: the name of an Account, or the step that created the object. */
  nameOf(id: string): string;
}

/** A step that was played. */
export interface PlayedStep {
  /** From 1. */
  readonly number: number;
  /** What happened, in one line. */
  readonly line: string;
  /** The Events that the step caused, oldest first. */
  readonly events: readonly Event[];
}

/** What goes wrong with the webhooks of a step. */
export interface Disturbance {
  /** Faults of the delivery, such as `{ delayed: 1 }`. */
  readonly faults?: DeliveryFaults;
  /**
   * `unreachable`: your app never sees the webhooks, and the bank gets a 503. `unacknowledged`: your app handles them,
   * but its answers are lost, and the bank takes them for failed; an answer that does not come fails no run.
   */
  readonly receiver?: "unreachable" | "unacknowledged";
}

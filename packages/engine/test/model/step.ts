import type { Interval } from "./windows.ts";

/**
 * What can happen, by name. Entities, Accounts, routes, Limits and things go by their places in the lists of the model.
 * Amounts are in cents and at least 1 unless said otherwise; null is the amount that the API takes by default.
 */
export interface Steps {
  achCredit: Waiting;
  achDebit: Waiting;
  /** The amount may be 0. */
  check: Waiting;
  realTimePayment: ToRoute;
  fednow: ToRoute;
  wire: ToRoute;
  /** The client declines an ACH transfer or a check that waits. */
  decline: OfThing;
  /** The return of an ACH transfer, a check or a check deposit, or the reversal of a wire. */
  sendBack: OfThing;
  authorize: ToRoute & Asking;
  authorizeRefund: ToRoute;
  /** An original credit. */
  authorizeCredit: ToRoute;
  /** An authorization of the category `balance_inquiry`. */
  inquire: ToRoute;
  increment: OfThing & Asking & { readonly amount: number };
  /** Answers an open decision. The amount is at most what was asked for. */
  approve: OfThing & { readonly amount: number | null };
  refuse: OfThing;
  reverse: OfThing & { readonly amount: number | null };
  expire: OfThing;
  settle: OfThing & { readonly amount: number | null };
  /** A settlement that names no authorization. */
  forcePost: ToRoute;
  /** Of a settlement, or of a refund that was authorized. */
  refund: OfThing & { readonly amount: number | null };
  hold: ToAccount;
  release: OfThing;
  payInterest: ToAccount;
  depositCheck: ToAccount;
  submit: OfThing;
  reject: OfThing;
  /** Has card payments asked about, by an Event Subscription, or no more. */
  subscribe: { readonly on: boolean };
  limit: LimitTerms;
  switchLimit: { readonly limit: number; readonly status: "active" | "inactive" };
  switchRoute: { readonly route: number; readonly status: "active" | "disabled" | "canceled" };
  blockDebits: { readonly route: number; readonly on: boolean };
  allowChecks: { readonly route: number; readonly on: boolean };
  /** Sets the credit limit of a loan Account, to 0 or more. */
  lend: ToAccount;
  disableEntity: { readonly entity: number };
  archiveEntity: { readonly entity: number };
  close: { readonly account: number };
  /** Moves the clock to an instant, in milliseconds since 1970. */
  advance: { readonly to: number };
  /** Asks for the balances at an instant that has been. */
  lookBack: { readonly account: number; readonly to: number };
}

interface ToRoute {
  readonly route: number;
  readonly amount: number;
}

interface Asking {
  /** What the hook answers, if there is one: an amount approves part of it, null leaves it open. */
  readonly answer: "approve" | "refuse" | number | null;
  /** Whether the network decides in place of the client. */
  readonly standIn: boolean;
}

interface Waiting extends ToRoute {
  /** Milliseconds until it resolves; null for what the API does by default, at once. */
  readonly wait: number | null;
}

interface ToAccount {
  readonly account: number;
  readonly amount: number;
}

interface OfThing {
  readonly thing: number;
}

/** Without a route it is a Limit on the whole Account. */
export interface LimitTerms {
  readonly account: number;
  readonly route: number | null;
  readonly metric: "count" | "volume";
  readonly interval: Interval;
  readonly value: number;
}

export type Act = keyof Steps;
export type Step = { [Name in Act]: { readonly act: Name } & Steps[Name] }[Act];

/** The steps that come back to a thing. */
export type FollowUp = { [Name in Act]: Steps[Name] extends OfThing ? Name : never }[Act];

/** Who plays steps. Each tells what came of it: a state, the reason of a decline, or `REFUSED`. */
export type Player<Side> = { readonly [Name in Act]: (side: Side, step: Steps[Name]) => string };

/** What comes of a step that the API refuses with 409. */
export const REFUSED = "refused";

export function play<Side>(player: Player<Side>, side: Side, step: Step): string {
  return (player[step.act] as (side: Side, step: Step) => string)(side, step);
}

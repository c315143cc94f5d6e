import type { Interval } from "./windows.ts";

/**
 * The steps by name. Entities, Accounts, routes, Limits and things are given by their places in the lists of the model.
 * Amounts are in cents and at least 1 unless stated otherwise. Null stands for the API's default amount.
 */
export interface Steps {
  achCredit: Waiting;
  achDebit: Waiting;
  /** The amount may be 0. */
  check: Waiting;
  /** A credit by one of the rails in `instant-rails.ts`. */
  instantCredit: ToRoute & { readonly rail: number };
  wire: ToRoute;
  /** The client declines a pending ACH transfer or check. */
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
  /** Approves a pending decision. The amount is at most the requested amount. */
  approve: OfThing & { readonly amount: number | null };
  refuse: OfThing;
  reverse: OfThing & { readonly amount: number | null };
  expire: OfThing;
  settle: OfThing & { readonly amount: number | null };
  /** A settlement without an authorization. */
  forcePost: ToRoute;
  /** The refund of a settlement, or of an authorized refund. */
  refund: OfThing & { readonly amount: number | null };
  hold: ToAccount;
  release: OfThing;
  payInterest: ToAccount;
  depositCheck: ToAccount;
  submit: OfThing;
  reject: OfThing;
  /** An Account Transfer to another Account. */
  transfer: Sending & { readonly to: number };
  /** An ACH Transfer that pushes the amount out. */
  sendCredit: Sending;
  /** An ACH Transfer that pulls the amount in. */
  sendDebit: Sending;
  /** The Account Number from which it is sent is optional. */
  sendWire: Sending & { readonly route: number | null };
  sendRealTimePayment: Instant;
  sendFednow: Instant;
  /** A check that the bank prints, or that others print. */
  writeCheck: Sending & WrittenCheck;
  approveTransfer: OfThing;
  cancelTransfer: OfThing;
  submitTransfer: OfThing;
  /** An instant payment, which is accepted unless the network or its own cause rejects it. */
  completeTransfer: OfThing & { readonly rejected: boolean };
  mailCheck: OfThing;
  stopCheck: OfThing;
  /** The deposit of a check that was written, for its own or another amount. */
  presentCheck: OfThing & { readonly amount: number | null; readonly wait: number | null };
  /** A debit's hold ends at once, or on the default schedule if it is kept. */
  settleTransfer: OfThing & { readonly keepsHold: boolean };
  /** The return of an ACH Transfer, or the reversal of a wire. */
  returnTransfer: OfThing;
  rejectTransfer: OfThing;
  /** Ends the hold of a debit. */
  releaseFunds: OfThing;
  /** Enables or disables the Event Subscription that makes Real-Time Decisions. */
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
  /** Advances the clock to a time, in milliseconds since 1970. */
  advance: { readonly to: number };
  /** Retrieves the balances at a past time. */
  lookBack: { readonly account: number; readonly to: number };
}

interface ToRoute {
  readonly route: number;
  readonly amount: number;
}

interface Asking {
  /** The response of `decide`, if the bank has it. An amount approves a part, and null leaves the decision pending. */
  readonly answer: "approve" | "refuse" | number | null;
  /** Whether the network decides in place of the client. */
  readonly standIn: boolean;
}

interface Waiting extends ToRoute {
  /** Milliseconds until it resolves; null for the API's default, at once. */
  readonly wait: number | null;
}

interface ToAccount {
  readonly account: number;
  readonly amount: number;
}

interface Sending extends ToAccount {
  readonly requiresApproval: boolean;
}

/** The receiver of an instant payment: an Account Number of the bank, nobody at the bank, or somebody elsewhere. */
export type Payee = number | "nobody" | "elsewhere";

interface Instant extends Sending {
  readonly route: number;
  readonly payee: Payee;
}

interface WrittenCheck {
  readonly route: number;
  readonly printed: boolean;
  /** Whether it needs and holds money. */
  readonly funded: boolean;
  /** The midnight in UTC of the last date at which it is valid. */
  readonly validUntil: number | null;
}

export interface OfThing {
  readonly thing: number;
}

/** Without a route, the Limit is on the Account. */
export interface LimitTerms {
  readonly account: number;
  readonly route: number | null;
  readonly metric: "count" | "volume";
  readonly interval: Interval;
  readonly value: number;
}

export type Act = keyof Steps;
export type Step = { [Name in Act]: { readonly act: Name } & Steps[Name] }[Act];

/** The steps that refer to a thing. */
export type FollowUp = { [Name in Act]: Steps[Name] extends OfThing ? Name : never }[Act];

/** Plays steps on a model or a bank. Each function returns the outcome: a state, a decline reason, or `REFUSED`. */
export type Player<Side> = { readonly [Name in Act]: (side: Side, step: Steps[Name]) => string };

/** The outcome of a step that the API refuses with 409. */
export const REFUSED = "refused";

export function play<Side>(player: Player<Side>, side: Side, step: Step): string {
  return (player[step.act] as (side: Side, step: Step) => string)(side, step);
}

import type { AssumptionTable } from "./assumption.ts";
import { switches } from "./switches.ts";

/** Assumptions about Accounts and money. */
export const accounts = {
  "D-30": {
    question: "What is the default of `funding`?",
    answer: "`deposits`.",
    why: "A loan needs terms, and a request without `funding` does not provide them.",
    basis: "ours",
  },
  "D-31": {
    question: "Which objects does a new bank have?",
    answer:
      'One Program ("Commercial Banking"), one Entity, one active default Physical Card Profile and one active ' +
      "Lockbox Address. `entity_id` stays optional whatever other Entities there are: it defaults to the oldest active " +
      "one, and is required (400) only if none is active. `program_id` is required once there are two Programs.",
    why: "Comparable public APIs start this way, and the first call of a tutorial then works without preparation.",
    basis: "public",
  },
  "D-32": {
    question: "When is the `loan` object needed, and which values are valid?",
    answer:
      "It is required with `funding: loan` and refused without it. `credit_limit` is >= 0, `grace_period_days` is " +
      "0 to 36500, `statement_day_of_month` is 1 to 28 and `maturity_date` is a date later than the day of the " +
      "request, by the bank's clock. A Program with lending enabled is needed; the default one has it. " +
      "The `credit_limit`s of a Program's open Accounts together are at most its `lending.maximum_extendable_credit`, on " +
      "PATCH too, else 400; null is no bound.",
    why:
      "The terms make sense for a loan only, some months do not have a statement day past 28, a grace period " +
      "longer than a century is a mistake, and a loan that matures before it starts lends nothing.",
    basis: "ours",
  },
  "D-33": {
    question: "How are balances calculated?",
    answer:
      "`current_balance` is the sum of posted Transactions; `available_balance` is the current balance minus the " +
      "amounts that Pending Transactions hold. On a loan Account, the unused credit adds to the available " +
      "balance.",
    why: "The available balance must never exceed the amount that can be spent at once.",
    basis: "ours",
  },
  "D-34": {
    question: "What is `balance_lookup.loan`?",
    answer: "Null for deposits, else `{ due_at, due_balance, past_due_balance }`.",
    why: "A loan's balance lookup has to report the amount owed and its due date, and a deposit Account owes nothing.",
    basis: "ours",
  },
  "D-35": {
    question: "Which balance does `at_time` return?",
    answer: "The balance at that instant, inclusive. Before creation it is zero; a time in the future is 400.",
    why: "The past is known exactly, and a balance in the future would be a guess.",
    basis: "ours",
  },
  "D-36": {
    question: "When are interest and revenue paid in live, and how much?",
    answer:
      "On the first of each month at 00:00 UTC for the past month: daily closing balance times rate over 365, " +
      "exact in integers, rounded half to even once per payment; a zero result creates no Transaction. Revenue is " +
      "paid in the same way, by `account_revenue_rate`. A day that ends overdrawn earns nothing, and a loan " +
      "Account is not paid. The period begins with the month and ends at the instant of the payment.",
    why: "A single rounding of exact figures keeps the sum correct over any number of days.",
    basis: "ours",
  },
  "D-37": {
    question: "When are interest and revenue paid in sandbox?",
    answer: 'Only by the simulations, unless the option `schedules: "live"` is set.',
    why: "A test that advances the clock should find only the money that it moved itself.",
    basis: "ours",
    switch: switches.schedules,
  },
  "D-38": {
    question: "When can an Account be closed?",
    answer:
      "When its `current_balance` is zero and it has no open Pending Transaction. Unused credit does not count. A " +
      "second close is 409.",
    why: "Held money can still be settled, and the settlement needs an Account to debit.",
    basis: "ours",
  },
  "D-39": {
    question: "What can a closed Account still do?",
    answer:
      "It accepts no new Account Number, Card, Limit, Lockbox Recipient or simulation credit (409). Inbound " +
      "debits and credits are declined: `group_locked` for ACH and checks, `account_closed` for cards, " +
      "`account_restricted` for RTP and FedNow, `transaction_not_allowed` for wires. Settlements and returns are " +
      "409.",
    why:
      "The client's own requests can be refused, but a request from the network needs a record with a reason of " +
      "its rail.",
    basis: "ours",
  },
  "D-40": {
    question: "What does a PATCH that changes nothing do?",
    answer:
      "It returns 200 and creates no Event, in every state of the object, a closed Account included: this " +
      "takes precedence over D-39, D-52 and D-54.",
    why: "An Event reports a change, and there is none, so a client can repeat an update whose response was lost.",
    basis: "ours",
  },
  "D-42": {
    question: "Where do `bank` and the rates of an Account come from?",
    answer:
      "`bank` and `interest_rate` come from the Program (default `partner_bank_1`, `0.01`); " +
      "`account_revenue_rate` is null unless an option of the bank sets it.",
    why: "No request of the contract sets them, so they come from the Program or the bank.",
    basis: "ours",
  },
  "D-41": {
    question: "Which numbers are amounts?",
    answer: "Safe integers only; a float, a string or an overflow is 400.",
    why: "Money is counted in whole cents, and beyond the safe integers a cent can be lost silently.",
    basis: "ours",
  },
} as const satisfies AssumptionTable;

import type { DueJob } from "@sandbank/engine";

interface JobWords {
  /** A sentence about the effect. */
  readonly sentence: string;
  /** A shorter form, for narrow places. */
  readonly short: string;
}

const words: Readonly<Record<DueJob["kind"], JobWords>> = {
  "accounts.pay_monthly": {
    sentence: "Interest and revenue of the past month are paid to all Accounts.",
    short: "monthly payments",
  },
  "accounts.payment_due": {
    sentence: "The payment of a loan is due. What is not paid is past due from then on.",
    short: "loan payment due",
  },
  "accounts.statement": { sentence: "A statement of a loan bills what is owed.", short: "loan statement" },
  "ach_transfers.acknowledge": {
    sentence: "The network acknowledges an ACH Transfer.",
    short: "ACH transfer acknowledged",
  },
  "ach_transfers.release_hold": {
    sentence: "The hold of the money of an ACH debit is released.",
    short: "debit is released",
  },
  "ach_transfers.settle": { sentence: "An ACH Transfer settles.", short: "ACH transfer settles" },
  "ach_transfers.submit": { sentence: "An ACH Transfer is submitted to the network.", short: "ACH transfer submitted" },
  "card_authorizations.expire": {
    sentence: "The hold of a card authorization expires.",
    short: "hold expires",
  },
  "check_transfers.end_validity": {
    sentence: "A check is stopped that was not deposited in time.",
    short: "check is stopped",
  },
  "check_transfers.mail": { sentence: "A check is mailed.", short: "check is mailed" },
  "check_transfers.print": { sentence: "A check is printed.", short: "check is printed" },
  "events.retire": {
    sentence: "The oldest Events are deleted.",
    short: "Events are deleted",
  },
  "fednow_transfers.complete": { sentence: "The network completes a FedNow Transfer.", short: "FedNow completes" },
  "inbound_ach_transfers.resolve": {
    sentence: "An inbound ACH transfer is accepted or declined.",
    short: "ACH transfer resolves",
  },
  "inbound_check_deposits.resolve": {
    sentence: "An inbound check deposit is accepted or declined.",
    short: "check deposit resolves",
  },
  "real_time_decisions.time_out": {
    sentence: "A real-time decision times out.",
    short: "decision times out",
  },
  "real_time_payments_transfers.complete": {
    sentence: "The network completes a Real-Time Payments Transfer.",
    short: "real-time payment completes",
  },
  "shipments.acknowledge": {
    sentence: "The printer acknowledges the order of a Physical Card.",
    short: "card order acknowledged",
  },
  "shipments.ship": {
    sentence: "A Physical Card is shipped.",
    short: "card ships",
  },
  "webhooks.fall_due": {
    sentence: "A webhook is sent.",
    short: "webhook is sent",
  },
  "webhooks.time_out": {
    sentence: "A webhook without a response times out.",
    short: "webhook times out",
  },
  "wire_transfers.submit": { sentence: "A Wire Transfer is submitted to the network.", short: "wire submitted" },
};

/** Returns whether a job only deletes old Events, which nobody waits for. */
export function isHousekeeping({ kind }: { readonly kind: string }): boolean {
  return kind === "events.retire";
}

/** Returns whether a job sends a webhook later than its Event: again, or with a delay that a fault adds. */
export function isLateWebhook({ kind }: { readonly kind: string }): boolean {
  return kind === "webhooks.fall_due";
}

/** Returns whether an entry is a date of a loan, at which no job runs. */
export function isLoanDate(kind: string): boolean {
  return kind === "accounts.payment_due" || kind === "accounts.statement";
}

/** Describes a due job or a date. Returns the kind itself if the program is older than the server. */
export function jobWords(kind: string): JobWords {
  return words[kind as DueJob["kind"]] ?? { sentence: `${kind} runs.`, short: kind };
}

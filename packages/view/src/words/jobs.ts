import type { DueJob } from "@sandbank/engine";

interface JobWords {
  /** A sentence about the effect. */
  readonly sentence: string;
  /** A shorter form, for narrow places. */
  readonly short: string;
}

const words: Readonly<Record<DueJob["kind"], readonly [sentence: string, short: string]>> = {
  "accounts.pay_monthly": ["Interest and revenue of the past month are paid to all Accounts.", "monthly payments"],
  "accounts.payment_due": [
    "The payment of a loan is due. What is not paid is past due from then on.",
    "loan payment due",
  ],
  "accounts.statement": ["A statement of a loan bills what is owed.", "loan statement"],
  "ach_transfers.acknowledge": ["The network acknowledges an ACH Transfer.", "ACH transfer acknowledged"],
  "ach_transfers.release_hold": ["The hold of the money of an ACH debit is released.", "debit is released"],
  "ach_transfers.settle": ["An ACH Transfer settles.", "ACH transfer settles"],
  "ach_transfers.submit": ["An ACH Transfer is submitted to the network.", "ACH transfer submitted"],
  "card_authorizations.expire": ["The hold of a card authorization expires.", "hold expires"],
  "check_transfers.end_validity": ["A check is stopped that was not deposited in time.", "check is stopped"],
  "check_transfers.mail": ["A check is mailed.", "check is mailed"],
  "check_transfers.print": ["A check is printed.", "check is printed"],
  "events.retire": ["The oldest Events are deleted.", "Events are deleted"],
  "fednow_transfers.complete": ["The network completes a FedNow Transfer.", "FedNow completes"],
  "inbound_ach_transfers.resolve": ["An inbound ACH transfer is accepted or declined.", "ACH transfer resolves"],
  "inbound_check_deposits.resolve": ["An inbound check deposit is accepted or declined.", "check deposit resolves"],
  "real_time_decisions.time_out": ["A real-time decision times out.", "decision times out"],
  "real_time_payments_transfers.complete": [
    "The network completes a Real-Time Payments Transfer.",
    "real-time payment completes",
  ],
  "shipments.acknowledge": ["The printer acknowledges the order of a Physical Card.", "card order acknowledged"],
  "shipments.ship": ["A Physical Card is shipped.", "card ships"],
  "webhooks.fall_due": ["A webhook is sent.", "webhook sent"],
  "webhooks.time_out": ["A webhook without a response times out.", "webhook times out"],
  "wire_transfers.submit": ["A Wire Transfer is submitted to the network.", "wire submitted"],
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
  const [sentence, short] = words[kind as DueJob["kind"]] ?? [`${kind} runs.`, kind];
  return { sentence, short };
}

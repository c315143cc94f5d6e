import { checkDepositRejectionReasonSchema } from "../resources/check-deposits/rejection.ts";
import { checkDeclineReasonSchema } from "../resources/inbound-check-deposits/decline.ts";
import { inboundFednowTransferDeclineReasonSchema } from "../resources/inbound-fednow-transfers/decline.ts";
import { inboundRealTimePaymentsTransferDeclineReasonSchema } from "../resources/inbound-real-time-payments-transfers/decline.ts";
import { wireDeclineReasonSchema } from "../resources/inbound-wire-transfers/decline.ts";
import type { AssumptionTable } from "./assumption.ts";

/** Assumptions about Limits and the decline rules of each rail. */
export const limitsAndDeclines = {
  "D-70": {
    question: "How is a Limit without `interval` handled?",
    answer:
      "`interval` is required on create; without it the response is 400. The contract's Errors table takes " +
      "precedence over the default that the contract also names.",
    why: "The rule that requires `interval` covers every metric, so the default could never apply.",
    basis: "ours",
  },
  "D-71": {
    question: "What can a Limit be attached to?",
    answer:
      "`model_id` names an Account, an Account Number or a Card, and `model_type` follows from the id; anything " +
      "else is 400. `value` is >= 0.",
    why: "Debits pass through these objects.",
    basis: "ours",
  },
  "D-72": {
    question: "What counts towards a Limit?",
    answer:
      "Every accepted inbound debit (ACH, check, card authorization and force-posted settlement) in the window " +
      "`(now - interval, now]`, including the new one. The debit breaches the Limit if the count or the volume " +
      "would exceed `value`. Declined attempts never count. An increment is a debit at its own time, by volume " +
      "only. A reversed or expired amount is subtracted from the volume at the time of the debit that it " +
      "reverses, and from the count when nothing of that debit is left.",
    why: "A Limit bounds the money that finally leaves the Account, each amount at the time of its request.",
    basis: "ours",
  },
  "D-73": {
    question: "How long are `month` and `year`?",
    answer:
      "The window starts on the same day of the earlier month or year at the same UTC time, or on the last day of that " +
      "month if the month is shorter. On 07-30 and on 07-31, a month's window therefore starts on 06-30: a debit of " +
      "06-30 at 20:00 leaves the window on 07-30 at 20:00, counts again from 07-31 at 00:00, and leaves it for good on " +
      "07-31 at 20:00. The text that says when a debit fits names the first instant at which it fits, and each later " +
      "interval in which it does not. One Limit has up to three such intervals, after a debit of 02-28.",
    why:
      "People count months by the calendar, and calendar libraries use the nearest day if the earlier month lacks the " +
      "day.",
    basis: "ours",
  },
  "D-74": {
    question: "What happens if several Limits apply?",
    answer: "All are checked; the explanation names the Limit with the smallest remaining amount.",
    why: "A debit must satisfy all of them, and the tightest Limit shows how much was left.",
    basis: "ours",
  },
  "D-75": {
    question: "Is the amount of a Declined Transaction positive or negative?",
    answer:
      "ACH, RTP, FedNow and wire are positive; card, check and check deposit are negative, as in the contract's " +
      "examples. The object in `source` always has a positive amount.",
    why: "Clients compare with the examples, so the examples decide where the contract has no rule.",
    basis: "ours",
  },
  "D-76": {
    question: "In which order are the decline rules of a rail checked?",
    answer:
      "Each rail has one documented, tested table, most fundamental first: the route (canceled, disabled), the " +
      "Account (closed), the Entity, the presented data (card data, cryptogram, PIN ...), permission (blocked, " +
      "not allowed), Limits, balance, and last the client's own decision.",
    why: "If several reasons apply, the most useful one to name is the one that has to be fixed first.",
    basis: "ours",
  },
  "D-77": {
    question: "Why is an ACH debit declined on an Account Number that blocks debits?",
    answer: "`transaction_not_allowed`.",
    why: "Of the contract's reasons, it is the one about permission.",
    basis: "ours",
  },
  "D-78": {
    question: "Why is a check declined on a `check_transfers_only` Account Number?",
    answer: "`not_authorized`.",
    why: "The Account Number is valid and the check may be valid too, but no transfer authorizes it.",
    basis: "ours",
  },
  "D-79": {
    question: "Which reasons does a declined check have?",
    answer: `${formatOptions(checkDeclineReasonSchema)}.`,
    why: "Comparable public APIs have these reasons.",
    basis: "public",
  },
  "D-80": {
    question: "Which reasons do a declined RTP and a declined FedNow transfer have?",
    answer:
      `RTP: ${formatOptions(inboundRealTimePaymentsTransferDeclineReasonSchema)}. ` +
      `FedNow: ${formatOptions(inboundFednowTransferDeclineReasonSchema)}; its object is \`{ transfer_id, reason }\`.`,
    why: "Comparable public APIs have these reasons.",
    basis: "public",
  },
  "D-81": {
    question: "What does a declined wire contain?",
    answer: `\`{ inbound_wire_transfer_id, reason }\`, with the reasons ${formatOptions(wireDeclineReasonSchema)}.`,
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-82": {
    question: "What does the rejection of a check deposit contain?",
    answer:
      "`{ amount, check_deposit_id, currency, declined_transaction_id, rejected_at, reason }`, with the reasons " +
      `${formatOptions(checkDepositRejectionReasonSchema)}.`,
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-83": {
    question: "Which values do the parts of a card's verification and network details have?",
    answer:
      "`cardholder_address.result` is `not_checked`, `postal_code_match_address_no_match`, " +
      "`postal_code_no_match_address_match`, `match`, `no_match` or `postal_code_match_address_not_checked`. " +
      "`cardholder_name` is null or `{ provided_first_name, provided_middle_name, provided_last_name }`. The " +
      "`debitnet` detail is null or `{}`.",
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-84": {
    question: "How can a test reach every decline reason?",
    answer:
      "By its natural cause if the emulator has one (a table lists them), and by force everywhere: every rail's " +
      "simulation accepts the optional `decline_reason`.",
    why: "A test must be able to reach each reason, including reasons whose cause lies outside the emulator.",
    basis: "ours",
  },
  "D-85": {
    question: "Can a balance become negative?",
    answer:
      "A debit that the bank can refuse never overdraws a deposit Account; settlements, returns and reversals " +
      "may.",
    why: "The bank cannot refuse what the network has already settled.",
    basis: "ours",
  },
  "D-86": {
    question: "What are the values of the small fields that nothing else determines?",
    answer:
      "`check_decline.check_transfer_id` is a generated id; an RTP remittance that is absent is an empty " +
      "string; `other` is `{}`.",
    why: "Each is the simplest value of the field's type.",
    basis: "ours",
  },
  "D-112": {
    question: "What counts towards a Limit after an authorization is settled?",
    answer:
      "The settled amount in place of the authorized one, by volume and at the time of the authorization. What is " +
      "not settled leaves the latest increment first, like a reversal, and what is settled above the authorized " +
      "amount is added. The payment still counts as one debit, and a refund changes nothing. The same holds for " +
      "the spending limits of a Card.",
    why: "A Limit bounds the money that finally leaves the Account, and a settlement says how much that is.",
    basis: "ours",
  },
} as const satisfies AssumptionTable;

/** The values of an enumeration in a sentence: `` `one`, `two` and `three` ``. */
function formatOptions({ options }: { readonly options: readonly string[] }): string {
  const names = options.map((value) => `\`${value}\``);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

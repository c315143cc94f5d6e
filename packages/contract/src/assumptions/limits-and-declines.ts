import type { DecisionTable } from "./assumption.ts";

/** Limits, and why each rail declines. */
export const limitsAndDeclines = {
  "D-70": {
    question: "What does a Limit without `interval` give?",
    answer:
      "`interval` is required on create; its absence is 400. The contract's Errors table wins over the default " +
      "it also names.",
    why: "Every metric is named by the rule that requires it, so the default could never apply.",
    basis: "ours",
  },
  "D-71": {
    question: "What can a Limit be attached to?",
    answer:
      "`model_id` names an Account, an Account Number or a Card, and `model_type` follows from the id; anything " +
      "else is 400. `value` is >= 0.",
    why: "These are the things that debits pass through.",
    basis: "ours",
  },
  "D-72": {
    question: "What counts towards a Limit?",
    answer:
      "Every accepted inbound debit (ACH, check, card authorization and force-posted settlement) in the window " +
      "`(now - interval, now]`, the new one included. The debit breaches when the count or the volume would " +
      "pass `value`. Declined attempts never count. An increment is a debit at its own time, by volume only. " +
      "What is reversed or expires leaves the volume at the time of what it reverses, and the count when " +
      "nothing is left of it.",
    why: "A Limit bounds what in the end leaves the Account, each amount at the time it was asked for.",
    basis: "ours",
  },
  "D-73": {
    question: "How long are `month` and `year`?",
    answer: "Back to the same day of the earlier month or year at the same UTC time, clamped to the month's length.",
    why: "People count months by the calendar, and a day that the earlier month lacks needs a nearest one.",
    basis: "ours",
  },
  "D-74": {
    question: "What if several Limits apply?",
    answer: "All are checked; the one with the smallest remaining amount is named in the explanation.",
    why: "A debit must fit them all, and the tightest one says how much would have fitted.",
    basis: "ours",
  },
  "D-75": {
    question: "Which sign does the amount of a Declined Transaction have?",
    answer:
      "ACH, RTP, FedNow and wire are positive; card, check and check deposit are negative, as the contract's " +
      "examples have it. The object in `source` is always positive.",
    why: "Clients compare with the examples, so these lead where no rule is given.",
    basis: "ours",
  },
  "D-76": {
    question: "In which order are the rules of a decline asked?",
    answer:
      "There is one documented, tested table per rail, most fundamental first: the route (canceled, disabled), " +
      "the Account (closed), the Entity, what the instrument presented (card data, cryptogram, PIN ...), " +
      "permission (blocked, not allowed), Limits, balance, and last the client's own decision.",
    why: "Where several reasons hold, the one that has to be mended first is the most useful to name.",
    basis: "ours",
  },
  "D-77": {
    question: "Why is an ACH debit declined on a number that blocks debits?",
    answer: "`transaction_not_allowed`.",
    why: "Of the contract's reasons it is the one that speaks of permission.",
    basis: "ours",
  },
  "D-78": {
    question: "Why is a check declined on a `check_transfers_only` number?",
    answer: "`not_authorized`.",
    why: "The number is good and the check may be as well; what is missing is a transfer that authorizes it.",
    basis: "ours",
  },
  "D-79": {
    question: "Which reasons does a declined check have?",
    answer:
      "`ach_route_disabled`, `ach_route_canceled`, `altered_or_fictitious`, `breaches_limit`, " +
      "`endorsement_irregular`, `entity_not_active`, `group_locked`, `insufficient_funds`, " +
      "`stop_payment_requested`, `duplicate_presentment`, `not_authorized`, `amount_mismatch`, `not_our_item`, " +
      "`no_account_number_found`, `refer_to_image`, `unable_to_process`, `unusable_image` and `user_initiated`.",
    why: "Public services of this shape name these.",
    basis: "public",
  },
  "D-80": {
    question: "Which reasons do a declined RTP and a declined FedNow transfer have?",
    answer:
      "RTP: `account_number_canceled`, `account_number_disabled`, `account_restricted`, `group_locked`, " +
      "`entity_not_active` and `real_time_payments_not_enabled`. FedNow: the same with `fednow_not_enabled` in " +
      "place of the last; its object is `{ transfer_id, reason }`.",
    why: "Public services of this shape name these.",
    basis: "public",
  },
  "D-81": {
    question: "What does a declined wire hold?",
    answer:
      "`{ inbound_wire_transfer_id, reason }`, with the reasons `account_number_canceled`, " +
      "`account_number_disabled`, `entity_not_active`, `group_locked`, `no_account_number` and " +
      "`transaction_not_allowed`.",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-82": {
    question: "What does the rejection of a check deposit hold?",
    answer:
      "`{ amount, check_deposit_id, currency, declined_transaction_id, rejected_at, reason }`, with the reasons " +
      "`incomplete_image`, `duplicate`, `poor_image_quality`, `incorrect_amount`, `incorrect_recipient`, " +
      "`not_eligible_for_mobile_deposit`, `missing_required_data_elements`, `suspected_fraud`, " +
      "`deposit_window_expired`, `requested_by_user`, `international` and `unknown`.",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-83": {
    question: "Which values do the parts of a card's verification and network details take?",
    answer:
      "`cardholder_address.result` is `not_checked`, `postal_code_match_address_no_match`, " +
      "`postal_code_no_match_address_match`, `match`, `no_match` or `postal_code_match_address_not_checked`. " +
      "`cardholder_name` is null or `{ provided_first_name, provided_middle_name, provided_last_name }`. The " +
      "`debitnet` detail is null or `{}`.",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-84": {
    question: "How is every reason reached?",
    answer:
      "By its natural cause where the emulated world has one (a table says which), and by force everywhere: " +
      "every rail's simulation takes the optional `decline_reason`.",
    why: "A client has to be able to try each reason, also those whose cause lies outside the emulated world.",
    basis: "ours",
  },
  "D-85": {
    question: "Can a balance become negative?",
    answer: "What can be refused never overdraws a deposit Account; settlements, returns and reversals may.",
    why: "The bank has no say in what the network has already settled.",
    basis: "ours",
  },
  "D-86": {
    question: "What fills the small fields that nothing determines?",
    answer:
      "`check_decline.check_transfer_id` is a generated id; an RTP remittance that is absent is an empty " +
      "string; `other` is `{}`.",
    why: "Each is the plainest value that keeps the type of its field.",
    basis: "ours",
  },
} as const satisfies DecisionTable;

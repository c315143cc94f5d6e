import type { AssumptionTable } from "./assumption.ts";

/** Assumptions about Account Numbers, cards and their shipment. */
export const cards = {
  "D-50": {
    question: "Which values does `inbound_ach.debit_status` have?",
    answer: "`allowed` and `blocked`; the default is `allowed`.",
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-51": {
    question: "Which values does `inbound_checks.status` have?",
    answer: "`allowed` and `check_transfers_only`; the default is `check_transfers_only`.",
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-52": {
    question: "Which states does an Account Number have?",
    answer:
      "`active`, `disabled` (temporary) and `canceled` (permanent; any later PATCH that would change something is " +
      "409, and one that changes nothing is 200, D-40).",
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-53": {
    question: "How are `account_number` and `routing_number` chosen?",
    answer:
      "The digits of `account_number` follow from the object's id, those of `routing_number` from the seed. The " +
      "routing number has a valid ABA checksum, and two numbers never collide.",
    why: "Clients check the checksum, and the same seed has to produce the same numbers.",
    basis: "ours",
  },
  "D-54": {
    question: "Which changes of a Physical Card's status are allowed?",
    answer: "Any, except out of `canceled` (409; setting `canceled` again changes nothing, D-40).",
    why: "A stranger may hold a canceled card, so it must never work again.",
    basis: "ours",
  },
  "D-55": {
    question: "How long may the text fields of a Physical Card be?",
    answer:
      "Cardholder names have 1 to 200 characters: letters, digits and `_ . - / space`. The address has 1 to 35 " +
      "for name, line1, line2 and city, 1 to 9 for line3, 1 to 16 for postal_code, 1 to 15 for phone_number and " +
      "1 to 200 for state.",
    why: "Comparable public APIs have these bounds.",
    basis: "public",
  },
  "D-56": {
    question: "Which `country` can a card be sent to?",
    answer:
      "The default is `US`. Another country needs the method `courier_b_worldwide_express`, which in turn needs " +
      "another country.",
    why: "The contract describes that method, and no other, as international only.",
    basis: "ours",
  },
  "D-57": {
    question: "What is the initial state of a Physical Card?",
    answer: "`status` is `active`, `shipment.status` is `pending` and `tracking` is null.",
    why: "The card was ordered, but not sent yet.",
    basis: "ours",
  },
  "D-58": {
    question: "When does `tracking` appear, and what does it contain?",
    answer:
      "It is created at the first `shipped`, `returned` or tracking update. `shipped_at` is the time at which the " +
      "shipment last became `shipped`; until then it is the time at which the tracking was created. `number` is " +
      "null for `postal_standard`. `return_number` and `return_reason` are set at `returned`, and null again once " +
      "the shipment leaves that state.",
    why: "There is nothing to track before the card leaves, and the contract has no tracking number for plain mail.",
    basis: "ours",
  },
  "D-59": {
    question: "Which transitions does `advance_shipment` allow?",
    answer: "Any state to any, as the contract says. A tracking update never changes `shipment.status`.",
    why: "The simulation exists to reach any state, and a tracking update only reports progress.",
    basis: "ours",
  },
  "D-60": {
    question: "How does a shipment progress in live?",
    answer:
      "From `pending` to `submitted` at once, `acknowledged` after 1 h, and `shipped` by the schedule: on the " +
      "same (`same_day`) or next (`next_day`) business day at 17:00 Pacific after the printer received the order " +
      "(acknowledged). Weekends and Federal Reserve holidays are skipped. An order that is acknowledged after " +
      "17:00, or on a skipped day, is received on the next business day. A Physical Card that is disabled or " +
      "canceled in the meantime ships all the same.",
    why:
      "The contract counts business days in Pacific Time from when the printer receives the order, and names no " +
      "hours.",
    basis: "ours",
  },
  "D-61": {
    question: "What about the printing fee and faster production?",
    answer: "The printing fee creates no Transaction; `same_day` is accepted as if it were arranged.",
    why: "The contract names no amount and no way to arrange faster production through the API.",
    basis: "ours",
  },
} as const satisfies AssumptionTable;

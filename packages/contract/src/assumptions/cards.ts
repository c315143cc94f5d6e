import type { DecisionTable } from "./assumption.ts";

/** Account Numbers, cards and their shipment. */
export const cards = {
  "D-50": {
    question: "Which values does `inbound_ach.debit_status` take?",
    answer: "`allowed` and `blocked`; the default is `allowed`.",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-51": {
    question: "Which values does `inbound_checks.status` take?",
    answer: "`allowed` and `check_transfers_only`; the default is `check_transfers_only`.",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-52": {
    question: "Which states does an Account Number have?",
    answer:
      "`active`, `disabled` (temporary) and `canceled` (permanent; any later PATCH that would change something is 409, " +
      "and one that changes nothing is 200, D-40).",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-53": {
    question: "Where do `account_number` and `routing_number` come from?",
    answer:
      "The digits of `account_number` follow from the object's id, those of `routing_number` from the seed. The " +
      "routing number has a right ABA checksum, and two numbers never collide.",
    why: "Clients check the checksum, and the same seed has to give the same numbers.",
    basis: "ours",
  },
  "D-54": {
    question: "Which changes of a Physical Card's status are possible?",
    answer: "Any to any, but out of `canceled` nothing (409; `canceled` again is a change of nothing, D-40).",
    why: "A card that is canceled may be in other hands, so it must never work again.",
    basis: "ours",
  },
  "D-55": {
    question: "How long may the texts of a Physical Card be?",
    answer:
      "Cardholder names have 1 to 200 characters: letters, digits and `_ . - / space`. The address has 1 to 35 " +
      "for name, line1, line2 and city, 1 to 9 for line3, 1 to 16 for postal_code, 1 to 15 for phone_number and " +
      "1 to 200 for state.",
    why: "Public services of this shape set these bounds.",
    basis: "public",
  },
  "D-56": {
    question: "Which `country` may a card be sent to?",
    answer:
      "The default is `US`. Another country needs the method `courier_b_worldwide_express`, which in turn needs " +
      "another country.",
    why: "The contract calls that method international only, and it is the only one that says so.",
    basis: "ours",
  },
  "D-57": {
    question: "How does a Physical Card start?",
    answer: "`status` is `active`, `shipment.status` is `pending` and `tracking` is null.",
    why: "The order is made and nothing has been sent yet.",
    basis: "ours",
  },
  "D-58": {
    question: "When does `tracking` appear, and what does it hold?",
    answer:
      "It is made at the first `shipped`, `returned` or tracking update. `shipped_at` is when the shipment last became " +
      "`shipped`; until then it is when the tracking was made. `number` is null for `postal_standard`. `return_number` " +
      "and `return_reason` are set at `returned`, and null again once the shipment leaves that state.",
    why: "There is nothing to track before the card leaves, and the contract gives plain mail no number.",
    basis: "ours",
  },
  "D-59": {
    question: "Which steps may `advance_shipment` take?",
    answer: "Any state to any, as the contract has it. A tracking update never changes `shipment.status`.",
    why:
      "The simulation is there to reach any state, and an update reports on the way without deciding on the " +
      "state.",
    basis: "ours",
  },
  "D-60": {
    question: "How does a shipment move in live?",
    answer:
      "From `pending` to `submitted` at once, `acknowledged` after 1 h, and `shipped` by the schedule: on the " +
      "same (`same_day`) or next (`next_day`) business day at 17:00 Pacific after the printer received it " +
      "(acknowledged). Weekends and Federal Reserve holidays are skipped. What is acknowledged after 17:00, or on a day " +
      "that is skipped, is received on the next business day. A Physical Card that is disabled or canceled meanwhile " +
      "ships all the same.",
    why:
      "The contract counts business days in Pacific Time from when the printer receives the order, and names no " +
      "hours.",
    basis: "ours",
  },
  "D-61": {
    question: "What about the printing fee and faster production?",
    answer: "The printing fee makes no Transaction; `same_day` is taken as arranged.",
    why: "The contract names no amount and no way to arrange it through the API.",
    basis: "ours",
  },
} as const satisfies DecisionTable;

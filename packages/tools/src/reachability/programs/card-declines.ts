import { cardRealTimeDecisionReasons, standInProcessingReasons } from "@sandbank/contract";
import { rails } from "@sandbank/engine/reference";
import type { Program } from "../program.ts";
import { authorized, card, funded, physicalCard } from "./beginnings.ts";

function authorize(more = ""): string {
  return `bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 400${more} });`;
}

/** Something that the Card does not know. */
const presented = (what: string): Program => [...card, authorize(`, presented: { ${what} }`)];

const details = "const { verification_code: cvv2 } = bank.cards.details(card.id);";

/** A payment with a Card that has money, in a bank that asks a hook. */
const decidedBy = (decide: string, more = ""): Program => [
  `const asking = createBank({
  decide: () => ${decide},
});`,
  ...[...funded, "const card = bank.cards.create({ account_id: account.id });", authorize(more)].map((statement) =>
    statement.replace("bank.", "asking."),
  ),
];

const refusal = (reason: string) =>
  `({ card_authorization: { decision: "decline", decline: { reason: "${reason}" } } })`;

/** A payment that an Event asks about. */
const asked: Program = [
  ...funded,
  "const card = bank.cards.create({ account_id: account.id });",
  `bank.eventSubscriptions.create({
  url: "https://example.com",
  selected_event_categories: [{ event_category: "real_time_decision.card_authorization_requested" }],
});`,
  authorize(),
];

const question = "const [{ associated_object_id: decision }] = bank.events.list().data;";

const stoodIn = (reason: string) => `, network_details: { cardnet: { stand_in_processing_reason: "${reason}" } }`;

/** Card payments that are declined. */
export const cardDeclinePrograms: readonly Program[] = [
  [...card, 'bank.cards.update(card.id, { status: "canceled" });', authorize()],
  [...card, 'bank.cards.update(card.id, { status: "disabled" });', authorize()],
  [
    ...physicalCard,
    'bank.physicalCards.update(physicalCard.id, { status: "disabled" });',
    authorize(", physical_card_id: physicalCard.id"),
  ],
  [...card, "bank.accounts.close(account.id);", authorize()],
  [...card, "bank.entities.disable(account.entity_id);", authorize()],
  presented('card_read: "invalid"'),
  presented('cryptogram: "invalid"'),
  presented('cvv2: "000"'),
  [...card, details, authorize(", presented: { cvv2, expiration: { month: 1, year: 2020 } }")],
  presented('pin: "0000"'),
  presented('three_ds: "failed"'),
  [
    ...authorized,
    "bank.simulations.cardReversals.create({ card_payment_id: payment.id });",
    "bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount: 100 });",
  ],
  [...card, 'bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 50 });', authorize()],
  [...card, authorize()],
  [
    ...card,
    `const { declined_transaction } = ${authorize()}`,
    "bank.declinedTransactions.retrieve(declined_transaction.id);",
  ],
  decidedBy("undefined"),
  ...cardRealTimeDecisionReasons.map((reason) => decidedBy(refusal(reason))),
  [...decidedBy("undefined"), "asking.clock.advance({ seconds: 3 });"],
  decidedBy("undefined", ', actioner: "network"'),
  [...asked, question, "bank.realTimeDecisions.retrieve(decision);"],
  [...asked, question, 'bank.realTimeDecisions.action(decision, { card_authorization: { decision: "approve" } });'],
  ...standInProcessingReasons.map((reason) => [...card, authorize(stoodIn(reason))]),
  ...Object.keys(rails.card.neverGiven).map((reason) => [...card, authorize(`, decline_reason: "${reason}"`)]),
];

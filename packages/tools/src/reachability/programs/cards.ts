import type { Program } from "../program.ts";
import { authorized, card, physicalCard } from "./beginnings.ts";
import { moves } from "./moves.ts";

const profile: Program = [
  "const [image] = bank.files.list().data;",
  `const profile = bank.physicalCardProfiles.create({
  carrier_image_file_id: image.id,
  front_image_file_id: image.id,
  contact_phone: "5555550123",
  description: "Blue",
});`,
];

/** Of Cards, the plastic and what is paid with them. */
export const cardPrograms: readonly Program[] = [
  card,
  [...card, "bank.cards.retrieve(card.id);"],
  [...card, "bank.cards.details(card.id);"],
  ...moves({
    beginning: card,
    move: (status) => `bank.cards.update(card.id, { status: "${status}" });`,
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  physicalCard,
  [...physicalCard, "bank.physicalCards.retrieve(physicalCard.id);"],
  ...moves({
    beginning: physicalCard,
    move: (status) => `bank.physicalCards.update(physicalCard.id, { status: "${status}" });`,
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  [...physicalCard, 'bank.simulations.physicalCards.addTrackingUpdate(physicalCard.id, { category: "delivered" });'],
  ...moves({
    beginning: physicalCard,
    move: (state) =>
      `bank.simulations.physicalCards.advanceShipment(physicalCard.id, { shipment_status: "${state}" });`,
    states: [
      "pending",
      "canceled",
      "submitted",
      "acknowledged",
      "rejected",
      "shipped",
      "returned",
      "requires_attention",
    ],
  }),
  profile,
  [...profile, "bank.physicalCardProfiles.retrieve(profile.id);"],
  [...profile, "bank.physicalCardProfiles.archive(profile.id);"],
  [...card, "bank.simulations.cardBalanceInquiries.create({ card_id: card.id });"],
  [...card, "bank.simulations.cardSettlements.create({ card_id: card.id, amount: 400 });"],
  [
    ...card,
    "const settlement = bank.simulations.cardSettlements.create({ card_id: card.id, amount: 400 });",
    "bank.simulations.cardRefunds.create({ transaction_id: settlement.id });",
  ],
  [
    ...card,
    "bank.simulations.cardSettlements.create({ card_id: card.id, amount: 400 });",
    "const [payment] = bank.cardPayments.list().data;",
    "bank.cardPayments.retrieve(payment.id);",
  ],
  [...authorized, "bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount: 100 });"],
  [...authorized, "bank.simulations.cardReversals.create({ card_payment_id: payment.id });"],
  [...authorized, "bank.simulations.cardAuthorizationExpirations.create({ card_payment_id: payment.id });"],
];

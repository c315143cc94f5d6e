import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import { authorized, card, file, listFiles, listPayments, payment, physicalCard, toIdRef } from "./beginnings.ts";
import { moves } from "./moves.ts";

const profile: readonly Step[] = [
  listFiles,
  {
    call: "physicalCardProfiles.create",
    params: {
      carrier_image_file_id: file,
      front_image_file_id: file,
      contact_phone: "5555550123",
      description: "Blue",
    },
    as: "profile",
  },
];

const digitalProfile: readonly Step[] = [
  listFiles,
  {
    call: "digitalCardProfiles.create",
    params: {
      app_icon_file_id: file,
      background_image_file_id: file,
      card_description: "Travel",
      description: "Blue",
      issuer_name: "Office",
    },
    as: "profile",
  },
];

const settlement: Step = {
  call: "simulations.cardSettlements.create",
  params: { card_id: toIdRef("card"), amount: 400 },
};

/** Programs for Cards, Physical Cards and card payments. */
export const cardPrograms: readonly Program[] = [
  { steps: card },
  { steps: [...card, { call: "cards.retrieve", id: toIdRef("card") }] },
  { steps: [...card, { call: "cards.details", id: toIdRef("card") }] },
  { steps: [...card, { call: "cards.createDetailsIframe", id: toIdRef("card") }] },
  ...moves({
    beginning: card,
    move: (status) => ({ call: "cards.update", id: toIdRef("card"), params: { status } }),
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  { steps: physicalCard },
  { steps: [...physicalCard, { call: "physicalCards.retrieve", id: toIdRef("physicalCard") }] },
  ...moves({
    beginning: physicalCard,
    move: (status) => ({ call: "physicalCards.update", id: toIdRef("physicalCard"), params: { status } }),
    states: ["active", "disabled", "canceled"],
    final: ["canceled"],
  }),
  {
    steps: [
      ...physicalCard,
      {
        call: "simulations.physicalCards.addTrackingUpdate",
        id: toIdRef("physicalCard"),
        params: { category: "delivered" },
      },
    ],
  },
  ...moves({
    beginning: physicalCard,
    move: (state) => ({
      call: "simulations.physicalCards.advanceShipment",
      id: toIdRef("physicalCard"),
      params: { shipment_status: state },
    }),
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
  { steps: profile },
  { steps: [...profile, { call: "physicalCardProfiles.retrieve", id: toIdRef("profile") }] },
  { steps: [...profile, { call: "physicalCardProfiles.archive", id: toIdRef("profile") }] },
  { steps: digitalProfile },
  { steps: [...digitalProfile, { call: "digitalCardProfiles.retrieve", id: toIdRef("profile") }] },
  { steps: [...digitalProfile, { call: "digitalCardProfiles.archive", id: toIdRef("profile") }] },
  { steps: [...digitalProfile, { call: "digitalCardProfiles.clone", id: toIdRef("profile") }] },
  { steps: [...card, { call: "simulations.cardBalanceInquiries.create", params: { card_id: toIdRef("card") } }] },
  { steps: [...card, settlement] },
  {
    steps: [
      ...card,
      { ...settlement, as: "settlement" },
      { call: "simulations.cardRefunds.create", params: { transaction_id: toIdRef("settlement") } },
    ],
  },
  { steps: [...card, settlement, listPayments, { call: "cardPayments.retrieve", id: payment }] },
  {
    steps: [
      ...authorized,
      { call: "simulations.cardIncrements.create", params: { card_payment_id: payment, amount: 100 } },
    ],
  },
  { steps: [...authorized, { call: "simulations.cardReversals.create", params: { card_payment_id: payment } }] },
  {
    steps: [
      ...authorized,
      { call: "simulations.cardAuthorizationExpirations.create", params: { card_payment_id: payment } },
    ],
  },
];

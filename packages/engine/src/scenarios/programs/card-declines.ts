import {
  type CardAuthorizationCreateParams,
  type CardDeclineReason,
  cardRealTimeDecisionReasons,
  standInProcessingReasons,
} from "@sandbank/contract";
import { rails } from "../../registry/rails.ts";
import type { Step, StepValue } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import {
  authorized,
  card,
  closeAccount,
  disableOwner,
  funded,
  newCard,
  ownedAccount,
  payment,
  physicalCard,
  subscription,
  toIdRef,
} from "./beginnings.ts";

type More = { readonly [Key in keyof CardAuthorizationCreateParams]?: StepValue<CardAuthorizationCreateParams[Key]> };

function authorize(more: More = {}): Step {
  return {
    call: "simulations.cardAuthorizations.create",
    params: { card_id: toIdRef("card"), amount: 400, ...more },
    as: "authorization",
  } as Step;
}

/** Presented data that does not match the Card. */
const presented = (what: NonNullable<CardAuthorizationCreateParams["presented"]>): Program => ({
  steps: [...card, authorize({ presented: what })],
});

const limit = (model: string): Step => ({
  call: "limits.create",
  params: { model_id: toIdRef(model), metric: "volume", interval: "day", value: 50 },
});

/** A payment with a funded Card that requires a Real-Time Decision. */
const decisionRequested: readonly Step[] = [
  ...funded,
  newCard,
  ...subscription,
  authorize({ event_subscription_id: toIdRef("subscription") }),
];

const latestEvent: Step = { call: "events.list", params: { limit: 1 }, as: "events" };
const decision = { $ref: "events.data.0.associated_object_id" };

/** Programs for declined card payments and Real-Time Decisions. */
export const cardDeclinePrograms: readonly Program[] = [
  { steps: [...card, { call: "cards.update", id: toIdRef("card"), params: { status: "canceled" } }, authorize()] },
  { steps: [...card, { call: "cards.update", id: toIdRef("card"), params: { status: "disabled" } }, authorize()] },
  {
    steps: [
      ...physicalCard,
      { call: "physicalCards.update", id: toIdRef("physicalCard"), params: { status: "disabled" } },
      authorize({ physical_card_id: toIdRef("physicalCard") }),
    ],
  },
  { steps: [...card, closeAccount, authorize()] },
  { steps: [...ownedAccount, newCard, disableOwner, authorize()] },
  presented({ card_read: "invalid" }),
  presented({ cryptogram: "invalid" }),
  presented({ cvv2: "000" }),
  {
    steps: [
      ...card,
      { call: "cards.details", id: toIdRef("card"), as: "details" },
      authorize({
        presented: { cvv2: { $ref: "details.verification_code" }, expiration: { month: 1, year: 2020 } },
      }),
    ],
  },
  presented({ pin: "0000" }),
  presented({ three_ds: "failed" }),
  {
    steps: [
      ...authorized,
      { call: "simulations.cardReversals.create", params: { card_payment_id: payment } },
      { call: "simulations.cardIncrements.create", params: { card_payment_id: payment, amount: 100 } },
    ],
  },
  { steps: [...card, limit("card"), authorize()] },
  { steps: [...card, authorize()] },
  {
    steps: [
      ...card,
      authorize(),
      { call: "declinedTransactions.retrieve", id: { $ref: "authorization.declined_transaction.id" } },
    ],
  },
  { steps: decisionRequested },
  ...cardRealTimeDecisionReasons.map(
    (reason): Program => ({
      steps: [
        ...decisionRequested,
        latestEvent,
        {
          call: "realTimeDecisions.action",
          id: decision,
          params: { card_authorization: { decision: "decline", decline: { reason } } },
        },
      ],
    }),
  ),
  { steps: [...decisionRequested, { advance: { seconds: 3 } }] },
  {
    steps: [
      ...funded,
      newCard,
      ...subscription,
      authorize({ event_subscription_id: toIdRef("subscription"), actioner: "network" }),
    ],
  },
  { steps: [...decisionRequested, latestEvent, { call: "realTimeDecisions.retrieve", id: decision }] },
  {
    steps: [
      ...decisionRequested,
      latestEvent,
      { call: "realTimeDecisions.action", id: decision, params: { card_authorization: { decision: "approve" } } },
    ],
  },
  ...standInProcessingReasons.map(
    (reason): Program => ({
      steps: [...card, authorize({ network_details: { cardnet: { stand_in_processing_reason: reason } } })],
    }),
  ),
  ...(Object.keys(rails.card.neverGiven) as CardDeclineReason[]).map(
    (reason): Program => ({
      steps: [...card, authorize({ decline_reason: reason })],
    }),
  ),
];

import type { CardAuthorization, CardDecline, CardPayment } from "@sandbank/contract";
import { authorize, authorized, type CardStage, latestElement, paymentOf, simulate } from "../../support/cards.ts";

/** The object that an authorization makes, accepted or declined. */
export function authorizationOf(stage: CardStage, params: object = {}): CardAuthorization | CardDecline {
  const { pending_transaction: pending, declined_transaction: declined } = authorize(stage, params);
  return (pending?.source.card_authorization ?? declined?.source.card_decline) as CardAuthorization | CardDecline;
}

/** The object that a simulation added to a Card Payment. */
export function added({ elements }: CardPayment): object {
  const { category, ...objects } = latestElement({ elements } as CardPayment);
  return objects[category as keyof typeof objects] as unknown as object;
}

/** The Card Payment of an authorization that must be accepted. */
export const pay = (stage: CardStage, params: object = {}) => paymentOf(stage.bank, authorized(stage, params)).id;

const settle = ({ bank, card }: CardStage, params: object = {}) =>
  simulate(bank, "cardSettlements", { card_id: card.id, amount: 5, ...params });

const forced = { decline_reason: "suspected_fraud" };

const increment = (stage: CardStage, params: object) =>
  added(simulate(stage.bank, "cardIncrements", { card_payment_id: pay(stage), amount: 1, ...params }));

const inquire = ({ bank, card }: CardStage, params: object) =>
  added(simulate(bank, "cardBalanceInquiries", { card_id: card.id, ...params }));

/** Every message whose details a simulation sets: the simulation, and the object that it makes. */
export const messages = {
  "an authorization": { simulation: "cardAuthorizations", send: authorizationOf },
  "a declined authorization": {
    simulation: "cardAuthorizations",
    send: (stage: CardStage, params: object) => authorizationOf(stage, { ...params, ...forced }),
  },
  "an increment": { simulation: "cardIncrements", send: increment },
  "a declined increment": {
    simulation: "cardIncrements",
    send: (stage: CardStage, params: object) => increment(stage, { ...forced, ...params }),
  },
  "a balance inquiry": { simulation: "cardBalanceInquiries", send: inquire },
  "a declined balance inquiry": {
    simulation: "cardBalanceInquiries",
    send: (stage: CardStage, params: object) => inquire(stage, { ...forced, ...params }),
  },
  "a reversal": {
    simulation: "cardReversals",
    send: (stage: CardStage, params: object) =>
      added(simulate(stage.bank, "cardReversals", { card_payment_id: pay(stage), ...params })),
  },
  "a settlement": {
    simulation: "cardSettlements",
    send: (stage: CardStage, params: object) => settle(stage, params).source.card_settlement as object,
  },
  "a refund": {
    simulation: "cardRefunds",
    send: (stage: CardStage, params: object) => {
      const { source } = simulate(stage.bank, "cardRefunds", { transaction_id: settle(stage).id, ...params });
      return source.card_refund as object;
    },
  },
} as const;

export type Message = keyof typeof messages;

export const authorizations: readonly Message[] = ["an authorization", "a declined authorization"];
export const increments: readonly Message[] = ["an increment", "a declined increment"];
export const inquiries: readonly Message[] = ["a balance inquiry", "a declined balance inquiry"];

import type { Card, CardDeclineReason, CardDetails, Entity, PhysicalCard } from "@sandbank/contract";
import type { ClientVerdict } from "../../client-decisions/outcome.ts";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import { balanceCovers, type DebitFacts, noLimitIsExceeded } from "../../declines/debit-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type ControlBreach, factsOfBreach } from "../../state/control-breach.ts";
import type { RuleFacts } from "../../state/rule-facts.ts";

/** The data that the cardholder presented. An absent field was not presented. */
export interface Presented {
  readonly cvv2?: string | undefined;
  readonly expiration?: { readonly month: number; readonly year: number } | undefined;
  readonly pin?: string | undefined;
  readonly cryptogram?: "valid" | "invalid" | undefined;
  readonly three_ds?: "passed" | "failed" | undefined;
  readonly card_read?: "valid" | "invalid" | undefined;
}

export interface CardFacts extends DebitFacts {
  readonly card: Card;
  readonly owner: Entity;
  /** The Entity that holds the Card, if one is named. */
  readonly holder: Entity | null;
  /** The Physical Card that was used, if any. */
  readonly physicalCard: PhysicalCard | null;
  readonly details: CardDetails;
  readonly presented: Presented;
  /** Whether the authorization to increment is open; null if the request is not an increment. */
  readonly isAuthorizationOpen: boolean | null;
  /** The first authorization control that is breached. */
  readonly breachedControl: ControlBreach | null;
  readonly verdict: ClientVerdict | null;
}

const verdictFacts = ({ verdict }: Pick<CardFacts, "verdict">): RuleFacts => ({
  verdict: null,
  realTimeDecision: null,
  declineReason: null,
  ...verdict,
});

export const cardRules = [
  {
    id: "card_canceled",
    reason: "card_canceled",
    condition: "The Card is not canceled.",
    failure: "The Card is canceled.",
    broken: ({ card }) => card.status === "canceled",
    facts: ({ card }) => ({ card: card.id, status: card.status }),
  },
  {
    id: "card_not_active",
    reason: "card_not_active",
    condition: "The Card is not disabled.",
    failure: "The Card is disabled.",
    broken: ({ card }) => card.status === "disabled",
    facts: ({ card }) => ({ card: card.id, status: card.status }),
  },
  {
    id: "physical_card_not_active",
    reason: "physical_card_not_active",
    condition: "The Physical Card, if one is used, is active.",
    failure: "The Physical Card is not active.",
    finding: ({ physicalCard }) => `The Physical Card is ${physicalCard?.status}.`,
    broken: ({ physicalCard }) => physicalCard !== null && physicalCard.status !== "active",
    facts: ({ physicalCard }) => ({ physicalCard: physicalCard?.id ?? null, status: physicalCard?.status ?? null }),
  },
  accountIsOpen("account_closed"),
  ownerIsActive("entity_not_active"),
  {
    id: "entity_not_active-holder",
    reason: "entity_not_active",
    condition: "The Entity that holds the Card is active.",
    failure: "The Entity that holds the Card is not active.",
    finding: ({ holder }) => `The Entity that holds the Card is ${holder?.status}.`,
    broken: ({ holder }) => holder !== null && holder.status !== "active",
    facts: ({ holder }) => ({ entity: holder?.id ?? null, status: holder?.status ?? null }),
  },
  {
    id: "invalid_physical_card",
    reason: "invalid_physical_card",
    condition: "The Physical Card belongs to this Card and can be read.",
    failure: "The Physical Card belongs to another Card, or cannot be read.",
    broken: ({ card, physicalCard, presented }) =>
      (physicalCard !== null && physicalCard.card_id !== card.id) || presented.card_read === "invalid",
    facts: ({ physicalCard, presented }) => ({
      physicalCardOf: physicalCard?.card_id ?? null,
      cardRead: presented.card_read ?? null,
    }),
  },
  {
    id: "invalid_cryptogram",
    reason: "invalid_cryptogram",
    condition: "The cryptogram of the chip or token is valid.",
    failure: "The cryptogram of the chip or token is invalid.",
    broken: ({ presented }) => presented.cryptogram === "invalid",
    facts: ({ presented }) => ({ cryptogram: presented.cryptogram ?? null }),
  },
  {
    id: "cvv2_mismatch",
    reason: "cvv2_mismatch",
    condition: "The verification code, if presented, is the Card's.",
    failure: "The presented verification code is not the Card's.",
    broken: ({ presented, details }) => presented.cvv2 !== undefined && presented.cvv2 !== details.verification_code,
    facts: ({ presented }) => ({ cvv2: presented.cvv2 ?? null }),
  },
  {
    id: "card_expiration_mismatch",
    reason: "card_expiration_mismatch",
    condition: "The expiration, if presented with a verification code, is the Card's.",
    failure: "The presented expiration is not the Card's.",
    broken: ({ presented: { cvv2, expiration }, details }) =>
      cvv2 !== undefined &&
      expiration !== undefined &&
      (expiration.month !== details.expiration_month || expiration.year !== details.expiration_year),
    facts: ({ presented: { cvv2, expiration } }) => ({
      cvv2: cvv2 ?? null,
      month: expiration?.month ?? null,
      year: expiration?.year ?? null,
    }),
  },
  {
    id: "pin_mismatch",
    reason: "pin_mismatch",
    condition: "The PIN, if presented, is the Card's.",
    failure: "The presented PIN is not the Card's.",
    broken: ({ presented, details }) => presented.pin !== undefined && presented.pin !== details.pin,
    facts: ({ presented }) => ({ pin: presented.pin ?? null }),
  },
  {
    id: "failed_3ds_authentication",
    reason: "failed_3ds_authentication",
    condition: "3-D Secure, if attempted, authenticated the cardholder.",
    failure: "3-D Secure did not authenticate the cardholder.",
    broken: ({ presented }) => presented.three_ds === "failed",
    facts: ({ presented }) => ({ threeDs: presented.three_ds ?? null }),
  },
  {
    id: "missing_original_authorization",
    reason: "missing_original_authorization",
    condition: "The authorization to increment is open.",
    failure: "The authorization to increment is no longer open.",
    broken: ({ isAuthorizationOpen }) => isAuthorizationOpen === false,
    facts: ({ isAuthorizationOpen }) => ({ isAuthorizationOpen }),
  },
  {
    id: "breaches_limit-controls",
    reason: "breaches_limit",
    condition: "Each authorization control of the Card allows the payment.",
    failure: "An authorization control of the Card does not allow the payment.",
    broken: ({ breachedControl }) => breachedControl !== null,
    facts: ({ breachedControl }) => (breachedControl === null ? { breachedControl } : factsOfBreach(breachedControl)),
    control: ({ breachedControl }) => breachedControl,
  },
  noLimitIsExceeded,
  balanceCovers,
  {
    id: "declined_by_stand_in_processing",
    reason: "declined_by_stand_in_processing",
    condition: "The network did not stand in for your Real-Time Decision.",
    failure: "The network stood in for your Real-Time Decision, and declined.",
    broken: ({ verdict }) => verdict?.verdict === "stood_in",
    facts: verdictFacts,
  },
  {
    id: "webhook_timed_out",
    reason: "webhook_timed_out",
    condition: "Your Real-Time Decision, if requested, arrived in time.",
    failure: "Your Real-Time Decision did not arrive in time.",
    broken: ({ verdict }) => verdict?.verdict === "timed_out",
    facts: verdictFacts,
  },
  {
    id: "webhook_declined",
    reason: "webhook_declined",
    condition: "Your Real-Time Decision, if requested, did not decline the payment.",
    failure: "Your Real-Time Decision declined the payment.",
    broken: ({ verdict }) => verdict?.verdict === "decline",
    facts: verdictFacts,
    decidedBy: "client",
  },
] as const satisfies readonly DeclineRule<CardFacts, CardDeclineReason>[];

const suspicion = "The emulator does not detect fraud or card testing.";

export const cardNeverGiven: NeverGiven<CardDeclineReason, typeof cardRules> = {
  group_locked: "Groups of Accounts cannot be locked; a closed Account gives `account_closed` (D-39).",
  transaction_not_allowed: "Every kind of card payment is allowed.",
  suspected_card_testing: suspicion,
  suspected_fraud: suspicion,
};

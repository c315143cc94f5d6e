import type {
  Card,
  CardDeclineReason,
  CardDetails,
  CardRealTimeDecisionReason,
  Entity,
  PhysicalCard,
  RealTimeDecisionChoice,
  RealTimeDecisionId,
} from "@sandbank/contract";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import { balanceCovers, type DebitFacts, noLimitIsPassed } from "../../declines/debit-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type ControlBreach, factsOfBreach } from "../../state/control-breach.ts";
import type { RuleFacts } from "../../state/rule-facts.ts";

/** What the instrument showed; what is absent was not presented. */
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
  /** The Entity that the Card is held by, if one was named. */
  readonly holder: Entity | null;
  /** The one that was used in person, if any. */
  readonly physicalCard: PhysicalCard | null;
  readonly details: CardDetails;
  readonly presented: Presented;
  /** Whether the authorization that is to be incremented is open; null for anything but an increment. */
  readonly isAuthorizationOpen: boolean | null;
  /** The first authorization control that is breached. */
  readonly breachedControl: ControlBreach | null;
  readonly verdict: ClientVerdict | null;
}

/** What came of asking the client about a card payment (D-102). Null while they have not been asked. */
export interface ClientVerdict {
  /** Their decision, or that there was none in time; `stood_in` where they were to be asked and the network stood in. */
  readonly verdict: RealTimeDecisionChoice | "timed_out" | "stood_in";
  /** By which Real-Time Decision; null where the network stood in. */
  readonly realTimeDecision: RealTimeDecisionId | null;
  /** Why they declined it, where they did. */
  readonly declineReason: CardRealTimeDecisionReason | null;
}

const verdictFacts = ({ verdict }: Pick<CardFacts, "verdict">): RuleFacts => ({
  verdict: null,
  realTimeDecision: null,
  declineReason: null,
  ...verdict,
});

export const cardRules = [
  {
    reason: "card_canceled",
    holds: "The Card is not canceled.",
    broken: ({ card }) => card.status === "canceled",
    facts: ({ card }) => ({ card: card.id, status: card.status }),
  },
  {
    reason: "card_not_active",
    holds: "The Card is not disabled.",
    broken: ({ card }) => card.status === "disabled",
    facts: ({ card }) => ({ card: card.id, status: card.status }),
  },
  {
    reason: "physical_card_not_active",
    holds: "The Physical Card that is used is active.",
    broken: ({ physicalCard }) => physicalCard !== null && physicalCard.status !== "active",
    facts: ({ physicalCard }) => ({ physicalCard: physicalCard?.id ?? null, status: physicalCard?.status ?? null }),
  },
  accountIsOpen("account_closed"),
  ownerIsActive("entity_not_active"),
  {
    reason: "entity_not_active",
    holds: "The Entity that holds the Card is active.",
    broken: ({ holder }) => holder !== null && holder.status !== "active",
    facts: ({ holder }) => ({ entity: holder?.id ?? null, status: holder?.status ?? null }),
  },
  {
    reason: "invalid_physical_card",
    holds: "The Physical Card is of this Card and can be read.",
    broken: ({ card, physicalCard, presented }) =>
      (physicalCard !== null && physicalCard.card_id !== card.id) || presented.card_read === "invalid",
    facts: ({ physicalCard, presented }) => ({
      physicalCardOf: physicalCard?.card_id ?? null,
      cardRead: presented.card_read ?? null,
    }),
  },
  {
    reason: "invalid_cryptogram",
    holds: "The cryptogram of the chip or the token is right.",
    broken: ({ presented }) => presented.cryptogram === "invalid",
    facts: ({ presented }) => ({ cryptogram: presented.cryptogram ?? null }),
  },
  {
    reason: "cvv2_mismatch",
    holds: "The verification code is the Card's, where one is presented.",
    broken: ({ presented, details }) => presented.cvv2 !== undefined && presented.cvv2 !== details.verification_code,
    facts: ({ presented }) => ({ cvv2: presented.cvv2 ?? null }),
  },
  {
    reason: "card_expiration_mismatch",
    holds: "The expiration is the Card's, where one is presented with a verification code.",
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
    reason: "pin_mismatch",
    holds: "The PIN is the Card's, where one is presented.",
    broken: ({ presented, details }) => presented.pin !== undefined && presented.pin !== details.pin,
    facts: ({ presented }) => ({ pin: presented.pin ?? null }),
  },
  {
    reason: "failed_3ds_authentication",
    holds: "3-D Secure did not fail to identify the cardholder, where it was tried.",
    broken: ({ presented }) => presented.three_ds === "failed",
    facts: ({ presented }) => ({ threeDs: presented.three_ds ?? null }),
  },
  {
    reason: "missing_original_authorization",
    holds: "The authorization that is to be incremented is open.",
    broken: ({ isAuthorizationOpen }) => isAuthorizationOpen === false,
    facts: ({ isAuthorizationOpen }) => ({ isAuthorizationOpen }),
  },
  {
    reason: "breaches_limit",
    holds: "No authorization control of the Card is breached.",
    broken: ({ breachedControl }) => breachedControl !== null,
    facts: ({ breachedControl }) => (breachedControl === null ? { breachedControl } : factsOfBreach(breachedControl)),
    control: ({ breachedControl }) => breachedControl,
  },
  noLimitIsPassed,
  balanceCovers,
  {
    reason: "declined_by_stand_in_processing",
    holds: "The network did not stand in where you were to be asked.",
    broken: ({ verdict }) => verdict?.verdict === "stood_in",
    facts: verdictFacts,
  },
  {
    reason: "webhook_timed_out",
    holds: "You decided in time, where you were asked.",
    broken: ({ verdict }) => verdict?.verdict === "timed_out",
    facts: verdictFacts,
  },
  {
    reason: "webhook_declined",
    holds: "You did not decline it, where you were asked.",
    broken: ({ verdict }) => verdict?.verdict === "decline",
    facts: verdictFacts,
    decidedBy: "client",
  },
] as const satisfies readonly DeclineRule<CardFacts, CardDeclineReason>[];

const suspicion = "Nothing here suspects anybody.";

export const cardNeverGiven: NeverGiven<CardDeclineReason, typeof cardRules> = {
  group_locked: "Nothing locks a group of Accounts here; a closed Account is `account_closed` (D-39).",
  transaction_not_allowed: "Every kind of card payment is allowed here.",
  suspected_card_testing: suspicion,
  suspected_fraud: suspicion,
};

import type { Account, Card, CardDetails, CardProcessingCategoryParams, PhysicalCard } from "@sandbank/contract";
import type { ClientVerdict } from "../../client-decisions/outcome.ts";
import { invariant } from "../../invariant.ts";
import { noLimits } from "../../limits/check-limits.ts";
import { availableBalanceAt } from "../../money/balances.ts";
import { existing } from "../../objects/objects.ts";
import { debitFacts } from "../../rails/debit-facts.ts";
import type { World } from "../../world/world.ts";
import { deriveDetails } from "../cards/details.ts";
import { breachedControl, type ControlledPayment } from "./controls.ts";
import type { CardFacts, Presented } from "./decline-rules.ts";

/** The Card of a payment, with the objects that belong to it. */
export interface Instruments {
  readonly card: Card;
  readonly account: Account;
  readonly physicalCard: PhysicalCard | null;
  readonly details: CardDetails;
}

/** Loads the Card of a payment, with the objects that belong to it. Refuses an unknown id with 404. */
export function loadInstruments(
  { state }: World,
  {
    card_id,
    physical_card_id: physicalCardId = null,
  }: { readonly card_id?: string | undefined; readonly physical_card_id?: string | null | undefined },
): Instruments {
  const { accounts, cards, physicalCards } = state.tables;
  const named = card_id === undefined ? undefined : existing(cards, "card", card_id);
  const physicalCard = physicalCardId === null ? null : existing(physicalCards, "physical_card", physicalCardId);
  const id = named?.id ?? physicalCard?.card_id;
  invariant(id !== undefined, "a card payment names neither a Card nor a Physical Card");
  const card = named ?? existing(cards, "card", id);
  return { card, account: existing(accounts, "account", card.account_id), physicalCard, details: deriveDetails(card) };
}

interface Named {
  readonly authenticated_card_payment_id?: string | undefined;
  readonly event_subscription_id?: string | undefined;
  readonly processing_category?: CardProcessingCategoryParams | undefined;
}

/** Refuses with 404 if an object that no rule reads is unknown. */
export function requireNamed({ state }: World, named: Named): void {
  const { authenticated_card_payment_id, event_subscription_id, processing_category } = named;
  const { cardPayments, eventSubscriptions } = state.tables;
  const { original_card_payment_id } = processing_category?.refund ?? {};
  if (authenticated_card_payment_id !== undefined)
    existing(cardPayments, "card_payment", authenticated_card_payment_id);
  if (event_subscription_id !== undefined) existing(eventSubscriptions, "event_subscription", event_subscription_id);
  if (original_card_payment_id !== undefined) existing(cardPayments, "card_payment", original_card_payment_id);
}

/** A request for money. */
export interface Request {
  /** Minor units. */
  readonly amount: number;
  /** 0 for an increment, and for a request that moves no money. */
  readonly count: 0 | 1;
  /** Whether money is to leave the Account. Balances and Limits are not checked for a credit. */
  readonly isDebit: boolean;
  readonly merchant: ControlledPayment["merchant"];
  readonly presented: Presented;
  readonly isAuthorizationOpen?: boolean;
  /** The outcome of the Real-Time Decision. Default: there was none. */
  readonly verdict?: ClientVerdict | null;
}

/** Reads all facts that the rules of the card rail compare. */
export function cardFacts(world: World, instruments: Instruments, request: Request): CardFacts {
  const { entities } = world.state.tables;
  const { card, account } = instruments;
  const { amount, count, isDebit, merchant, presented, isAuthorizationOpen = null, verdict = null } = request;
  const { ledger, now } = world.state;
  return {
    ...instruments,
    ...(isDebit
      ? debitFacts(world, { account, route: card.id, count, amount })
      : { amount: 0, availableBalance: availableBalanceAt(ledger, account, now), limits: noLimits }),
    owner: existing(entities, "entity", account.entity_id),
    holder: card.entity_id === null ? null : existing(entities, "entity", card.entity_id),
    presented,
    isAuthorizationOpen,
    breachedControl: breachedControl(world, { card, amount: isDebit ? amount : 0, count, merchant }),
    verdict,
  };
}

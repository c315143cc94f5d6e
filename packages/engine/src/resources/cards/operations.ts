import type {
  Card,
  CardCreateParams,
  CardDetails,
  CardIframeUrl,
  CardUpdateParams,
  DigitalCardProfile,
  Entity,
} from "@sandbank/contract";
import { BIN, deriveCardNumber, deriveMonthsOfValidity } from "../../digits/card-number.ts";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import { ownedAccount } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { hasAny } from "../../store/table.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { createControls } from "./controls.ts";
import { deriveDetails } from "./details.ts";
import { deriveDetailsIframe } from "./details-iframe.ts";
import { createRules, detailsIframeRules, updateRules } from "./refusals.ts";
import { cardStates } from "./states.ts";

export const cardOperations = {
  "cards.list": createListHandler("cards", (params) => ({
    where: {
      account_id: equal(params.account_id),
      idempotency_key: equal(params.idempotency_key),
      status: params.status?.in,
    },
  })),
  "cards.create": refusedBy(createRules, create),
  "cards.retrieve": retrieveFrom("cards", "card"),
  "cards.update": refusedBy(updateRules, update),
  "cards.details": details,
  "cards.createDetailsIframe": refusedBy(detailsIframeRules, createDetailsIframe),
} satisfies Handlers;

function create(
  world: World,
  { params, idempotencyKey }: Call<"cards.create">,
  requireAll: RequireAll<typeof createRules>,
): Card {
  const { cards } = world.state.tables;
  const { account, owner } = ownedAccount(world, params.account_id);
  const holder = findHolder(world, params);
  requireAll({ account, owner, holder, profile: findProfile(world, params) });
  const id = unusedId(world);
  const card: Card = {
    id,
    account_id: account.id,
    authorization_controls: createControls(params.authorization_controls),
    billing_address: createBillingAddress(params.billing_address),
    bin: BIN,
    created_at: readNow(world),
    description: params.description ?? null,
    digital_wallet: createDigitalWallet(params.digital_wallet),
    entity_id: holder?.id ?? null,
    ...deriveExpiration(world, id),
    idempotency_key: idempotencyKey,
    last4: deriveCardNumber(id).slice(-4),
    status: "active",
    type: "card",
  };
  return add(world, cards, card, "card.created");
}

function update(world: World, { id, params }: Call<"cards.update">, requireAll: RequireAll<typeof updateRules>): Card {
  const { cards } = world.state.tables;
  const card = existing(cards, "card", id);
  const holder = findHolder(world, params);
  const profile = findProfile(world, params);
  const trigger = params.status ?? card.status;
  const status = nextState(world, cardStates, { id: card.id, state: card.status, trigger });
  const changes = { ...readChanges(params), status };
  // Naming the present holder or profile again changes nothing, so it need not be active (D-40).
  const newHolder = holder?.id === card.entity_id ? null : holder;
  const newProfile = profile?.id === card.digital_wallet?.digital_card_profile_id ? null : profile;
  requireAll({ card, changed: { ...card, ...changes }, holder: newHolder, profile: newProfile });
  return change(world, cards, card, changes, "card.updated");
}

function details({ state }: World, { id }: Call<"cards.details">): CardDetails {
  return deriveDetails(existing(state.tables.cards, "card", id));
}

function createDetailsIframe(
  world: World,
  { id, params }: Call<"cards.createDetailsIframe">,
  requireAll: RequireAll<typeof detailsIframeRules>,
): CardIframeUrl {
  const { cards, physicalCards } = world.state.tables;
  const card = existing(cards, "card", id);
  const named = params.physical_card_id;
  const physicalCard = named === undefined ? null : existing(physicalCards, "physical_card", named);
  requireAll({ card, physicalCard });
  return deriveDetailsIframe(world, card, physicalCard);
}

/** The Entity that the request names as the holder; null if it names none. Refuses an unknown id with 404. */
function findHolder({ state }: World, params: CardCreateParams | CardUpdateParams): Entity | null {
  return params.entity_id === undefined ? null : existing(state.tables.entities, "entity", params.entity_id);
}

/** The Digital Card Profile that the request names; null if it names none. Refuses an unknown id with 404. */
function findProfile({ state }: World, params: CardCreateParams | CardUpdateParams): DigitalCardProfile | null {
  const id = params.digital_wallet?.digital_card_profile_id;
  return id === undefined ? null : existing(state.tables.digitalCardProfiles, "digital_card_profile", id);
}

/** An id whose card number no other Card has. Card numbers are unique, like those of Account Numbers (D-53). */
function unusedId(world: World): Card["id"] {
  for (;;) {
    const id = newId(world, "card");
    if (!hasAny(world.state.tables.cards, { card_number: [deriveCardNumber(id)] })) return id;
  }
}

function deriveExpiration(world: World, id: Card["id"]): Pick<Card, "expiration_month" | "expiration_year"> {
  const [year = 0, month = 0] = readNow(world).split("-").map(Number);
  const months = year * 12 + (month - 1) + deriveMonthsOfValidity(id);
  return { expiration_month: (months % 12) + 1, expiration_year: Math.floor(months / 12) };
}

/** A PATCH replaces the fields that it contains; it replaces an object as a whole. */
function readChanges(params: CardUpdateParams): Partial<Card> {
  const { description, entity_id, billing_address, digital_wallet, authorization_controls } = params;
  return {
    ...(description === undefined ? {} : { description }),
    ...(entity_id === undefined ? {} : { entity_id: entity_id as NonNullable<Card["entity_id"]> }),
    ...(billing_address === undefined ? {} : { billing_address: createBillingAddress(billing_address) }),
    ...(digital_wallet === undefined ? {} : { digital_wallet: createDigitalWallet(digital_wallet) }),
    ...(authorization_controls === undefined ? {} : { authorization_controls: createControls(authorization_controls) }),
  };
}

function createBillingAddress(address: CardCreateParams["billing_address"]): Card["billing_address"] {
  if (address === undefined) return { city: null, line1: null, line2: null, postal_code: null, state: null };
  return { ...address, line2: address.line2 ?? null };
}

/** An absent wallet and an empty object are both null; the empty object removes the present wallet. */
function createDigitalWallet(wallet: CardCreateParams["digital_wallet"] = {}): Card["digital_wallet"] {
  const { digital_card_profile_id = null, email = null, phone = null } = wallet;
  if (digital_card_profile_id === null && email === null && phone === null) return null;
  return { digital_card_profile_id, email, phone };
}

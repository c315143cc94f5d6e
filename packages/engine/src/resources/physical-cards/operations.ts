import type { PhysicalCard, PhysicalCardCreateParams, PhysicalCardProfile } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import { normalizeTimestamp } from "../../ports/instant.ts";
import { ownedAccount } from "../../refusals/account-refusals.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { latest } from "../../store/table.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { submitShipment } from "./live-shipment.ts";
import { moveShipment } from "./move-shipment.ts";
import { createRules, type OrderFacts } from "./refusals.ts";
import { physicalCardStates, shipmentStates } from "./states.ts";
import { ensureTracking } from "./tracking.ts";

export const physicalCardOperations = {
  "physicalCards.list": createListHandler("physicalCards", (params) => ({
    where: { card_id: equal(params.card_id), idempotency_key: equal(params.idempotency_key) },
  })),
  "physicalCards.create": refusedBy(createRules, create),
  "physicalCards.retrieve": retrieveFrom("physicalCards", "physical_card"),
  "physicalCards.update": update,
  "simulations.physicalCards.advanceShipment": advanceShipment,
  "simulations.physicalCards.addTrackingUpdate": addTrackingUpdate,
} satisfies Handlers;

/**
 * A live bank submits the order immediately (D-60). The response still has the shipment as `pending` (D-57); the next
 * call has it as `submitted`.
 */
function create(
  world: World,
  { params, idempotencyKey }: Call<"physicalCards.create">,
  requireAll: RequireAll<typeof createRules>,
): PhysicalCard {
  const facts = loadOrderFacts(world, params);
  requireAll(facts);
  const physicalCard: PhysicalCard = {
    id: newId(world, "physical_card"),
    card_id: facts.card.id,
    cardholder: params.cardholder,
    created_at: readNow(world),
    idempotency_key: idempotencyKey,
    physical_card_profile_id: facts.profile?.id ?? null,
    shipment: createShipment(params.shipment),
    status: "active",
    type: "physical_card",
  };
  add(world, world.state.tables.physicalCards, physicalCard, "physical_card.created");
  if (world.state.genesis.environment === "live") submitShipment(world, physicalCard);
  return physicalCard;
}

function update(world: World, { id, params }: Call<"physicalCards.update">): PhysicalCard {
  const { physicalCards } = world.state.tables;
  const physicalCard = existing(physicalCards, "physical_card", id);
  const { id: known, status: state } = physicalCard;
  const status = nextState(world, physicalCardStates, { id: known, state, trigger: params.status });
  return change(world, physicalCards, physicalCard, { status }, "physical_card.updated");
}

function advanceShipment(
  world: World,
  { id, params }: Call<"simulations.physicalCards.advanceShipment">,
): PhysicalCard {
  const physicalCard = existing(world.state.tables.physicalCards, "physical_card", id);
  const { id: known, shipment } = physicalCard;
  const trigger = params.shipment_status;
  const status = nextState(world, shipmentStates, {
    id: known,
    state: shipment.status,
    trigger,
    field: "shipment.status",
  });
  return moveShipment(world, physicalCard, status);
}

/** Creates the tracking if there is none, and does not change the state of the shipment (D-58, D-59). */
function addTrackingUpdate(
  world: World,
  { id, params }: Call<"simulations.physicalCards.addTrackingUpdate">,
): PhysicalCard {
  const { physicalCards } = world.state.tables;
  const physicalCard = existing(physicalCards, "physical_card", id);
  const { carrier_estimated_delivery_at: estimate, category, city = null, postal_code = null, state = null } = params;
  const report = {
    carrier_estimated_delivery_at: estimate === undefined ? null : normalizeTimestamp(estimate),
    category,
    city,
    created_at: readNow(world),
    postal_code,
    state,
  };
  const tracking = ensureTracking(world, physicalCard);
  const shipment = { ...physicalCard.shipment, tracking: { ...tracking, updates: [...tracking.updates, report] } };
  return change(world, physicalCards, physicalCard, { shipment }, "physical_card.updated");
}

/** Loads the objects of an order. Refuses an unknown Card or profile with 404. */
function loadOrderFacts(world: World, params: PhysicalCardCreateParams): OrderFacts {
  const { cards, physicalCardProfiles: profiles } = world.state.tables;
  const card = existing(cards, "card", params.card_id);
  const { account, owner } = ownedAccount(world, card.account_id);
  const named = params.physical_card_profile_id;
  const profile: PhysicalCardProfile | undefined =
    named === undefined
      ? latest(profiles, { default_of: [account.program_id], status: ["active"] })
      : existing(profiles, "physical_card_profile", named);
  return { card, account, owner, profile: profile ?? null };
}

/** The telephone number is only for the carrier. No response contains it, so it is not stored. */
function createShipment({ address, method, schedule }: PhysicalCardCreateParams["shipment"]): PhysicalCard["shipment"] {
  const { phone_number: _, line2 = null, line3 = null, country = "US", ...lines } = address; // D-56
  return {
    address: { ...lines, line2, line3, country },
    method,
    schedule: schedule ?? (method === "courier_a_priority_overnight" ? "same_day" : "next_day"),
    status: "pending", // D-57
    tracking: null,
  };
}

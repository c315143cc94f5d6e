import type { EventSubscription } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { giveSecret } from "../../webhooks/secrets.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { eventSubscriptionStates } from "./states.ts";

export const eventSubscriptionOperations = {
  "eventSubscriptions.list": createListHandler("eventSubscriptions", (params) => ({
    where: { idempotency_key: equal(params.idempotency_key) },
  })),
  "eventSubscriptions.create": create,
  "eventSubscriptions.retrieve": retrieveFrom("eventSubscriptions", "event_subscription"),
  "eventSubscriptions.update": update,
} satisfies Handlers;

function create(world: World, { params, idempotencyKey }: Call<"eventSubscriptions.create">): EventSubscription {
  const { state } = world;
  const { selected_event_categories: selected } = params;
  const subscription: EventSubscription = {
    id: newId(world, "event_subscription"),
    created_at: readNow(world),
    idempotency_key: idempotencyKey,
    oauth_connection_id: params.oauth_connection_id ?? null,
    selected_event_categories: selected ? [...selected] : null,
    status: params.status ?? "active",
    type: "event_subscription",
    url: params.url,
  };
  giveSecret(world, subscription.id, params.shared_secret);
  return add(world, state.tables.eventSubscriptions, subscription, "event_subscription.created");
}

function update(world: World, { id, params }: Call<"eventSubscriptions.update">): EventSubscription {
  const { eventSubscriptions } = world.state.tables;
  const subscription = existing(eventSubscriptions, "event_subscription", id);
  const { status: state } = subscription;
  const status = nextState(world, eventSubscriptionStates, {
    id: subscription.id,
    state,
    trigger: params.status ?? state,
  });
  return change(world, eventSubscriptions, subscription, { status }, "event_subscription.updated");
}

import type { EventSubscription, EventSubscriptionList } from "@sandbank/contract";
import { equal, listPage } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { newId, nowOf, type World } from "../../state/world.ts";
import { giveSecret } from "../../webhooks/secrets.ts";
import { eventSubscriptionStates } from "./states.ts";

export const eventSubscriptionOperations = {
  "eventSubscriptions.list": list,
  "eventSubscriptions.create": create,
  "eventSubscriptions.retrieve": retrieve,
  "eventSubscriptions.update": update,
} satisfies Handlers;

function list(world: World, { params }: Call<"eventSubscriptions.list">): EventSubscriptionList {
  return listPage(world, "eventSubscriptions.list", world.state.tables.eventSubscriptions, params, {
    where: { idempotency_key: equal(params.idempotency_key) },
  });
}

function create(world: World, { params, idempotencyKey }: Call<"eventSubscriptions.create">): EventSubscription {
  const { state } = world;
  const subscription: EventSubscription = {
    id: newId(world, "event_subscription"),
    created_at: nowOf(world),
    idempotency_key: idempotencyKey,
    oauth_connection_id: null,
    selected_event_categories: params.selected_event_categories ?? null,
    status: params.status ?? "active",
    type: "event_subscription",
    url: params.url,
  };
  giveSecret(world, subscription.id, params.shared_secret);
  return add(world, state.tables.eventSubscriptions, subscription, "event_subscription.created");
}

function retrieve({ state }: World, { id }: Call<"eventSubscriptions.retrieve">): EventSubscription {
  return existing(state.tables.eventSubscriptions, "event_subscription", id);
}

function update(world: World, { id, params }: Call<"eventSubscriptions.update">): EventSubscription {
  const { eventSubscriptions } = world.state.tables;
  const subscription = existing(eventSubscriptions, "event_subscription", id);
  const { status: state } = subscription;
  const status = nextState(eventSubscriptionStates, { id: subscription.id, state, trigger: params.status ?? state });
  return change(world, eventSubscriptions, subscription, { status }, "event_subscription.updated");
}

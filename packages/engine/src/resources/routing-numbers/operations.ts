import type { RoutingNumberList } from "@sandbank/contract";
import { findBank } from "../../rails/routing-numbers.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import type { World } from "../../world/world.ts";

export const routingNumberOperations = { "routingNumbers.list": list } satisfies Handlers;

/** A list of at most one bank, so no page has a next one. */
function list({ state }: World, { params }: Call<"routingNumbers.list">): RoutingNumberList {
  const bank = findBank(state, params.routing_number);
  return { data: bank === undefined ? [] : [bank], next_cursor: null };
}

import type { EventList } from "@sandbank/contract";
import { equal, listPage, resumed } from "../../objects/lists.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { retrieveFrom } from "../../resource-kit/read-operations.ts";
import { notePoll } from "../../world/idler.ts";
import type { World } from "../../world/world.ts";

export const eventOperations = {
  "events.list": list,
  "events.retrieve": retrieveFrom("events", "event"),
} satisfies Handlers;

function list(world: World, call: Call<"events.list">): EventList {
  const params = resumed(world, "events.list", call.params);
  const direction = params.order_by?.direction ?? "descending";
  const page = listPage(world, "events.list", world.state.tables.events, params, {
    where: {
      associated_object_id: equal(params.associated_object_id),
      category: params.category?.in,
    },
    direction,
  });
  if (direction === "ascending" && page.data.length === 0) notePoll(world);
  return page;
}

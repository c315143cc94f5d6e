import type { Event } from "@sandbank/contract";
import { findOtherId } from "../state/objects-by-id.ts";
import type { World } from "../world/world.ts";

/** How a webhook is sent: in a right bank, `right`. */
export function howSent({ probe }: World, { category }: Event): "right" | "unsent" | "other-object" | "wrong-secret" {
  return probe === null ? "right" : probe.at(`webhook/${category}`, "right");
}

/** The Event in the body of a webhook. */
export function sentEvent(world: World, event: Event): Event {
  if (howSent(world, event) !== "other-object") return event;
  return { ...event, associated_object_id: findOtherId(world.state, event.associated_object_id) };
}

/** The secrets with which a webhook is signed. */
export function sentWith(world: World, event: Event, secrets: readonly string[]): readonly string[] {
  return howSent(world, event) === "wrong-secret" ? secrets.map((secret) => `not ${secret}`) : secrets;
}

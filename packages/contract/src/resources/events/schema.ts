import * as z from "zod";
import { eventCategories } from "../../event-categories.ts";
import { neverProducedEventCategorySchema } from "../../known-values.ts";
import { once } from "../../once.ts";
import {
  createInFilter,
  createListSchema,
  enumeration,
  id,
  listParams,
  orNeverProduced,
  timestamp,
} from "../../schema-kit.ts";

export { neverProducedEventCategorySchema } from "../../known-values.ts";

export const eventCategorySchema = enumeration("EventCategory", "What happened.", eventCategories);

export const eventSchema = once(() =>
  z
    .strictObject({
      id: id("event", "Identifier of the Event; also the `webhook-id` of its deliveries. Sorts by time."),
      associated_object_id: z
        .string()
        .meta({ description: "Identifier of the object that the Event is about. Fetch the object to see its state." }),
      associated_object_type: z.string().meta({ description: "The `type` of that object." }),
      category: eventCategorySchema(),
      created_at: timestamp("When it happened."),
      type: z.literal("event").meta({ description: "Always `event`." }),
    })
    .meta({
      id: "Event",
      description:
        "Something that happened to an object. It carries no data of the object itself, and is listed for 30 days.",
      discriminant: "category",
    }),
);

export const eventListSchema = once(() => createListSchema("EventList", eventSchema()));

export const eventListParamsSchema = once(() =>
  listParams("EventListParams", {
    associated_object_id: z
      .string()
      .min(1)
      .meta({ description: "Only Events about the object with this identifier, text of at least 1 character." })
      .optional(),
    category: createInFilter(
      orNeverProduced(eventCategorySchema, neverProducedEventCategorySchema),
      "Only Events of one of these categories.",
    ),
    order_by: z
      .strictObject({
        field: enumeration("EventOrderField", "The field to order by.", {
          created_at: "Time of creation.",
        })().optional(),
        direction: enumeration("EventOrderDirection", "The direction of the order.", {
          ascending: "Oldest first. `next_cursor` is then always present: keep it to resume later.",
          descending: "Newest first.",
        })().optional(),
      })
      .meta({ id: "EventOrder", description: "The order of the list. Default: newest first." })
      .optional(),
  }),
);

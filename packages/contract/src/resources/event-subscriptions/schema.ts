import * as z from "zod";
import { constants } from "../../constants.ts";
import { neverProducedEventCategorySchema } from "../../known-values.ts";
import { once } from "../../once.ts";
import {
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  orNeverProduced,
  text,
  timestamp,
  trimmedText,
} from "../../schema-kit.ts";
import { eventCategorySchema } from "../events/schema.ts";

const activeOrDisabled = {
  active: "Events are sent to its URL.",
  disabled: "No Events are sent until it is active again.",
} as const;

export const eventSubscriptionStatusSchema = enumeration(
  "EventSubscriptionStatus",
  "Whether an Event Subscription sends Events.",
  { ...activeOrDisabled, deleted: "No Events are sent, permanently." },
);

export const eventSubscriptionCreateStatusSchema = enumeration(
  "EventSubscriptionCreateStatus",
  "The initial state of an Event Subscription.",
  activeOrDisabled,
);

const selectableCategory = once(() =>
  orNeverProduced(eventCategorySchema, neverProducedEventCategorySchema).meta({
    description: "The category of Events to send.",
  }),
);

export const selectedEventCategorySchema = once(() =>
  z
    .strictObject({ event_category: selectableCategory() })
    .meta({ id: "SelectedEventCategory", description: "The category of Events that an Event Subscription sends." }),
);

const selectedEventCategoryParamsSchema = once(() =>
  z
    .strictObject({ event_category: selectableCategory() })
    .meta({ id: "SelectedEventCategoryParams", description: "The category of Events to send." }),
);

// Check white space first: a URL parser accepts it and drops it.
const absoluteUrl = once(() =>
  z
    .string()
    .regex(/^\S*$/, "must not have white space")
    .check(
      z.url({
        protocol: /^https?$/,
        error: "must be an absolute http(s) URL with a valid host and port, such as `https://example.com/webhooks`",
      }),
    ),
);

export const eventSubscriptionSchema = once(() =>
  z
    .strictObject({
      id: id("event_subscription", "Identifier of the Event Subscription."),
      created_at: timestamp("When the Event Subscription was created."),
      idempotency_key: idempotencyKey(),
      oauth_connection_id: z.string().nullable().meta({
        description:
          "The OAuth connection whose Events to send, or null for your own Events. Of a connection there are none.",
      }),
      selected_event_categories: z.array(selectedEventCategorySchema()).length(1).nullable().meta({
        description: "The category of Events to send, in an array of one element, or null for all categories.",
      }),
      status: eventSubscriptionStatusSchema(),
      type: z.literal("event_subscription").meta({ description: "Always `event_subscription`." }),
      url: z.string().meta({ description: "The URL that Events are sent to." }),
    })
    .meta({
      id: "EventSubscription",
      description: "Sends Events as signed webhooks to a URL. The API never returns the signing secret.",
    }),
);

export const eventSubscriptionListSchema = once(() =>
  createListSchema("EventSubscriptionList", eventSubscriptionSchema()),
);

// D-97.
export const eventSubscriptionCreateParamsSchema = once(() =>
  z
    .strictObject({
      url: absoluteUrl().meta({
        description:
          "The URL to send Events to, absolute, with `https`, and without a user name, a password or white space. In sandbox, `http` is allowed too for loopback addresses: `localhost`, `[::1]`, and `127.0.0.1` or any other of 127.0.0.0/8, also mapped into IPv6.",
      }),
      oauth_connection_id: text(
        "The OAuth connection whose Events to send, 1 to 200 characters. There are no connections, so such an Event Subscription receives nothing. Default: your own Events.",
      ).optional(),
      shared_secret: trimmedText(
        `The secret to sign with, 1 to ${constants.sharedSecretMaximumLength} characters, without white space around it. The API never returns it. Default: a generated secret.`,
        constants.sharedSecretMaximumLength,
      ).optional(),
      status: eventSubscriptionCreateStatusSchema()
        .meta({ description: "Whether to send Events from the start.", default: "active" })
        .optional(),
      selected_event_categories: z
        .array(selectedEventCategoryParamsSchema())
        .length(1)
        .nullable()
        .meta({
          description:
            "The category of Events to send, in an array of exactly one element. Null or absent for all categories.",
        })
        .optional(),
    })
    .meta({ id: "EventSubscriptionCreateParams" }),
);

export const eventSubscriptionUpdateParamsSchema = once(() =>
  z
    .strictObject({
      status: eventSubscriptionStatusSchema()
        .meta({ description: "New state. A deleted Event Subscription stays deleted." })
        .optional(),
    })
    .meta({ id: "EventSubscriptionUpdateParams" }),
);

export const eventSubscriptionListParamsSchema = once(() =>
  listParams("EventSubscriptionListParams", {
    idempotency_key: idempotencyKeyFilter(),
  }),
);

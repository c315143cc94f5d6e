import * as z from "zod";
import { once } from "../../once.ts";
import {
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listOf,
  listParams,
  reference,
  timestamp,
} from "../../schema-kit.ts";

export const limitIntervalSchema = enumeration(
  "LimitInterval",
  "The stretch of time over which a Limit counts debits; it ends with the debit that is being decided.",
  {
    transaction: "The one debit alone.",
    day: "The last 24 hours.",
    week: "The last seven days.",
    month: "Since the same day of the month before, or that month's last day if it is shorter.",
    year: "Since the same day of the year before.",
    all_time: "Every debit there has been.",
  },
);

export const limitMetricSchema = enumeration("LimitMetric", "What a Limit measures.", {
  count: "The number of debits.",
  volume: "The sum of debits, in minor units of the model's currency: cents.",
});

export const limitModelTypeSchema = enumeration("LimitModelType", "The kind of object that a Limit is set on.", {
  account: "An Account, with all of its Account Numbers and Cards.",
  account_number: "One Account Number.",
  card: "One Card.",
});

export const limitStatusSchema = enumeration("LimitStatus", "Whether a Limit is enforced.", {
  active: "Debits that would pass it are declined.",
  inactive: "Set aside for now: nothing is declined on its account.",
});

/** D-71: each type is also the prefix of the identifiers of its objects. */
const modelPrefixes = limitModelTypeSchema.options;

const value = once(() =>
  z.int().min(0).meta({
    description:
      "The most that is let through in the interval, 0 or more: debits if `metric` is `count`, cents if it is `volume`.",
  }),
);

export const limitSchema = once(() =>
  z
    .strictObject({
      id: id("limit", "Identifier of the Limit."),
      created_at: timestamp("When the Limit was created."),
      idempotency_key: idempotencyKey(),
      interval: limitIntervalSchema()
        .nullable()
        .meta({ description: "The stretch of time over which it counts, or null where none applies." }),
      metric: limitMetricSchema(),
      model_id: id(modelPrefixes, "The Account, Account Number or Card that it is set on."),
      model_type: limitModelTypeSchema(),
      status: limitStatusSchema(),
      type: z.literal("limit").meta({ description: "Always `limit`." }),
      value: value(),
    })
    .meta({
      id: "Limit",
      description: "A bound on the number or the volume of debits. All active Limits of an object apply together.",
    }),
);

export const limitListSchema = once(() => listOf("LimitList", limitSchema()));

export const limitCreateParamsSchema = once(() =>
  z
    .strictObject({
      metric: limitMetricSchema(),
      model_id: reference(modelPrefixes, "The Account, Account Number or Card to set the Limit on."),
      value: value(),
      // D-70: not optional, although the contract names a default too. It requires the interval with either metric,
      // and there is no third metric to leave it out with.
      interval: limitIntervalSchema(),
    })
    .meta({ id: "LimitCreateParams" }),
);

export const limitUpdateParamsSchema = once(() =>
  z.strictObject({ status: limitStatusSchema() }).meta({ id: "LimitUpdateParams" }),
);

export const limitListParamsSchema = once(() =>
  listParams("LimitListParams", {
    model_id: reference(modelPrefixes, "Only Limits set on this Account, Account Number or Card.").optional(),
    status: limitStatusSchema().meta({ description: "Only Limits in this state." }).optional(),
    idempotency_key: idempotencyKeyFilter(),
  }),
);

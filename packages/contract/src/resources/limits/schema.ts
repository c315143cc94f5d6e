import * as z from "zod";
import { once } from "../../once.ts";
import {
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  reference,
  timestamp,
} from "../../schema-kit.ts";

export const limitIntervalSchema = enumeration(
  "LimitInterval",
  "The interval over which a Limit counts debits. It ends with the present debit.",
  {
    transaction: "Each debit separately.",
    day: "The last 24 hours.",
    week: "The last seven days.",
    month: "Since the same day of the month before, or that month's last day if it is shorter.",
    year: "Since the same day of the year before, or February 28 if that year has no February 29.",
    all_time: "All debits so far.",
  },
);

export const limitMetricSchema = enumeration("LimitMetric", "What a Limit measures.", {
  count: "The number of debits.",
  volume: "The sum of debits, in minor units of the model's currency: cents.",
});

export const limitModelTypeSchema = enumeration("LimitModelType", "The type of object that a Limit applies to.", {
  account: "An Account, with all of its Account Numbers and Cards.",
  account_number: "One Account Number.",
  card: "One Card.",
});

export const limitStatusSchema = enumeration("LimitStatus", "Whether a Limit is enforced.", {
  active: "Debits that would exceed it are declined.",
  inactive: "It declines no debits.",
});

/** D-71: each type is also the prefix of the identifiers of its objects. */
const modelPrefixes = limitModelTypeSchema.options;

const value = once(() =>
  z.int().min(0).meta({
    description:
      "The largest total in the interval, 0 or more: the number of debits if `metric` is `count`, cents if it is `volume`.",
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
        .meta({ description: "The interval over which the Limit counts debits, or null." }),
      metric: limitMetricSchema(),
      model_id: id(modelPrefixes, "The Account, Account Number or Card that the Limit applies to."),
      model_type: limitModelTypeSchema(),
      status: limitStatusSchema(),
      type: z.literal("limit").meta({ description: "Always `limit`." }),
      value: value(),
    })
    .meta({
      id: "Limit",
      description:
        "A velocity limit: a bound on the number or the volume of debits. All active Limits of an object apply together.",
    }),
);

export const limitListSchema = once(() => createListSchema("LimitList", limitSchema()));

export const limitCreateParamsSchema = once(() =>
  z
    .strictObject({
      metric: limitMetricSchema(),
      model_id: reference(modelPrefixes, "The Account, Account Number or Card to set the Limit on."),
      value: value(),
      // D-70: required, although the contract also names a default. The contract requires the interval with either
      // metric, and there is no third metric that could do without it.
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

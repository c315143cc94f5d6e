import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, timestamp } from "../../schema-kit.ts";
import { addressLines, countryCode } from "./address-fields.ts";

export const physicalCardShipmentMethodSchema = enumeration(
  "PhysicalCardShipmentMethod",
  "How a Physical Card is carried to its recipient.",
  {
    postal_standard: "By ordinary mail, without a tracking number.",
    courier_a_priority_overnight: "By the first courier overnight; nobody has to sign.",
    courier_a_2_day: "By the first courier in two days.",
    courier_b_worldwide_express: "By the second courier abroad; for no other country than that.",
  },
);

export const physicalCardShipmentScheduleSchema = enumeration(
  "PhysicalCardShipmentSchedule",
  "How soon the printer hands a Physical Card over. Days are those of the Pacific time zone.",
  {
    next_day: "On the business day after the one on which the printer got the order.",
    same_day: "On the business day on which the printer got the order. To be arranged with the operator beforehand.",
  },
);

export const physicalCardShipmentStatusSchema = enumeration(
  "PhysicalCardShipmentStatus",
  "How far the shipment of a Physical Card has come.",
  {
    pending: "Ordered, but not yet on its way to the printer.",
    canceled: "Called off before the printer got the order.",
    submitted: "The printer got the order.",
    acknowledged: "The printer took the order and makes the card with its next batch.",
    rejected: "The printer refused the order because of an error in it.",
    shipped: "The card is with the carrier.",
    returned: "The card came back and was destroyed.",
    requires_attention: "Stuck until the operator does something.",
  },
);

export const physicalCardTrackingUpdateCategorySchema = enumeration(
  "PhysicalCardTrackingUpdateCategory",
  "What a carrier reports of a Physical Card.",
  {
    in_transit: "It is on its way.",
    processed_for_delivery: "It is about to be delivered.",
    delivered: "It was delivered. A carrier may report so more than once for one card.",
    delivery_issue: "It could not be delivered: the carrier tries again if it can, else the card goes back.",
    returned_to_sender: "It could not be delivered and came back.",
  },
);

export const physicalCardTrackingUpdateSchema = once(() =>
  z
    .strictObject({
      carrier_estimated_delivery_at: timestamp(
        "When the carrier expects to deliver, or null if it did not say.",
      ).nullable(),
      category: physicalCardTrackingUpdateCategorySchema(),
      city: z.string().nullable().meta({ description: "City where it happened, or null." }),
      created_at: timestamp("When it happened."),
      postal_code: z.string().nullable().meta({ description: "Postal code where it happened, or null." }),
      state: z.string().nullable().meta({ description: "State where it happened, or null." }),
    })
    .meta({ id: "PhysicalCardTrackingUpdate", description: "One report of a carrier." }),
);

export const physicalCardTrackingSchema = once(() =>
  z
    .strictObject({
      number: z.string().nullable().meta({ description: "The carrier's tracking number; null for `postal_standard`." }),
      return_number: z
        .string()
        .nullable()
        .meta({ description: "Tracking number of the way back, or null unless the card was returned." }),
      return_reason: z
        .string()
        .nullable()
        .meta({ description: "Why the card was returned, in words, or null unless it was." }),
      shipped_at: timestamp("When the card lay ready for the carrier to fetch."),
      updates: z.array(physicalCardTrackingUpdateSchema()).meta({ description: "What the carrier reported." }),
    })
    .meta({ id: "PhysicalCardTracking", description: "Where a shipped Physical Card is." }),
);

export const physicalCardShipmentAddressSchema = once(() =>
  z
    .strictObject({
      name: addressLines().name,
      line1: addressLines().line1,
      line2: addressLines()
        .line2.nullable()
        .meta({ description: "Second line of the address, 1 to 35 characters, or null." }),
      line3: addressLines()
        .line3.nullable()
        .meta({ description: "Third line of the address, 1 to 9 characters, or null." }),
      city: addressLines().city,
      state: addressLines().state,
      postal_code: addressLines().postal_code,
      country: countryCode(),
    })
    .meta({ id: "PhysicalCardShipmentAddress", description: "Where a Physical Card is sent." }),
);

export const physicalCardShipmentSchema = once(() =>
  z
    .strictObject({
      address: physicalCardShipmentAddressSchema(),
      method: physicalCardShipmentMethodSchema(),
      schedule: physicalCardShipmentScheduleSchema(),
      status: physicalCardShipmentStatusSchema(),
      tracking: physicalCardTrackingSchema()
        .nullable()
        .meta({ description: "Where the card is, or null until it is first shipped or reported on." }),
    })
    .meta({ id: "PhysicalCardShipment", description: "The way of a Physical Card from the printer to its recipient." }),
);

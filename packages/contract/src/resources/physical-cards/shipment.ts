import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, timestamp } from "../../schema-kit.ts";
import { addressLines, countryCode } from "./address-fields.ts";

export const physicalCardShipmentMethodSchema = enumeration(
  "PhysicalCardShipmentMethod",
  "How a Physical Card is carried to its recipient.",
  {
    postal_standard: "By ordinary mail, without a tracking number.",
    courier_a_priority_overnight: "By the first courier overnight, without a signature.",
    courier_a_2_day: "By the first courier in two days.",
    courier_b_worldwide_express: "By the second courier, for international shipments only.",
  },
);

export const physicalCardShipmentScheduleSchema = enumeration(
  "PhysicalCardShipmentSchedule",
  "How soon the printer hands a Physical Card over. Days are in the Pacific time zone.",
  {
    next_day: "On the business day after the printer received the order.",
    same_day: "On the business day on which the printer received the order. Requires an arrangement with the operator.",
  },
);

export const physicalCardShipmentStatusSchema = enumeration(
  "PhysicalCardShipmentStatus",
  "The state of the shipment of a Physical Card.",
  {
    pending: "It was ordered, but not sent to the printer yet.",
    canceled: "It was canceled before the printer received the order.",
    submitted: "The printer received the order.",
    acknowledged: "The printer acknowledged the order and prints the card with its next batch.",
    rejected: "The printer refused the order because of an error in it.",
    shipped: "The card is with the carrier.",
    returned: "The card came back and was destroyed.",
    requires_attention: "It waits until the operator acts.",
  },
);

export const physicalCardTrackingUpdateCategorySchema = enumeration(
  "PhysicalCardTrackingUpdateCategory",
  "The kind of a carrier's tracking update.",
  {
    in_transit: "It is in transit.",
    processed_for_delivery: "It is about to be delivered.",
    delivered: "It was delivered. A carrier may report this more than once for a card.",
    delivery_issue: "It could not be delivered. The carrier tries again if possible, otherwise returns the card.",
    returned_to_sender: "It could not be delivered and came back.",
  },
);

export const physicalCardTrackingUpdateSchema = once(() =>
  z
    .strictObject({
      carrier_estimated_delivery_at: timestamp(
        "When the carrier expects to deliver, or null if it is not known.",
      ).nullable(),
      category: physicalCardTrackingUpdateCategorySchema(),
      city: z.string().nullable().meta({ description: "City where it happened, or null." }),
      created_at: timestamp("When it happened."),
      postal_code: z.string().nullable().meta({ description: "Postal code where it happened, or null." }),
      state: z.string().nullable().meta({ description: "State where it happened, or null." }),
    })
    .meta({ id: "PhysicalCardTrackingUpdate", description: "A tracking update of the carrier." }),
);

export const physicalCardTrackingSchema = once(() =>
  z
    .strictObject({
      number: z.string().nullable().meta({ description: "The carrier's tracking number; null for `postal_standard`." }),
      return_number: z
        .string()
        .nullable()
        .meta({ description: "Tracking number of the return, or null if the card was not returned." }),
      return_reason: z
        .string()
        .nullable()
        .meta({ description: "Why the card was returned, in words, or null if it was not returned." }),
      shipped_at: timestamp("When the card was ready for the carrier to collect."),
      updates: z.array(physicalCardTrackingUpdateSchema()).meta({ description: "The carrier's tracking updates." }),
    })
    .meta({ id: "PhysicalCardTracking", description: "The tracking of a shipped Physical Card." }),
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
        .meta({ description: "The tracking, or null until the card is shipped or has a tracking update." }),
    })
    .meta({
      id: "PhysicalCardShipment",
      description: "The shipment of a Physical Card from the printer to its recipient.",
    }),
);

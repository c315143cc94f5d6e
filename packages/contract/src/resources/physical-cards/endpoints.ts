import { type CrossFieldRule, defineCrossFieldRules } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import type { PhysicalCardCreateParams } from "../../generated/physical-cards.ts";
import {
  physicalCardAddTrackingUpdateParamsSchema,
  physicalCardAdvanceShipmentParamsSchema,
  physicalCardCreateParamsSchema,
  physicalCardListParamsSchema,
  physicalCardListSchema,
  physicalCardSchema,
  physicalCardUpdateParamsSchema,
} from "./schema.ts";

const rule = defineCrossFieldRules<PhysicalCardCreateParams>();

/**
 * D-56: only one method is international, and it is for international addresses only. The default country is the United
 * States.
 */
const countryRules: readonly CrossFieldRule[] = [
  rule({
    id: "method-abroad",
    field: "shipment.method",
    message: "must be `courier_b_worldwide_express` when `shipment.address.country` is not `US`",
    reads: ["shipment.method", "shipment.address.country"],
    broken: (method, country = "US") => method !== "courier_b_worldwide_express" && country !== "US",
  }),
  rule({
    id: "country-abroad",
    field: "shipment.address.country",
    message: "must be a country other than `US` when `shipment.method` is `courier_b_worldwide_express`",
    reads: ["shipment.method", "shipment.address.country"],
    broken: (method, country = "US") => method === "courier_b_worldwide_express" && country === "US",
  }),
];

export const physicalCardEndpoints = defineEndpoints({
  "physicalCards.list": {
    method: "GET",
    path: "/physical_cards",
    summary: "List Physical Cards, newest first.",
    params: physicalCardListParamsSchema,
    result: physicalCardListSchema,
  },
  "physicalCards.create": {
    method: "POST",
    path: "/physical_cards",
    summary: "Order a Physical Card for a Card, to be printed and sent.",
    details:
      "The Card's Account must be open and its Entity active. Starts `active`, with a `pending` shipment. Printing costs a fee. Emits `physical_card.created`. In live, the shipment then progresses over time, and each step emits an Event.",
    params: physicalCardCreateParamsSchema,
    crossFieldRules: countryRules,
    result: physicalCardSchema,
  },
  "physicalCards.retrieve": {
    method: "GET",
    path: "/physical_cards/{physical_card_id}",
    summary: "Retrieve a Physical Card.",
    result: physicalCardSchema,
  },
  "physicalCards.update": {
    method: "PATCH",
    path: "/physical_cards/{physical_card_id}",
    summary: "Disable, enable or cancel a Physical Card.",
    details:
      "Cancellation is permanent: a canceled Physical Card cannot change to another state. Emits `physical_card.updated` when something changed.",
    params: physicalCardUpdateParamsSchema,
    result: physicalCardSchema,
  },
  "simulations.physicalCards.advanceShipment": {
    method: "POST",
    path: "/simulations/physical_cards/{physical_card_id}/advance_shipment",
    summary: "Change the shipment of a Physical Card to any state.",
    details:
      "Any state can follow any other, so that you can test, for example, a failed delivery. The first `shipped` starts the tracking. Emits `physical_card.updated`.",
    params: physicalCardAdvanceShipmentParamsSchema,
    result: physicalCardSchema,
  },
  "simulations.physicalCards.addTrackingUpdate": {
    method: "POST",
    path: "/simulations/physical_cards/{physical_card_id}/tracking_updates",
    summary: "Add a tracking update of the carrier to the shipment of a Physical Card.",
    details: "Does not change the state of the shipment. Emits `physical_card.updated`.",
    params: physicalCardAddTrackingUpdateParamsSchema,
    result: physicalCardSchema,
  },
});

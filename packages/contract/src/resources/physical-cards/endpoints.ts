import { defineEndpoints, type ParamRule, paramRule, type RawParams, valueAt } from "../../endpoint.ts";
import { countryCode } from "./address-fields.ts";
import {
  physicalCardAddTrackingUpdateParamsSchema,
  physicalCardAdvanceShipmentParamsSchema,
  physicalCardCreateParamsSchema,
  physicalCardListParamsSchema,
  physicalCardListSchema,
  physicalCardSchema,
  physicalCardShipmentMethodSchema,
  physicalCardUpdateParamsSchema,
} from "./schema.ts";

/** D-56: one method goes abroad, and it goes nowhere else. */
const countryRules: readonly ParamRule[] = [
  paramRule({
    field: "shipment.method",
    message: "must be `courier_b_worldwide_express` when `shipment.address.country` is not `US`",
    broken: (params) => isAbroad(params) === true && goesAbroad(params) === false,
  }),
  paramRule({
    field: "shipment.address.country",
    message: "must be a country other than `US` when `shipment.method` is `courier_b_worldwide_express`",
    broken: (params) => isAbroad(params) === false && goesAbroad(params) === true,
  }),
];

/** The United States by default. Undefined where the country is no country: that is a fault of its own. */
function isAbroad(params: RawParams): boolean | undefined {
  const country = valueAt(params, "shipment.address.country");
  if (country === undefined) return false;
  return countryCode().safeParse(country).success ? country !== "US" : undefined;
}

/** Undefined where the method is no method: that is a fault of its own. */
function goesAbroad(params: RawParams): boolean | undefined {
  const method = physicalCardShipmentMethodSchema().safeParse(valueAt(params, "shipment.method"));
  return method.success ? method.data === "courier_b_worldwide_express" : undefined;
}

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
      "The Card's Account must be open and its Entity active. Starts `active`, with a `pending` shipment. Printing costs a fee. Emits `physical_card.created`. In live the shipment then moves by itself, and each step is an Event of its own (D-60).",
    params: physicalCardCreateParamsSchema,
    rules: countryRules,
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
      "Canceling is for good: a canceled Physical Card is refused any other state. Emits `physical_card.updated` when something changed.",
    params: physicalCardUpdateParamsSchema,
    result: physicalCardSchema,
  },
  "simulations.physicalCards.advanceShipment": {
    method: "POST",
    path: "/simulations/physical_cards/{physical_card_id}/advance_shipment",
    summary: "Put the shipment of a Physical Card in any state.",
    details:
      "Any state can follow any other, so that a failed delivery, say, can be tried out. The first `shipped` starts the tracking. Emits `physical_card.updated`.",
    params: physicalCardAdvanceShipmentParamsSchema,
    result: physicalCardSchema,
  },
  "simulations.physicalCards.addTrackingUpdate": {
    method: "POST",
    path: "/simulations/physical_cards/{physical_card_id}/tracking_updates",
    summary: "Add a report of the carrier to the shipment of a Physical Card.",
    details: "The state of the shipment stays as it is. Emits `physical_card.updated`.",
    params: physicalCardAddTrackingUpdateParamsSchema,
    result: physicalCardSchema,
  },
});

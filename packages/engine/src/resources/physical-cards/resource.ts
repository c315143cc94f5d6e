import type { Resource } from "../../resource-kit/resource.ts";
import { physicalCardOperations } from "./operations.ts";
import { physicalCardStates, shipmentStates } from "./states.ts";

export const physicalCards = {
  name: "physical-cards",
  operations: physicalCardOperations,
  indexes: {
    physicalCards: {
      card_id: (card) => card.card_id,
      idempotency_key: (card) => card.idempotency_key,
    },
  },
  stateMachines: [
    {
      type: "physical_card",
      field: "status",
      initial: ["active"],
      table: physicalCardStates,
    },
    {
      type: "physical_card",
      field: "shipment.status",
      initial: ["pending"],
      table: shipmentStates,
    },
  ],
} as const satisfies Resource;

import type { ResourceDefinition } from "../../resource.ts";
import { cardPaymentEndpoints } from "./endpoints.ts";
import { cardPaymentExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const cardPayments: ResourceDefinition = {
  name: "card-payments",
  title: "Card Payments",
  endpoints: cardPaymentEndpoints,
  schemas,
  examples: cardPaymentExamples,
};

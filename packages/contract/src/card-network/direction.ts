import { enumeration } from "../schema-kit.ts";

export const cardDirectionSchema = enumeration("CardDirection", "The direction of the money of a card payment.", {
  settlement: "From the cardholder to the merchant.",
  refund: "From the merchant to the cardholder.",
});

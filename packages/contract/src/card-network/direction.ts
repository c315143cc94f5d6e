import { enumeration } from "../schema-kit.ts";

export const cardDirectionSchema = enumeration("CardDirection", "Which way the money of a card payment goes.", {
  settlement: "From the cardholder to the merchant.",
  refund: "From the merchant to the cardholder.",
});

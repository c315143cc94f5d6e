import type { Card, CardDetails } from "@sandbank/contract";
import { deriveCardNumber, derivePin, deriveVerificationCode } from "../../digits/card-number.ts";

/** The sensitive details of a Card. The numbers are test numbers; none belongs to a real card. */
export function deriveDetails(card: Card): CardDetails {
  return {
    card_id: card.id,
    expiration_month: card.expiration_month,
    expiration_year: card.expiration_year,
    pin: derivePin(card.id),
    primary_account_number: deriveCardNumber(card.id),
    type: "card_details",
    verification_code: deriveVerificationCode(card.id),
  };
}

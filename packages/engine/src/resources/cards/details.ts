import type { Card, CardDetails } from "@sandbank/contract";
import { cardNumberOf, pinOf, verificationCodeOf } from "../../digits/card-number.ts";

/** The sensitive details of a Card. The numbers are test numbers; none belongs to a real card. */
export function detailsOf(card: Card): CardDetails {
  return {
    card_id: card.id,
    expiration_month: card.expiration_month,
    expiration_year: card.expiration_year,
    pin: pinOf(card.id),
    primary_account_number: cardNumberOf(card.id),
    type: "card_details",
    verification_code: verificationCodeOf(card.id),
  };
}

import { cardAuthorizationFields } from "../../card-network/fields.ts";
import { cardNetworkSchema } from "../../card-network/network.ts";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";

/** Fields of every message that follows an authorization. */
export const cardFollowUpFields = once(() => ({
  card_authorization_id: id("card_authorization", "The Card Authorization."),
  currency: cardAuthorizationFields().currency,
  network: cardNetworkSchema().meta({ description: "The card network of the message." }),
}));

/** Fields of a message that changes the amount of an authorization. */
export const cardAmountChangeFields = once(() => ({
  ...cardFollowUpFields(),
  network_identifiers: cardAuthorizationFields().network_identifiers,
  pending_transaction_id: id(
    "pending_transaction",
    "The Pending Transaction that holds the money, or null.",
  ).nullable(),
  scheme_fees: cardAuthorizationFields().scheme_fees,
  updated_authorization_amount: cents("The authorized amount afterwards, in minor units of `currency`, 0 or more.").min(
    0,
  ),
}));

/** The same amount in the merchant's currency. */
export const cardPresentmentChangeFields = once(() => ({
  presentment_currency: cardAuthorizationFields().presentment_currency,
  updated_authorization_presentment_amount: cents(
    "The authorized amount afterwards, in minor units of `presentment_currency`, 0 or more.",
  ).min(0),
}));

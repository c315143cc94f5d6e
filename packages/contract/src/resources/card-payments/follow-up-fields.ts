import { cents, id } from "../../schema-kit.ts";
import { cardAuthorizationFields } from "../declined-transactions/card-fields.ts";
import { cardNetworkSchema } from "../declined-transactions/card-network.ts";

const { currency, network_identifiers, presentment_currency, scheme_fees } = cardAuthorizationFields;

/** What everything that follows an authorization says of it. */
export const cardFollowUpFields = {
  card_authorization_id: id("card_authorization", "The Card Authorization that it is about."),
  currency,
  network: cardNetworkSchema.meta({ description: "The card network that it came through." }),
};

/** What a message says that changes the amount of an authorization. */
export const cardAmountChangeFields = {
  ...cardFollowUpFields,
  network_identifiers,
  pending_transaction_id: id(
    "pending_transaction",
    "The Pending Transaction that holds the money, or null if there is none.",
  ).nullable(),
  scheme_fees,
  updated_authorization_amount: cents("What is authorized after it, in minor units of `currency`, 0 or more.").min(0),
};

/** The same amount as the merchant counts it. */
export const cardPresentmentChangeFields = {
  presentment_currency,
  updated_authorization_presentment_amount: cents(
    "What is authorized after it, in minor units of `presentment_currency`, 0 or more.",
  ).min(0),
};

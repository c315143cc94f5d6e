import { cardNetworkSchema, standInProcessingReasonSchema } from "./card-network/network.ts";
import { neverProducedEventCategorySchema } from "./known-values.ts";
import { cardRealTimeDecisionReasonSchema } from "./resources/card-payments/card-decline.ts";
import { cardPaymentElementCategorySchema } from "./resources/card-payments/element.ts";
import { declinedTransactionCategorySchema } from "./resources/declined-transactions/schema.ts";
import { pendingTransactionCategorySchema } from "./resources/pending-transactions/schema.ts";
import { transactionCategorySchema } from "./resources/transactions/schema.ts";

/** The categories of each kind of `source` and of a Card Payment's elements, in the order of their keys. */
export const transactionCategories = transactionCategorySchema.options;
export const pendingTransactionCategories = pendingTransactionCategorySchema.options;
export const declinedTransactionCategories = declinedTransactionCategorySchema.options;
export const cardPaymentElementCategories = cardPaymentElementCategorySchema.options;

/** The categories that Event Subscriptions accept and that no Event has. */
export const neverProducedEventCategories = neverProducedEventCategorySchema.options;

/** The card networks, in the order of their keys in `network_details`. */
export const cardNetworks = cardNetworkSchema.options;

/** The reasons that a declined card payment has besides `reason`: why you declined it, and why the network decided. */
export const cardRealTimeDecisionReasons = cardRealTimeDecisionReasonSchema.options;
export const standInProcessingReasons = standInProcessingReasonSchema.options;

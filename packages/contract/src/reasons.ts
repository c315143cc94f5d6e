import { standInProcessingReasonSchema } from "./card-network/network.ts";
import { cardRealTimeDecisionReasonSchema } from "./resources/card-payments/card-decline.ts";

/** What a decline of a card payment has beside its `reason`: why you declined it, and why the network decided. */
export const cardRealTimeDecisionReasons = cardRealTimeDecisionReasonSchema.options;
export const standInProcessingReasons = standInProcessingReasonSchema.options;

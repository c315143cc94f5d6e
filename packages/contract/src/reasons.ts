import { cardRealTimeDecisionReasonSchema } from "./resources/declined-transactions/card-decline.ts";
import { standInProcessingReasonSchema } from "./resources/declined-transactions/card-network.ts";

/** What a decline of a card payment has beside its `reason`: why you declined it, and why the network decided. */
export const cardRealTimeDecisionReasons = cardRealTimeDecisionReasonSchema.options;
export const standInProcessingReasons = standInProcessingReasonSchema.options;

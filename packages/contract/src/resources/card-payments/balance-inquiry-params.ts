import * as z from "zod";
import { constants } from "../../constants.ts";
import { once } from "../../once.ts";
import { reference } from "../../schema-kit.ts";
import { cardRequestParams, decidedRequestParams, simulatedAmount, standInProcessingReason } from "./request-params.ts";

const networkDetailsParamsSchema = once(() =>
  z
    .strictObject({
      cardnet: z
        .strictObject({ stand_in_processing_reason: standInProcessingReason() })
        .meta({ id: "CardBalanceInquiryCardnetDetailsParams", description: "Details of the `cardnet` network." }),
    })
    .meta({
      id: "CardBalanceInquiryNetworkDetailsParams",
      description: "The card network of the message, which is `cardnet`.",
    }),
);

export const cardBalanceInquiryCreateParamsSchema = once(() =>
  z
    .strictObject({
      balance: simulatedAmount("The balance to return", "Default: the available balance of the Account.").optional(),
      card_id: reference("card", "The Card of the inquiry. Default: the Card of `physical_card_id`.").optional(),
      ...decidedRequestParams(),
      event_subscription_id: reference(
        "event_subscription",
        "Has no effect: a balance inquiry creates no Real-Time Decision. The Event Subscription must exist.",
      ).optional(),
      ...cardRequestParams(),
      network_details: networkDetailsParamsSchema().optional(),
      network_risk_score: z
        .int()
        .min(0)
        .max(constants.networkRiskScoreMaximum.cardnet)
        .meta({
          description: "The network's rating of the fraud risk, higher for a higher risk: 0 to 99. Default: none.",
        })
        .nullable()
        .optional(),
    })
    .meta({ id: "CardBalanceInquiryCreateParams" }),
);

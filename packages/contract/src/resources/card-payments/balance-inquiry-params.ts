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
      description: "The card network that it comes through, which is `cardnet`.",
    }),
);

export const cardBalanceInquiryCreateParamsSchema = once(() =>
  z
    .strictObject({
      balance: simulatedAmount("The balance to answer", "By default the available balance of the Account.").optional(),
      card_id: reference("card", "The Card to ask with. By default the one of `physical_card_id`.").optional(),
      ...decidedRequestParams(),
      event_subscription_id: reference(
        "event_subscription",
        "Has no effect: nobody is asked about a balance inquiry. It must exist.",
      ).optional(),
      ...cardRequestParams(),
      network_details: networkDetailsParamsSchema().optional(),
      network_risk_score: z
        .int()
        .min(0)
        .max(constants.networkRiskScoreMaximum.cardnet)
        .meta({
          description: "The network's rating of the risk of fraud, the higher the riskier: 0 to 99. By default none.",
        })
        .nullable()
        .optional(),
    })
    .meta({ id: "CardBalanceInquiryCreateParams" }),
);

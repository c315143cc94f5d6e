import * as z from "zod";
import { once } from "../../once.ts";
import { id } from "../../schema-kit.ts";

export const inboundAchTransferReturnIntentionSchema = once(() =>
  z
    .strictObject({
      inbound_ach_transfer_id: id("inbound_ach_transfer", "The Inbound ACH Transfer that is returned."),
    })
    .meta({
      id: "InboundAchTransferReturnIntention",
      description: "An accepted ACH transfer that you returned. Its money moves back.",
    }),
);

import * as z from "zod";
import { once } from "../../once.ts";
import { id } from "../../schema-kit.ts";

export const inboundFednowTransferConfirmationSchema = once(() =>
  z
    .strictObject({
      transfer_id: id("inbound_fednow_transfer", "The Inbound FedNow Transfer that credited the Account."),
    })
    .meta({
      id: "InboundFednowTransferConfirmation",
      description: "A FedNow transfer to an Account Number that was confirmed.",
    }),
);

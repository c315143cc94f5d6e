import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id } from "../../schema-kit.ts";

/** D-80. */
export const inboundFednowTransferDeclineReasonSchema = enumeration(
  "InboundFednowTransferDeclineReason",
  "Why a FedNow transfer was declined.",
  {
    account_number_canceled: "The Account Number is canceled.",
    account_number_disabled: "The Account Number is disabled.",
    account_restricted: "The Account cannot accept it, for example because it is closed.",
    group_locked: "The Account does not allow any activity.",
    entity_not_active: "The Entity that owns the Account is not active.",
    fednow_not_enabled: "The Account cannot receive FedNow transfers.",
  },
);

export const inboundFednowTransferDeclineSchema = once(() =>
  z
    .strictObject({
      transfer_id: id("inbound_fednow_transfer", "The Inbound FedNow Transfer that was declined."),
      reason: inboundFednowTransferDeclineReasonSchema(),
    })
    .meta({
      id: "InboundFednowTransferDecline",
      description: "A FedNow transfer to an Account Number that was declined.",
    }),
);

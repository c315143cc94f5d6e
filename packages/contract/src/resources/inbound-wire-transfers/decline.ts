import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id } from "../../schema-kit.ts";

/** D-81. */
export const wireDeclineReasonSchema = enumeration("WireDeclineReason", "Why a wire was declined.", {
  account_number_canceled: "The Account Number is canceled.",
  account_number_disabled: "The Account Number is disabled.",
  entity_not_active: "The Entity that owns the Account is not active.",
  group_locked: "The Account does not allow any activity.",
  no_account_number: "The Account Number does not exist.",
  transaction_not_allowed: "The Account cannot accept it, for example because it is closed.",
});

export const wireDeclineSchema = once(() =>
  z
    .strictObject({
      inbound_wire_transfer_id: id("inbound_wire_transfer", "The Inbound Wire Transfer that was declined."),
      reason: wireDeclineReasonSchema(),
    })
    .meta({ id: "WireDecline", description: "A wire to an Account Number that was declined." }),
);

import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id } from "../../schema-kit.ts";

/** D-81. */
export const wireDeclineReasonSchema = enumeration("WireDeclineReason", "Why a wire was declined.", {
  account_number_canceled: "The Account Number is canceled.",
  account_number_disabled: "The Account Number is disabled.",
  entity_not_active: "The Entity that owns the Account is not active.",
  group_locked: "The Account takes no activity.",
  no_account_number: "There is no such Account Number.",
  transaction_not_allowed: "The Account cannot take it, being closed for instance.",
});

export const wireDeclineSchema = once(() =>
  z
    .strictObject({
      inbound_wire_transfer_id: id("inbound_wire_transfer", "The Inbound Wire Transfer that was declined."),
      reason: wireDeclineReasonSchema(),
    })
    .meta({ id: "WireDecline", description: "A wire to an Account Number that was declined." }),
);

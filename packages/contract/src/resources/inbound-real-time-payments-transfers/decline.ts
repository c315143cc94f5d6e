import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, enumeration, id } from "../../schema-kit.ts";

/** D-80. */
export const inboundRealTimePaymentsTransferDeclineReasonSchema = enumeration(
  "InboundRealTimePaymentsTransferDeclineReason",
  "Why a Real-Time Payments transfer was declined.",
  {
    account_number_canceled: "The Account Number is canceled.",
    account_number_disabled: "The Account Number is disabled.",
    account_restricted: "The Account cannot take it, being closed for instance.",
    group_locked: "The Account takes no activity.",
    entity_not_active: "The Entity that owns the Account is not active.",
    real_time_payments_not_enabled: "The Account cannot receive Real-Time Payments.",
  },
);

export const inboundRealTimePaymentsTransferDeclineSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount that was declined, in US cents, 0 or more.").min(0),
      creditor_name: z.string().meta({ description: "Name of the receiver as the sender wrote it." }),
      currency: currencySchema(),
      debtor_account_number: z.string().meta({ description: "Account number of the sender." }),
      debtor_name: z.string().meta({ description: "Name of the sender." }),
      debtor_routing_number: z.string().meta({ description: "Routing number of the sender's bank." }),
      reason: inboundRealTimePaymentsTransferDeclineReasonSchema(),
      transaction_identification: z.string().meta({ description: "Identifier of the transfer in the network." }),
      transfer_id: id(
        "inbound_real_time_payments_transfer",
        "The Inbound Real-Time Payments Transfer that was declined.",
      ),
      // D-86: empty, not null, where the sender wrote none.
      unstructured_remittance_information: z
        .string()
        .meta({ description: "What the sender wrote about the payment; empty if nothing." }),
    })
    .meta({
      id: "InboundRealTimePaymentsTransferDecline",
      description: "A Real-Time Payments transfer to an Account Number that was declined.",
    }),
);

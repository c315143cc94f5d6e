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
    account_restricted: "The Account cannot accept it, for example because it is closed.",
    group_locked: "The Account does not allow any activity.",
    entity_not_active: "The Entity that owns the Account is not active.",
    real_time_payments_not_enabled: "The Account cannot receive Real-Time Payments.",
  },
);

export const inboundRealTimePaymentsTransferDeclineSchema = once(() =>
  z
    .strictObject({
      amount: cents("The declined amount, in US cents, 0 or more.").min(0),
      creditor_name: z.string().meta({ description: "Name of the receiver as written by the sender." }),
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
      // D-86: empty instead of null if the sender wrote no message.
      unstructured_remittance_information: z
        .string()
        .meta({ description: "The sender's message about the payment, or an empty string." }),
    })
    .meta({
      id: "InboundRealTimePaymentsTransferDecline",
      description: "A Real-Time Payments transfer to an Account Number that was declined.",
    }),
);

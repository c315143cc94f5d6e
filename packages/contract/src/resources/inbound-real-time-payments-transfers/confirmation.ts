import * as z from "zod";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";
import { paymentFields } from "./payment-fields.ts";

export const inboundRealTimePaymentsTransferConfirmationSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      ...paymentFields(),
      transfer_id: id(
        "inbound_real_time_payments_transfer",
        "The Inbound Real-Time Payments Transfer that credited the Account.",
      ),
    })
    .meta({
      id: "InboundRealTimePaymentsTransferConfirmation",
      description: "A Real-Time Payments transfer to an Account Number that was confirmed.",
    }),
);

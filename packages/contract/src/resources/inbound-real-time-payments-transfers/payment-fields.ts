import * as z from "zod";
import { partyFields } from "../../instant-payment-fields.ts";
import { once } from "../../once.ts";

/** What the sender said of the payment: the transfer has it, and the Transaction that it makes. */
export const paymentFields = once(() => ({
  ...partyFields(),
  transaction_identification: z.string().meta({ description: "Identifier of the transfer in the network." }),
  unstructured_remittance_information: z
    .string()
    .nullable()
    .meta({ description: "What the sender wrote about the payment, or null." }),
}));

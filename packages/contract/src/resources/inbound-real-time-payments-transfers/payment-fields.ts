import * as z from "zod";
import { partyFields } from "../../instant-payment-fields.ts";
import { once } from "../../once.ts";

/** Fields of the sender's message, shared by the transfer and its Transaction. */
export const paymentFields = once(() => ({
  ...partyFields(),
  transaction_identification: z.string().meta({ description: "Identifier of the transfer in the network." }),
  unstructured_remittance_information: z
    .string()
    .nullable()
    .meta({ description: "The sender's message about the payment, or null." }),
}));

import * as z from "zod";
import { once } from "../../once.ts";

const orNull = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `${description}, or null.` });

/** Fields of the sender's message, shared by the wire and its Transaction. */
export const messageFields = once(() => ({
  creditor_address_line1: orNull("First line of the receiver's address"),
  creditor_address_line2: orNull("Second line of the receiver's address"),
  creditor_address_line3: orNull("Third line of the receiver's address"),
  creditor_name: orNull("Name of the receiver as written by the sender"),
  debtor_account_number: orNull("Account number of the sender"),
  debtor_address_line1: orNull("First line of the sender's address"),
  debtor_address_line2: orNull("Second line of the sender's address"),
  debtor_address_line3: orNull("Third line of the sender's address"),
  debtor_name: orNull("Name of the sender"),
  debtor_routing_number: orNull("Routing number of the sender's bank"),
  description: z.string().meta({ description: "Description in words." }),
  end_to_end_identification: orNull("The sender's own identifier of the payment"),
  input_message_accountability_data: orNull("Identifier of the message in the wire network"),
  instructing_agent_routing_number: orNull("Routing number of the bank that sent the wire"),
  instruction_identification: orNull("Identifier of the instruction at the sending bank"),
  purpose: orNull("The purpose of the payment"),
  unique_end_to_end_transaction_reference: orNull("Reference that identifies the payment at every bank (UETR)"),
  unstructured_remittance_information: orNull("The sender's message about the payment"),
  wire_drawdown_request_id: orNull("The Wire Drawdown Request that it responds to"),
}));

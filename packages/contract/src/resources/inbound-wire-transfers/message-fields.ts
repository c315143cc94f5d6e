import * as z from "zod";
import { once } from "../../once.ts";
import { textOrNull } from "../../schema-kit.ts";

/** Fields of the sender's message, shared by the wire and its Transaction. */
export const messageFields = once(() => ({
  creditor_address_line1: textOrNull("First line of the receiver's address"),
  creditor_address_line2: textOrNull("Second line of the receiver's address"),
  creditor_address_line3: textOrNull("Third line of the receiver's address"),
  creditor_name: textOrNull("Name of the receiver as written by the sender"),
  debtor_account_number: textOrNull("Account number of the sender"),
  debtor_address_line1: textOrNull("First line of the sender's address"),
  debtor_address_line2: textOrNull("Second line of the sender's address"),
  debtor_address_line3: textOrNull("Third line of the sender's address"),
  debtor_name: textOrNull("Name of the sender"),
  debtor_routing_number: textOrNull("Routing number of the sender's bank"),
  description: z.string().meta({ description: "Description in words." }),
  end_to_end_identification: textOrNull("The sender's own identifier of the payment"),
  input_message_accountability_data: textOrNull("Identifier of the message in the wire network"),
  instructing_agent_routing_number: textOrNull("Routing number of the bank that sent the wire"),
  instruction_identification: textOrNull("Identifier of the instruction at the sending bank"),
  purpose: textOrNull("The purpose of the payment"),
  unique_end_to_end_transaction_reference: textOrNull("Reference that identifies the payment at every bank (UETR)"),
  unstructured_remittance_information: textOrNull("The sender's message about the payment"),
  wire_drawdown_request_id: textOrNull("The Wire Drawdown Request that it responds to"),
}));

import * as z from "zod";
import { once } from "../../once.ts";
import { cents, id, timestamp } from "../../schema-kit.ts";

const details = once(() => ({
  account_number: z.string().meta({ description: "The account number at the other bank." }),
  amount: cents("Amount of the wire, in cents, at least 1.").min(1),
  message_to_recipient: z.string().meta({ description: "The message of `remittance`, or `Tax` and its type code." }),
  routing_number: z.string().meta({ description: "The routing number of the other bank." }),
  transfer_id: id("wire_transfer", "The Wire Transfer."),
}));

export const wireTransferInstructionSchema = once(() =>
  z
    .strictObject(details())
    .meta({ id: "WireTransferInstruction", description: "A Wire Transfer that waits for your approval." }),
);

export const wireTransferIntentionSchema = once(() =>
  z.strictObject(details()).meta({ id: "WireTransferIntention", description: "A Wire Transfer that moved money." }),
);

const always = (value: string) => z.string().meta({ description: `Always \`${value}\`.` });

export const wireTransferReversalSchema = once(() =>
  z
    .strictObject({
      amount: cents("The whole amount of the wire, in cents, at least 1.").min(1),
      created_at: timestamp("When it was reversed."),
      debtor_routing_number: z
        .string()
        .nullable()
        .meta({ description: "Routing number of the bank that sent the money back: the destination's." }),
      description: always("Reversal"),
      input_cycle_date: z.iso.date().meta({ description: "The day of the wire network, `YYYY-MM-DD`." }),
      input_message_accountability_data: z.string().meta({
        description: "Identifier of the message in the wire network: day, source and number, 22 characters.",
      }),
      input_sequence_number: z.string().meta({ description: "Number of the message, 6 digits." }),
      input_source: z.string().meta({ description: "Source of the message, 8 capital letters or digits." }),
      instruction_identification: z.string().nullable().meta({ description: "Null." }),
      return_reason_additional_information: z.string().nullable().meta({ description: "Null." }),
      return_reason_code: z.string().nullable().meta({ description: "Always `AC03`." }),
      return_reason_code_description: z
        .string()
        .nullable()
        .meta({ description: "Always `Invalid creditor account number`." }),
      transaction_id: id("transaction", "The Transaction that moved the money back."),
      wire_transfer_id: id("wire_transfer", "The Wire Transfer."),
    })
    .meta({ id: "WireTransferReversal", description: "The reversal of a Wire Transfer by the receiving bank." }),
);

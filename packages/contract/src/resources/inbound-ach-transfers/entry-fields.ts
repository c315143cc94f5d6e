import * as z from "zod";
import { once } from "../../once.ts";

/** What the originator wrote into the ACH file: the transfer has it, and the Transaction that it makes. */
export const entryFields = once(() => ({
  originator_company_descriptive_date: z
    .string()
    .nullable()
    .meta({ description: "Date as the originator wrote it, in no fixed form, or null." }),
  originator_company_discretionary_data: z
    .string()
    .nullable()
    .meta({ description: "Data that the originator added for its own use, or null." }),
  originator_company_entry_description: z
    .string()
    .meta({ description: "What the payment is for, in the originator's words." }),
  originator_company_id: z.string().meta({ description: "Identifier of the originator in the ACH network." }),
  originator_company_name: z.string().meta({ description: "Name of the originator." }),
  receiver_id_number: z
    .string()
    .nullable()
    .meta({ description: "The originator's identifier of the receiver, or null." }),
  receiver_name: z
    .string()
    .nullable()
    .meta({ description: "The receiver's name as the originator wrote it, or null." }),
  trace_number: z.string().meta({ description: "Number that follows the transfer through the ACH network." }),
}));

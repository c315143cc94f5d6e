import * as z from "zod";
import { once } from "../../once.ts";

/** Fields from the originator's ACH file, shared by the transfer and its Transaction. */
export const entryFields = once(() => ({
  originator_company_descriptive_date: z
    .string()
    .nullable()
    .meta({ description: "Date as written by the originator, in no fixed form, or null." }),
  originator_company_discretionary_data: z
    .string()
    .nullable()
    .meta({ description: "Data that the originator added for its own use, or null." }),
  originator_company_entry_description: z
    .string()
    .meta({ description: "The purpose of the payment, as written by the originator." }),
  originator_company_id: z.string().meta({ description: "Identifier of the originator in the ACH network." }),
  originator_company_name: z.string().meta({ description: "Name of the originator." }),
  receiver_id_number: z
    .string()
    .nullable()
    .meta({ description: "The originator's identifier of the receiver, or null." }),
  receiver_name: z
    .string()
    .nullable()
    .meta({ description: "The receiver's name as written by the originator, or null." }),
  trace_number: z.string().meta({ description: "Number that identifies the transfer in the ACH network." }),
}));

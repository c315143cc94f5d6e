import * as z from "zod";
import { currencySchema } from "../../schema-kit.ts";

/** Who pays whom with an instant payment, by Real-Time Payments or by FedNow. */
export const partyFields = {
  creditor_name: z.string().meta({ description: "Name of the receiver as the sender wrote it." }),
  currency: currencySchema,
  debtor_account_number: z.string().meta({ description: "Account number of the sender." }),
  debtor_name: z.string().meta({ description: "Name of the sender." }),
  debtor_routing_number: z.string().meta({ description: "Routing number of the sender's bank." }),
};

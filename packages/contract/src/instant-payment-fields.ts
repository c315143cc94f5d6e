import * as z from "zod";
import { once } from "./once.ts";
import { currencySchema, text } from "./schema-kit.ts";

/** Who pays whom with an instant payment, as Real-Time Payments and FedNow have it. */
export const partyFields = once(() => ({
  creditor_name: z.string().meta({ description: "Name of the receiver as the sender wrote it." }),
  currency: currencySchema(),
  debtor_account_number: z.string().meta({ description: "Account number of the sender." }),
  debtor_name: z.string().meta({ description: "Name of the sender." }),
  debtor_routing_number: z.string().meta({ description: "Routing number of the sender's bank." }),
}));

/** Who sends an instant payment that is simulated. */
export const debtorParams = once(() => ({
  debtor_account_number: text(
    "Account number of the sender, 1 to 200 characters. By default the bank makes it up.",
  ).optional(),
  debtor_name: text("Name of the sender, 1 to 200 characters. By default the bank makes it up.").optional(),
  debtor_routing_number: z
    .string()
    .length(9)
    .meta({ description: "Routing number of the sender's bank, 9 characters. By default the bank makes it up." })
    .optional(),
}));

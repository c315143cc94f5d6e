import * as z from "zod";
import { once } from "../../once.ts";
import { declinedTransactionSchema } from "../declined-transactions/schema.ts";
import { pendingTransactionSchema } from "../pending-transactions/schema.ts";

const type = "inbound_card_authorization_simulation_result";

/** D-102: both are null while a Real-Time Decision is pending. */
export const cardAuthorizationResultSchema = once(() =>
  z
    .strictObject({
      declined_transaction: declinedTransactionSchema()
        .nullable()
        .meta({ description: "The Declined Transaction, or null if the payment is not declined." }),
      pending_transaction: pendingTransactionSchema().nullable().meta({
        description: "The Pending Transaction, which holds the money, or null if the payment is not authorized.",
      }),
      type: z.literal(type).meta({ description: `Always \`${type}\`.` }),
    })
    .meta({
      id: "CardAuthorizationResult",
      description:
        "The result of a simulated authorization. While a Real-Time Decision is pending, both objects are null.",
    }),
);

import * as z from "zod";
import { once } from "../../once.ts";
import { declinedTransactionSchema } from "../declined-transactions/schema.ts";
import { pendingTransactionSchema } from "../pending-transactions/schema.ts";

const type = "inbound_card_authorization_simulation_result";

/** D-102: while a decision is open both are null. */
export const cardAuthorizationResultSchema = once(() =>
  z
    .strictObject({
      declined_transaction: declinedTransactionSchema()
        .nullable()
        .meta({ description: "The record of the decline, or null if it is not declined." }),
      pending_transaction: pendingTransactionSchema()
        .nullable()
        .meta({ description: "What holds the money, or null if it is not authorized." }),
      type: z.literal(type).meta({ description: `Always \`${type}\`.` }),
    })
    .meta({
      id: "CardAuthorizationResult",
      description: "What came of a simulated authorization. While you are asked to decide, both objects are null.",
    }),
);

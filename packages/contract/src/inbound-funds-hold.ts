import * as z from "zod";
import { once } from "./once.ts";
import { cents, currencySchema, enumeration, id, timestamp } from "./schema-kit.ts";

export const inboundFundsHoldStatusSchema = enumeration(
  "InboundFundsHoldStatus",
  "Whether received money is still held.",
  {
    held: "It cannot be spent yet.",
    complete: "It can be spent.",
  },
);

export const inboundFundsHoldSchema = once(() =>
  z
    .strictObject({
      amount: cents("The amount that is held, in cents."),
      automatically_releases_at: timestamp("When the hold is released automatically."),
      created_at: timestamp("When the hold began."),
      currency: currencySchema(),
      held_transaction_id: id("transaction", "The Transaction whose money is held, or null.").nullable(),
      pending_transaction_id: id("pending_transaction", "The Pending Transaction that holds it, or null.").nullable(),
      released_at: timestamp("When the hold ended, or null while it lasts.").nullable(),
      status: inboundFundsHoldStatusSchema(),
      type: z.literal("inbound_funds_hold").meta({ description: "Always `inbound_funds_hold`." }),
    })
    .meta({ id: "InboundFundsHold", description: "Received money that cannot be spent yet." }),
);

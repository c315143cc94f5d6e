import * as z from "zod";
import { once } from "../../once.ts";
import { declineDetails } from "../../rails.ts";

/** D-86: there is nothing to say of it. */
export const declinedTransactionOtherSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "DeclinedTransactionOther", description: "Empty: an event of category `other` has no details." }),
);

/** By category: one of each rail, in the order of `rails.ts`. */
export const declinedTransactionDetails = {
  ...declineDetails,
  other: {
    description: "Something that is not documented, or no longer.",
    schema: declinedTransactionOtherSchema,
    example: {},
  },
};

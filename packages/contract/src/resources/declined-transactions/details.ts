import * as z from "zod";
import { once } from "../../once.ts";
import { declineDetails } from "../../rails.ts";

/** D-86: it has no details. */
export const declinedTransactionOtherSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "DeclinedTransactionOther", description: "Empty: an event of category `other` has no details." }),
);

/** The details by category, in the order of `rails.ts`. */
export const declinedTransactionDetails = {
  ...declineDetails,
  other: {
    description: "An event that is not documented, or no longer documented.",
    schema: declinedTransactionOtherSchema,
    example: {},
  },
};

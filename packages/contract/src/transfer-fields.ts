import * as z from "zod";
import { type LimitedRail, routingNumber, takesPart } from "./bank-numbers.ts";
import { type CrossFieldRule, isGiven, requiredUnless } from "./cross-field-rule.ts";
import { once } from "./once.ts";
import {
  currencySchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  reference,
  timestamp,
} from "./schema-kit.ts";

export const transferCreatorCategorySchema = enumeration(
  "TransferCreatorCategory",
  "Who created a transfer. The bank knows API keys only.",
  {
    api_key: "An API key.",
    oauth_application: "An OAuth application: never.",
    user: "A user of the operator's dashboard: never.",
  },
);

/** O-28. */
export const transferCreatorSchema = once(() =>
  z
    .strictObject({
      category: transferCreatorCategorySchema(),
      api_key: z
        .strictObject({
          description: z.string().nullable().meta({ description: "Null: the bank's keys have no description." }),
        })
        .meta({ id: "TransferCreatorApiKey", description: "The API key that created a transfer." }),
      oauth_application: z.null().meta({ description: "Null." }),
      user: z.null().meta({ description: "Null." }),
    })
    .meta({ id: "TransferCreator", description: "Who created a transfer." }),
);

export const transferApprovalSchema = once(() =>
  z
    .strictObject({
      approved_at: timestamp("When it was approved."),
      approved_by: z.string().nullable().meta({ description: "Null: the bank has no users." }),
    })
    .meta({ id: "TransferApproval", description: "The approval of a transfer that required one." }),
);

export const transferCancellationSchema = once(() =>
  z
    .strictObject({
      canceled_at: timestamp("When it was canceled."),
      canceled_by: z.string().nullable().meta({ description: "Null: the bank has no users." }),
    })
    .meta({ id: "TransferCancellation", description: "The cancellation of a transfer before its approval." }),
);

/** The fields of every transfer that you send. */
export const transferFields = once(() => ({
  approval: transferApprovalSchema()
    .nullable()
    .meta({ description: "The approval, or null if it was not approved or required none." }),
  cancellation: transferCancellationSchema()
    .nullable()
    .meta({ description: "The cancellation, or null if it was not canceled." }),
  created_at: timestamp("When it was created."),
  created_by: transferCreatorSchema().nullable().meta({ description: "Who created it." }),
  currency: currencySchema(),
  idempotency_key: idempotencyKey(),
  pending_transaction_id: id(
    "pending_transaction",
    "The Pending Transaction that the transfer made for itself, also after it is complete, or null if it made none.",
  ).nullable(),
  transaction_id: id("transaction", "The Transaction that moved the money, or null if none has moved.").nullable(),
}));

/** The account at another bank that a transfer goes to. */
export const destinationFields = once(() => ({
  account_number: z.string().meta({ description: "The account number at the other bank." }),
  external_account_id: id("external_account", "The External Account that was named, or null.").nullable(),
  routing_number: z.string().meta({ description: "The routing number of the other bank." }),
}));

/** The parameters that name the account at the other bank, whose number has a form of the rail. */
export const destinationParams = <AccountNumber extends z.ZodType>(accountNumber: AccountNumber) => ({
  account_number: accountNumber.optional(),
  external_account_id: reference(
    "external_account",
    "The External Account, in place of `account_number` and `routing_number`.",
  ).optional(),
  routing_number: routingNumber("The routing number of the other bank").optional(),
});

/** The filters of a list of transfers to other banks, which is called `objects` in the plural. */
export const destinationFilters = (objects: string) => ({
  account_id: reference("account", `Only ${objects} of this Account.`).optional(),
  external_account_id: reference("external_account", `Only ${objects} that name this External Account.`).optional(),
  idempotency_key: idempotencyKeyFilter(),
});

const EXTERNAL = "external_account_id";

/** A parameter that an External Account has itself. */
export function notBesideExternalAccount(field: string): CrossFieldRule {
  return {
    id: `${field}-not-beside`,
    field,
    message: `is not allowed beside \`${EXTERNAL}\`, which has its own`,
    reads: [field, EXTERNAL],
    broken: (own, external) => isGiven(own) && isGiven(external),
    presence: { kind: "notBoth", fields: [field, EXTERNAL] },
  };
}

/** A destination is an External Account, or both numbers. */
export const requireDestination: readonly CrossFieldRule[] = ["account_number", "routing_number"].flatMap((field) => [
  requiredUnless(field, EXTERNAL),
  notBesideExternalAccount(field),
]);

/** The same for a kind of transfers in which not every bank takes part. */
export function requireDestinationBy(rail: LimitedRail): readonly CrossFieldRule[] {
  const field = "routing_number";
  const message = `names a bank that takes no ${rail.replaceAll("_", " ")}: choose a number whose row in \`routing_numbers\` has \`${rail}\` as \`supported\``;
  const broken = (number: unknown) => typeof number === "string" && !takesPart(number, rail);
  return [...requireDestination, { id: `${field}-takes-part`, field, message, reads: [field], broken }];
}

export const requireApproval = once(() =>
  z
    .boolean()
    .meta({ description: "Whether the transfer waits until you approve or cancel it. Default: `false`." })
    .optional(),
);

/** The values of the shared fields of a transfer that has just been created, for examples. */
export const transferExample = {
  approval: null,
  cancellation: null,
  created_at: "2026-01-01T00:00:00.000Z",
  created_by: { category: "api_key", api_key: { description: null }, oauth_application: null, user: null },
  currency: "USD",
  idempotency_key: null,
  pending_transaction_id: null,
};

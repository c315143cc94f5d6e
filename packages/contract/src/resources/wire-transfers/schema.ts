import * as z from "zod";
import { neverProducedWireTransferStatusSchema } from "../../known-values.ts";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  enumeration,
  id,
  listParams,
  orNeverProduced,
  reference,
  timestamp,
} from "../../schema-kit.ts";
import {
  destinationFields,
  destinationFilters,
  destinationParams,
  requireApproval,
  transferFields,
} from "../../transfer-fields.ts";
import {
  wireText,
  wireTransferCreatePartyParamsSchema,
  wireTransferCreateRemittanceParamsSchema,
  wireTransferPartySchema,
  wireTransferRemittanceSchema,
} from "./parties.ts";
import { wireTransferReversalSchema } from "./sources.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export { neverProducedWireTransferStatusSchema } from "../../known-values.ts";
export {
  wireTransferAddressSchema,
  wireTransferCreatePartyParamsSchema,
  wireTransferCreateRemittanceParamsSchema,
  wireTransferPartySchema,
  wireTransferRemittanceCategorySchema,
  wireTransferRemittanceSchema,
  wireTransferRemittanceTaxSchema,
  wireTransferRemittanceUnstructuredSchema,
  wireTransferUnstructuredAddressSchema,
} from "./parties.ts";
export * from "./sources.ts";

export const wireTransferStatusSchema = enumeration("WireTransferStatus", "The state of a Wire Transfer.", {
  pending_approval: "It waits for your approval. The amount is on hold.",
  canceled: "You canceled it. No money moved.",
  pending_creating: "Its money has moved, and it waits for its submission to the network.",
  complete: "It was submitted to the network, which is final.",
  reversed: "The receiving bank sent the money back.",
  rejected: "It was rejected before its submission. Its money has moved back.",
});

export const wireTransferNetworkSchema = enumeration("WireTransferNetwork", "The network of a Wire Transfer.", {
  wire: "The wire network.",
});

export const wireTransferSubmissionSchema = once(() =>
  z
    .strictObject({
      input_message_accountability_data: z.string().meta({
        description: "Identifier of the message in the wire network (IMAD): day, source and number, 22 characters.",
      }),
      submitted_at: timestamp("When it was submitted."),
    })
    .meta({ id: "WireTransferSubmission", description: "The submission of a Wire Transfer to the network." }),
);

const MOST = 999_999_999_999;

export const wireTransferSchema = once(() =>
  z
    .strictObject({
      id: id("wire_transfer", "Identifier of the Wire Transfer."),
      account_id: id("account", "The Account that the money leaves."),
      amount: cents("Amount in cents, 1 to 999999999999.").min(1).max(MOST),
      creditor: wireTransferPartySchema().nullable().meta({ description: "The receiver." }),
      debtor: wireTransferPartySchema().nullable().meta({ description: "The sender, or null if you named none." }),
      inbound_wire_drawdown_request_id: z
        .string()
        .nullable()
        .meta({ description: "Null: there are no requests for wires." }),
      network: wireTransferNetworkSchema(),
      remittance: wireTransferRemittanceSchema().nullable().meta({ description: "The message to the receiver." }),
      reversal: wireTransferReversalSchema()
        .nullable()
        .meta({ description: "The reversal, or null if it was not reversed." }),
      source_account_number_id: id("account_number", "The Account Number that the receiver sees, or null.").nullable(),
      ...destinationFields(),
      ...transferFields(),
      status: wireTransferStatusSchema(),
      submission: wireTransferSubmissionSchema().nullable().meta({ description: "The submission, or null before." }),
      type: z.literal("wire_transfer").meta({ description: "Always `wire_transfer`." }),
      unique_end_to_end_transaction_reference: z.string().nullable().meta({
        description: "Reference that identifies the payment at every bank (UETR), or null before submission.",
      }),
    })
    .meta({ id: "WireTransfer", description: "Money that you send to an account at another bank by wire." }),
);

export const wireTransferListSchema = once(() => createListSchema("WireTransferList", wireTransferSchema()));

export const wireTransferListParamsSchema = once(() =>
  listParams("WireTransferListParams", {
    ...destinationFilters("Wire Transfers"),
    status: createInFilter(
      orNeverProduced(wireTransferStatusSchema, neverProducedWireTransferStatusSchema),
      "Only Wire Transfers in one of these states.",
    ),
  }),
);

export const wireTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account that the money leaves."),
      amount: cents("Amount in cents, 1 to 999999999999.").min(1).max(MOST),
      creditor: wireTransferCreatePartyParamsSchema().meta({ description: "The receiver." }),
      remittance: wireTransferCreateRemittanceParamsSchema().meta({ description: "The message to the receiver." }),
      ...destinationParams(wireText("The account number at the other bank", 34)),
      debtor: wireTransferCreatePartyParamsSchema().meta({ description: "The sender." }).optional(),
      inbound_wire_drawdown_request_id: reference(
        "inbound_wire_drawdown_request",
        "The request that the wire answers. The bank has none, so each is unknown.",
      ).optional(),
      require_approval: requireApproval(),
      source_account_number_id: reference(
        "account_number",
        "The Account Number of the Account that the receiver sees.",
      ).optional(),
    })
    .meta({ id: "WireTransferCreateParams" }),
);

import * as z from "zod";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  enumeration,
  id,
  listParams,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { wireDeclineReasonSchema } from "./decline.ts";
import { messageFields } from "./message-fields.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./decline.ts";
export * from "./transaction.ts";

export const inboundWireTransferStatusSchema = enumeration(
  "InboundWireTransferStatus",
  "The state of an Inbound Wire Transfer.",
  {
    pending: "The bank is processing it. No money has moved yet.",
    accepted: "The money is in the Account.",
    declined: "It was declined. No money moved.",
    reversed: "You reversed it after it was accepted. The money has left the Account again.",
  },
);

export const inboundWireTransferReversalReasonSchema = enumeration(
  "InboundWireTransferReversalReason",
  "Why you reverse a wire.",
  {
    duplicate: "It was sent twice.",
    creditor_request: "The receiver requests it.",
    transaction_forbidden: "The receiver is not allowed to accept the payment.",
  },
);

export const inboundWireTransferAcceptanceSchema = once(() =>
  z
    .strictObject({
      accepted_at: timestamp("When it was accepted."),
      transaction_id: id("transaction", "The Transaction that credited the Account."),
    })
    .meta({ id: "InboundWireTransferAcceptance", description: "The acceptance of a wire." }),
);

export const inboundWireTransferReversalSchema = once(() =>
  z
    .strictObject({
      reason: inboundWireTransferReversalReasonSchema(),
      reversed_at: timestamp("When it was reversed."),
    })
    .meta({ id: "InboundWireTransferReversal", description: "The reversal of an accepted wire." }),
);

export const inboundWireTransferSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_wire_transfer", "Identifier of the Inbound Wire Transfer."),
      acceptance: inboundWireTransferAcceptanceSchema()
        .nullable()
        .meta({ description: "The acceptance, or null if it was not accepted." }),
      account_id: id("account", "The Account that it credits."),
      account_number_id: id("account_number", "The Account Number that it was sent to."),
      amount: cents("Amount of the wire, in cents, at least 1.").min(1),
      created_at: timestamp("When it arrived."),
      ...messageFields(),
      reversal: inboundWireTransferReversalSchema()
        .nullable()
        .meta({ description: "The reversal, or null if it was not reversed." }),
      status: inboundWireTransferStatusSchema(),
      type: z.literal("inbound_wire_transfer").meta({ description: "Always `inbound_wire_transfer`." }),
    })
    .meta({ id: "InboundWireTransfer", description: "Money that another bank sent to an Account Number by wire." }),
);

export const inboundWireTransferListSchema = once(() =>
  createListSchema("InboundWireTransferList", inboundWireTransferSchema()),
);

export const inboundWireTransferListParamsSchema = once(() =>
  listParams("InboundWireTransferListParams", {
    account_id: reference("account", "Only Inbound Wire Transfers into this Account.").optional(),
    account_number_id: reference("account_number", "Only Inbound Wire Transfers to this Account Number.").optional(),
    status: createInFilter(inboundWireTransferStatusSchema(), "Only Inbound Wire Transfers in one of these states."),
    wire_drawdown_request_id: text(
      "Only Inbound Wire Transfers that respond to this Wire Drawdown Request, 1 to 200 characters.",
    ).optional(),
  }),
);

export const inboundWireTransferReverseParamsSchema = once(() =>
  z
    .strictObject({ reason: inboundWireTransferReversalReasonSchema() })
    .meta({ id: "InboundWireTransferReverseParams" }),
);

const wireText = (description: string) => text(`${description}, 1 to 200 characters.`).optional();

export const inboundWireTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_number_id: reference("account_number", "The Account Number that the wire is sent to."),
      amount: cents("Amount of the wire, in cents, at least 1.").min(1),
      creditor_address_line1: wireText("First line of the receiver's address"),
      creditor_address_line2: wireText("Second line of the receiver's address"),
      creditor_address_line3: wireText("Third line of the receiver's address"),
      creditor_name: wireText("Name of the receiver"),
      debtor_address_line1: wireText("First line of the sender's address"),
      debtor_address_line2: wireText("Second line of the sender's address"),
      debtor_address_line3: wireText("Third line of the sender's address"),
      debtor_name: wireText("Name of the sender"),
      // D-84.
      decline_reason: wireDeclineReasonSchema()
        .meta({ description: "Declines it for this reason, even without a natural cause." })
        .optional(),
      end_to_end_identification: wireText("The sender's own identifier of the payment"),
      instructing_agent_routing_number: wireText("Routing number of the bank that sends the wire"),
      instruction_identification: wireText("Identifier of the instruction at the sending bank"),
      purpose: wireText("The purpose of the payment"),
      unique_end_to_end_transaction_reference: wireText("Reference that identifies the payment at every bank (UETR)"),
      unstructured_remittance_information: wireText("The sender's message about the payment"),
      wire_drawdown_request_id: wireText("The Wire Drawdown Request that it responds to"),
    })
    .meta({ id: "InboundWireTransferCreateParams" }),
);

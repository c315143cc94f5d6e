import * as z from "zod";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";
import { messageFields } from "./message-fields.ts";

export const transactionInboundWireTransferSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount of the wire, in cents, at least 1.").min(1),
      ...messageFields(),
      transfer_id: id("inbound_wire_transfer", "The Inbound Wire Transfer that credited the Account."),
    })
    .meta({ id: "TransactionInboundWireTransfer", description: "A wire to an Account Number that was accepted." }),
);

export const transactionInboundWireTransferReversalSchema = once(() =>
  z
    .strictObject({
      inbound_wire_transfer_id: id("inbound_wire_transfer", "The Inbound Wire Transfer that you reversed."),
    })
    .meta({ id: "TransactionInboundWireTransferReversal", description: "The reversal of an accepted wire." }),
);

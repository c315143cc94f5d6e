import { exactlyOneOf, onlyWith, requiredWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import {
  inboundMailItemActionParamsSchema,
  inboundMailItemCreateParamsSchema,
  inboundMailItemListParamsSchema,
  inboundMailItemListSchema,
  inboundMailItemSchema,
} from "./schema.ts";

const account = "checks.*.account_id";
const action = "checks.*.action";

/** D-91: an Account to deposit into comes with a deposit, and only with one. */
const actionRules = [requiredWith(account, action, "deposit"), onlyWith(account, action, "deposit")];

/** Contract "Errors": mail is sent to exactly one of the two. */
const destinationRules = exactlyOneOf("lockbox_address_id", "lockbox_recipient_id");

export const inboundMailItemEndpoints = defineEndpoints({
  "inboundMailItems.list": {
    method: "GET",
    path: "/inbound_mail_items",
    summary: "List Inbound Mail Items, newest first.",
    params: inboundMailItemListParamsSchema,
    result: inboundMailItemListSchema,
  },
  "inboundMailItems.retrieve": {
    method: "GET",
    path: "/inbound_mail_items/{inbound_mail_item_id}",
    summary: "Retrieve an Inbound Mail Item.",
    result: inboundMailItemSchema,
  },
  "inboundMailItems.action": {
    method: "POST",
    path: "/inbound_mail_items/{inbound_mail_item_id}/action",
    summary: "Deposit or ignore each check of an Inbound Mail Item.",
    details:
      "The item must be pending and the Accounts open. As many elements as the item has checks, in their order, else the request is refused. Each deposit makes a Check Deposit. Emits for each of them `check_deposit.created` and `pending_transaction.created`, with its acceptance, by default at once, `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last `inbound_mail_item.updated`.",
    params: inboundMailItemActionParamsSchema,
    crossFieldRules: actionRules,
    result: inboundMailItemSchema,
  },
  "simulations.inboundMailItems.create": {
    method: "POST",
    path: "/simulations/inbound_mail_items",
    summary: "Deliver a piece of mail with a check to a Lockbox Address or a Lockbox Recipient.",
    details:
      "For a Recipient the check is deposited at once into the Recipient's Account; for an Address alone the item waits for an action. An address or recipient that is not active, or a closed Account, makes a rejected item. Emits `inbound_mail_item.created`; with a deposit also `check_deposit.created` and `pending_transaction.created`, with its acceptance, by default at once, `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last `inbound_mail_item.updated`.",
    params: inboundMailItemCreateParamsSchema,
    crossFieldRules: destinationRules,
    result: inboundMailItemSchema,
  },
});

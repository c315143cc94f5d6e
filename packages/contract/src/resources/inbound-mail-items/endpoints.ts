import { onlyWith, requiredWith, requireExactlyOne } from "../../cross-field-rule.ts";
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

/** D-91: `account_id` is required with a deposit and refused without one. */
const actionRules = [requiredWith(account, action, "deposit"), onlyWith(account, action, "deposit")];

/** Contract "Errors": mail goes to exactly one of the two. */
const destinationRules = requireExactlyOne("lockbox_address_id", "lockbox_recipient_id");

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
      "The Inbound Mail Item must be pending and the Accounts open. Send one element for each check, in the order of the checks. Each deposit creates a Check Deposit. Emits for each Check Deposit `check_deposit.created` and `pending_transaction.created`, and with its acceptance, by default at once, `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last `inbound_mail_item.updated`.",
    params: inboundMailItemActionParamsSchema,
    crossFieldRules: actionRules,
    result: inboundMailItemSchema,
  },
  "simulations.inboundMailItems.create": {
    method: "POST",
    path: "/simulations/inbound_mail_items",
    summary: "Deliver a piece of mail with a check to a Lockbox Address or a Lockbox Recipient.",
    details:
      "For a Lockbox Recipient, the check is deposited at once into the Recipient's Account. For a Lockbox Address alone, the item waits for an action. If the Address or the Recipient is not active, or the Account is closed, the item is rejected. Emits `inbound_mail_item.created`; with a deposit also `check_deposit.created` and `pending_transaction.created`, and with its acceptance, by default at once, `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last `inbound_mail_item.updated`.",
    params: inboundMailItemCreateParamsSchema,
    crossFieldRules: destinationRules,
    result: inboundMailItemSchema,
  },
});

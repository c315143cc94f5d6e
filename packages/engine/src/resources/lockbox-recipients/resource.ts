import type { Resource } from "../../resource-kit/resource.ts";
import { lockboxRecipientOperations } from "./operations.ts";
import { lockboxRecipientStates } from "./states.ts";

export const lockboxRecipients = {
  name: "lockbox-recipients",
  operations: lockboxRecipientOperations,
  indexes: {
    lockboxRecipients: {
      account_id: (recipient) => recipient.account_id,
      idempotency_key: (recipient) => recipient.idempotency_key,
      lockbox_address_id: (recipient) => recipient.lockbox_address_id,
      /** For the uniqueness of new codes; no list filters by it. */
      mail_stop_code: (recipient) => recipient.mail_stop_code,
    },
  },
  stateMachines: [
    {
      type: "lockbox_recipient",
      field: "status",
      initial: ["active"],
      table: lockboxRecipientStates,
    },
  ],
} as const satisfies Resource;

import type { Resource } from "../../resource-kit/resource.ts";
import { inboundMailItemOperations } from "./operations.ts";
import { inboundMailItemParameterChecks } from "./parameter-checks.ts";
import { inboundMailItemStates, mailCheckStates } from "./states.ts";

export const inboundMailItems = {
  name: "inbound-mail-items",
  operations: inboundMailItemOperations,
  parameterChecks: inboundMailItemParameterChecks,
  indexes: {
    inboundMailItems: {
      lockbox_address_id: (item) => item.lockbox_address_id,
      lockbox_recipient_id: (item) => item.lockbox_recipient_id,
    },
  },
  stateMachines: [
    {
      type: "inbound_mail_item",
      field: "status",
      initial: ["pending", "rejected"],
      table: inboundMailItemStates,
      automatic: { pending: ["processed"] },
    },
    {
      type: "inbound_mail_item",
      field: "checks.status",
      initial: ["pending"],
      table: mailCheckStates,
      automatic: { pending: ["deposited", "ignored"] },
    },
  ],
} as const satisfies Resource;

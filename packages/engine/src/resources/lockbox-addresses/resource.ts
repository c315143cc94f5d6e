import type { Resource } from "../../resource-kit/resource.ts";
import { lockboxAddressOperations } from "./operations.ts";
import { lockboxAddressStates } from "./states.ts";

export const lockboxAddresses = {
  name: "lockbox-addresses",
  operations: lockboxAddressOperations,
  indexes: { lockboxAddresses: { idempotency_key: (address) => address.idempotency_key } },
  stateMachines: [
    {
      type: "lockbox_address",
      field: "status",
      initial: ["active"],
      table: lockboxAddressStates,
      unreachable: { pending: "A Lockbox Address is active immediately." },
    },
  ],
} as const satisfies Resource;

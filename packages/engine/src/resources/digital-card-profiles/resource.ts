import type { Resource } from "../../resource-kit/resource.ts";
import { digitalCardProfileOperations } from "./operations.ts";
import { digitalCardProfileStates } from "./states.ts";

export const digitalCardProfiles = {
  name: "digital-card-profiles",
  operations: digitalCardProfileOperations,
  indexes: {
    digitalCardProfiles: {
      idempotency_key: (profile) => profile.idempotency_key,
      status: (profile) => profile.status,
    },
  },
  stateMachines: [
    {
      type: "digital_card_profile",
      field: "status",
      initial: ["active"],
      table: digitalCardProfileStates,
      unreachable: {
        pending: "A Digital Card Profile is active immediately.",
        rejected: "The emulator does not review the artwork.",
      },
    },
  ],
} as const satisfies Resource;

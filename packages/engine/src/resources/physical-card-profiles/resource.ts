import type { Resource } from "../../resource-kit/resource.ts";
import { physicalCardProfileOperations } from "./operations.ts";
import { physicalCardProfileParameterChecks } from "./parameter-checks.ts";
import { physicalCardProfileStates } from "./states.ts";

export const physicalCardProfiles = {
  name: "physical-card-profiles",
  operations: physicalCardProfileOperations,
  parameterChecks: physicalCardProfileParameterChecks,
  indexes: {
    physicalCardProfiles: {
      /** The Program whose default is this profile. */
      default_of: (profile) => (profile.is_default ? profile.program_id : null),
      idempotency_key: (profile) => profile.idempotency_key,
      status: (profile) => profile.status,
    },
  },
  stateMachines: [
    {
      type: "physical_card_profile",
      field: "status",
      initial: ["active"],
      table: physicalCardProfileStates,
      unreachable: {
        pending_creating: "A Physical Card Profile is active immediately.",
        pending_reviewing: "A Physical Card Profile is active immediately.",
        rejected: "The emulator does not review the artwork.",
        pending_submitting: "A Physical Card Profile is active immediately.",
      },
    },
  ],
} as const satisfies Resource;

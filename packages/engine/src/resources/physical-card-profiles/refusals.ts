import type { PhysicalCardProfile } from "@sandbank/contract";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

export const archiveRules: readonly Rule<{ readonly profile: PhysicalCardProfile }>[] = [
  {
    // No operation makes another profile the default, so every later order would have to name a profile.
    id: "not-default",
    condition: "The profile is not the default of its Program.",
    broken: ({ profile }) => profile.is_default,
    detail: ({ profile }) =>
      `Physical Card Profile ${profile.id} is the default of Program ${profile.program_id}, which needs one. Archive a profile that is not the default.`,
  },
];

import type { PhysicalCardProfile } from "@sandbank/contract";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

export const archiveRules: readonly Rule<{ readonly profile: PhysicalCardProfile }>[] = [
  {
    // Nothing can make another profile the default: its Cards could not be printed without naming a profile any more.
    holds: "The profile is not the default of its Program.",
    broken: ({ profile }) => profile.is_default,
    detail: ({ profile }) =>
      `Physical Card Profile ${profile.id} is the default of Program ${profile.program_id}, which needs one. Archive a profile that is not the default.`,
  },
];

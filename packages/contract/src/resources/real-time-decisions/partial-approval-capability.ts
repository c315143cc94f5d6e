import { enumeration } from "../../schema-kit.ts";

export const partialApprovalCapabilitySchema = enumeration(
  "PartialApprovalCapability",
  "Whether a merchant takes less than it asks for.",
  {
    supported: "It does.",
    not_supported: "It does not: all or nothing.",
  },
);

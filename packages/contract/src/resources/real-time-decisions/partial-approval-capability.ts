import { enumeration } from "../../schema-kit.ts";

export const partialApprovalCapabilitySchema = enumeration(
  "PartialApprovalCapability",
  "Whether a merchant supports partial approvals.",
  {
    supported: "The merchant accepts a lower amount.",
    not_supported: "The merchant accepts only the full amount.",
  },
);

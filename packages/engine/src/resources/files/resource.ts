import type { Resource } from "../../resource-kit/resource.ts";
import { fileOperations } from "./operations.ts";

export const files = {
  name: "files",
  operations: fileOperations,
  indexes: {
    files: {
      idempotency_key: (file) => file.idempotency_key,
      purpose: (file) => file.purpose,
    },
  },
} as const satisfies Resource;

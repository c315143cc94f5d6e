import type * as z from "zod";
import { clockOperations } from "./clock-operations.ts";
import { faultOperations } from "./fault-operations.ts";
import { inspectionOperations } from "./inspection-operations.ts";
import { serverOperations } from "./server-operations.ts";
import { sessionOperations } from "./session-operations.ts";
import { webhookOperations } from "./webhook-operations.ts";

/** Every operation of the admin API, by name. */
export const adminOperations = {
  ...serverOperations,
  ...clockOperations,
  ...inspectionOperations,
  ...faultOperations,
  ...webhookOperations,
  ...sessionOperations,
} as const;

export type AdminOperations = typeof adminOperations;
export type AdminOperationName = keyof AdminOperations;

/** The parameters and the result of an admin operation. */
export type AdminParams<Name extends AdminOperationName> = z.input<AdminOperations[Name]["params"]>;
export type AdminResult<Name extends AdminOperationName> = z.output<AdminOperations[Name]["result"]>;

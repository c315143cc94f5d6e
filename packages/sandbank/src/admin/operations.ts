import type * as z from "zod";
import { clockOperations } from "./clock/clock-operations.ts";
import { faultOperations } from "./faults/fault-operations.ts";
import { inspectionOperations } from "./look/inspection-operations.ts";
import { serverOperations } from "./server/server-operations.ts";
import { sessionOperations } from "./sessions/session-operations.ts";
import { webhookOperations } from "./webhooks/webhook-operations.ts";

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

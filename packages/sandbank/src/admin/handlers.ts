import { inspectionReads } from "@sandbank/view/reads/inspection-reads";
import { clockHandlers } from "./clock/clock-handlers.ts";
import { faultHandlers } from "./faults/fault-handlers.ts";
import type { HandlersOf } from "./handler-types.ts";
import type { AdminOperationName } from "./operations.ts";
import { serverHandlers } from "./server/server-handlers.ts";
import { sessionHandlers } from "./sessions/session-handlers.ts";
import { webhookHandlers } from "./webhooks/webhook-handlers.ts";

/** The handlers of all operations of the admin API. */
export const adminHandlers: HandlersOf<AdminOperationName> = {
  ...serverHandlers,
  ...clockHandlers,
  ...inspectionReads,
  ...faultHandlers,
  ...webhookHandlers,
  ...sessionHandlers,
};

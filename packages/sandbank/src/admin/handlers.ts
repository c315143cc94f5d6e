import { clockHandlers } from "./clock-handlers.ts";
import { faultHandlers } from "./fault-handlers.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { inspectionHandlers } from "./inspection-handlers.ts";
import type { AdminOperationName } from "./operations.ts";
import { serverHandlers } from "./server-handlers.ts";
import { sessionHandlers } from "./session-handlers.ts";
import { webhookHandlers } from "./webhook-handlers.ts";

/** The handlers of all operations of the admin API. */
export const adminHandlers: HandlersOf<AdminOperationName> = {
  ...serverHandlers,
  ...clockHandlers,
  ...inspectionHandlers,
  ...faultHandlers,
  ...webhookHandlers,
  ...sessionHandlers,
};

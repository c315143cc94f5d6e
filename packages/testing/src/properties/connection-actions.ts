import type { FaultPlan } from "@sandbank/engine";
import * as fc from "fast-check";
import type { Action } from "./action.ts";

/** The most faults in a row that a client with two retries, such as the SDK's, survives. */
const MOST_ARMED = 2;

const arming = (words: string, plan: FaultPlan): Action<unknown, Record<never, never>> => ({
  group: "connection",
  arbitrary: fc.record({}),
  describe: ({ bank }) => (bank.faults.list().length < MOST_ARMED ? words : null),
  run: ({ bank }) => bank.faults.arm(plan),
});

/**
 * Faults that affect your app's next request to the bank. At most two are armed at a time, so that a client with two
 * retries, such as the SDK's, succeeds in the end.
 */
export const connectionActions = {
  /** The next request is lost before it reaches the bank, so the bank does nothing. */
  lostRequest: arming("the next request will be lost before the bank does the work", { kind: "drop_before_commit" }),
  /** The bank processes the next request, but the response is lost. */
  lostResponse: arming("the next response will be lost after the bank has done the work", {
    kind: "drop_after_commit",
  }),
  /** The next request gets the response 429. */
  rateLimit: arming("the next request will be answered with 429", { kind: "rate_limited_error" }),
  /** The next request gets the response 503. */
  serverError: arming("the next request will be answered with 503", { kind: "internal_server_error", status: 503 }),
};

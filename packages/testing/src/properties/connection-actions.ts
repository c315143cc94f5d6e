import type { FaultPlan } from "@sandbank/engine";
import * as fc from "fast-check";
import type { Action } from "./action.ts";

/** A client that retries twice, as the SDK's does, survives so many failures in a row. */
const MOST_ARMED = 2;

const arming = (words: string, plan: FaultPlan): Action<unknown, Record<never, never>> => ({
  group: "connection",
  arbitrary: fc.record({}),
  describe: ({ bank }) => (bank.faults.list().length < MOST_ARMED ? words : null),
  run: ({ bank }) => bank.faults.arm(plan),
});

/**
 * What happens to the next request of your app to the bank. No more than two are armed at a time, so that a client that
 * retries twice, as the SDK's does, succeeds in the end.
 */
export const connectionActions = {
  /** The next request is lost on its way to the bank: nothing is done. */
  lostRequest: arming("the next request will be lost before the bank does the work", { kind: "drop_before_commit" }),
  /** The bank does what the next request asks, and its response is lost. */
  lostResponse: arming("the next response will be lost after the bank has done the work", {
    kind: "drop_after_commit",
  }),
  /** The next request is answered with 429. */
  rateLimit: arming("the next request will be answered with 429", { kind: "rate_limited_error" }),
  /** The next request is answered with 503. */
  serverError: arming("the next request will be answered with 503", { kind: "internal_server_error", status: 503 }),
};

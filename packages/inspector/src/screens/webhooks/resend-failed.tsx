import type { EventSubscription } from "@sandbank/contract";
import type { AdminParams, AdminResult } from "sandbank/client";
import { Resend } from "./resend.tsx";

interface ResendFailedProps {
  /** The failed deliveries that the filter selects, and those of other causes. */
  readonly groups: AdminResult<"deliveries">["failures"];
  readonly subscriptions: readonly EventSubscription[];
  readonly filter: AdminParams<"replay_missing">;
}

/** Sends the failed deliveries of a filter again, of all causes or of its cause. A subscription that is not active gets none. */
export function ResendFailed({ groups, subscriptions, filter }: ResendFailedProps) {
  const isSent = (id: string) => subscriptions.some((each) => each.id === id && each.status === "active");
  const count = groups
    .filter(({ subscription, cause }) => isSent(subscription) && (filter.cause ?? cause) === cause)
    .reduce((sum, group) => sum + group.count, 0);
  return (
    <Resend name="replay_missing" params={{ state: "failed", ...filter }} count={count}>
      {count === 0 ? null : `Resend ${count.toLocaleString("en-US")} failed`}
    </Resend>
  );
}

import type { AdminResult } from "sandbank/client";

/** An attempt to deliver an Event to an Event Subscription, as the admin API returns it. */
export type Attempt = AdminResult<"attempts">["data"][number];

import type { AdminResult } from "sandbank/client";
import type { Tone } from "./values.tsx";

/** An attempt to deliver an Event to an Event Subscription, as the admin API returns it. */
export type Attempt = AdminResult<"attempts">["data"][number];

/** Returns the outcome of an attempt in one or two words, and its meaning. */
export function attemptStatus({ state, status }: Attempt): { readonly tone: Tone; readonly text: string } {
  switch (state) {
    case "planned":
      return { tone: "warn", text: "planned" };
    case "due":
      return { tone: "warn", text: "sending" };
    case "canceled":
      return { tone: "quiet", text: "canceled" };
    case "succeeded":
      return { tone: "ok", text: `delivered, ${status}` };
    case "failed":
      return { tone: "bad", text: status === null ? "failed, no response" : `failed, ${status}` };
  }
}

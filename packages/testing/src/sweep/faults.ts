import type { MomentKind } from "./moment.ts";

/** A fault of a sweep. */
export type SweepFault =
  | "crash"
  | "lost_request"
  | "lost_response"
  | "server_error"
  | "rate_limit"
  | "outage"
  | "duplicate"
  | "concurrent"
  | "swap"
  | "late";

/** How a fault occurs at a moment. */
export interface FaultForm {
  readonly fault: SweepFault;
  /** Follows the name of the point in reports; empty for a fault with one form. */
  readonly suffix: string;
  /** How many webhooks have to follow in the same burst. Default: 0. */
  readonly followers?: number;
  /** Whether the app has to accept the webhook. Default: false. */
  readonly accepted?: boolean;
}

const requestFaults = ["lost_request", "server_error", "rate_limit", "outage"] as const;

/** The second delivery overtakes the first. */
export const OVERTAKING = ", the second one first";
/** The webhook arrives after all others of its burst. */
export const LAST = ", after its burst";

const webhookForms: readonly FaultForm[] = [
  { fault: "duplicate", suffix: "", accepted: true },
  { fault: "concurrent", suffix: "" },
  { fault: "concurrent", suffix: OVERTAKING },
  { fault: "swap", suffix: "", followers: 1 },
  { fault: "swap", suffix: LAST, followers: 2 },
  { fault: "late", suffix: "" },
];

const crash: FaultForm = { fault: "crash", suffix: "" };

/** The faults that can occur at each kind of moment. */
export const formsOf: Readonly<Record<MomentKind, readonly FaultForm[]>> = {
  request: [crash, ...requestFaults.map((fault) => ({ fault, suffix: "" }))],
  response: [crash, { fault: "lost_response", suffix: "" }],
  webhook: [crash, ...webhookForms],
  acknowledgement: [crash],
  write: [crash],
  written: [crash],
  point: [crash],
  sleep: [crash],
};

/** All faults, in the order in which they are played. */
export const sweepFaults = [
  "crash",
  "lost_request",
  "lost_response",
  "server_error",
  "rate_limit",
  "outage",
  "duplicate",
  "concurrent",
  "swap",
  "late",
] as const satisfies readonly SweepFault[];

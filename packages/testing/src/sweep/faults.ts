import type { MomentKind, WaitsFor } from "./moment.ts";

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
  | "late"
  | "parallel";

/** How a fault occurs at a moment. */
export interface FaultForm {
  readonly fault: SweepFault;
  /** Follows the name of the point in reports; empty for a fault with one form. */
  readonly suffix: string;
  /** The event that the webhook waits for. Default: none. */
  readonly waitsFor?: WaitsFor;
  /** Whether the app has to accept the webhook. Default: false. */
  readonly accepted?: boolean;
}

const requestFaults = ["lost_request", "server_error", "rate_limit", "outage"] as const;

/** The second delivery overtakes the first. */
export const OVERTAKING = ", the second one first";
/** The webhook arrives twice, and once more at the end of the story. */
export const ALSO_LATER = ", also at the end";
const WITH_KIN = ", with the next of its category";

const webhookForms: readonly FaultForm[] = [
  { fault: "duplicate", suffix: "", accepted: true },
  { fault: "duplicate", suffix: ALSO_LATER, accepted: true },
  { fault: "concurrent", suffix: "" },
  { fault: "concurrent", suffix: OVERTAKING },
  { fault: "swap", suffix: "", waitsFor: "next" },
  { fault: "swap", suffix: ", after the next of its category", waitsFor: "category" },
  { fault: "swap", suffix: ", after its burst", waitsFor: "burst" },
  { fault: "late", suffix: "", waitsFor: "end" },
  { fault: "parallel", suffix: "", waitsFor: "next" },
  { fault: "parallel", suffix: OVERTAKING, waitsFor: "next" },
  { fault: "parallel", suffix: WITH_KIN, waitsFor: "category" },
  { fault: "parallel", suffix: WITH_KIN + OVERTAKING, waitsFor: "category" },
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
  unawaited: [crash],
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
  "parallel",
] as const satisfies readonly SweepFault[];

/** The faults of a sweep that names none. Many apps handle one webhook at a time. */
const usualFaults: readonly SweepFault[] = sweepFaults.filter((fault) => fault !== "parallel");

/** The faults that a value of the option `faults` names. */
export function chooseFaults(faults: readonly SweepFault[] | "all" | undefined): readonly SweepFault[] {
  return faults === "all" ? sweepFaults : (faults ?? usualFaults);
}

import type { TracedEntry, TraceStep } from "@sandbank/engine";

/** A step of a transfer. */
export interface PathStep {
  /** Such as `submitted`. */
  readonly word: string;
  readonly at: string;
  /** The entries of the ledger that the step made. */
  readonly entries: readonly TracedEntry[];
}

type Fields = Readonly<Record<string, unknown>>;

/** A transfer that is sent. */
export interface Transfer extends Fields {
  readonly id: string;
  readonly status: string;
}

/**
 * The steps by the end of the name of the operation or job that makes them, or by the part of the object that dates them,
 * in the order in which transfers make them.
 */
const words: Readonly<Record<string, string>> = {
  create: "created",
  approve: "approved",
  cancel: "canceled",
  submit: "submitted",
  print: "submitted",
  acknowledge: "acknowledged",
  mail: "mailed",
  settle: "settled",
  release_hold: "released",
  releaseInboundFundsHold: "released",
  stopPayment: "stopped",
  stop_payment_request: "stopped",
  end_validity: "stopped",
  "inboundCheckDeposits.create": "deposited",
  createNotificationOfChange: "corrected",
  complete: "complete",
  reject: "rejected",
  return: "returned",
  reverse: "reversed",
  reversal: "reversed",
};
const order = Object.values(words);

/** Returns whether the objects of a type are transfers that are sent. */
export function isSent(type: string): boolean {
  return type.endsWith("_transfer") && !type.startsWith("inbound_");
}

/** Names the step of an operation or a job. An unknown one keeps the words of its name. */
export function nameStep(operation: string): string {
  const parts = operation.split(".");
  const verb = parts.at(-1) as string;
  return words[parts.slice(-2).join(".")] ?? words[verb] ?? verb.replace(/_|(?=[A-Z])/g, " ").toLowerCase();
}

/** Returns whether a transfer dates the step of an operation, which it can then not make again. */
export function hasMade(transfer: Fields, operation: string): boolean {
  return listDates(transfer).some(({ word }) => word === nameStep(operation));
}

/**
 * Returns the steps that a transfer has made. The log has the requests, with what they moved; the dates in the object tell
 * the steps of the clock, those that a request makes on the way, and those that the log no longer has.
 */
export function createPath(transfer: Transfer, steps: readonly TraceStep[]): PathStep[] {
  const { id, status } = transfer;
  const path = steps.flatMap((step): PathStep[] => {
    if (step.kind !== "call" || step.method === "GET" || step.error !== null || step.isReplay) return [];
    const isAbout = step.objectId === id || step.events.some((event) => event.associated_object_id === id);
    if (!isAbout || step.operation === null) return [];
    const word = nameStep(step.operation);
    // A completion can have either end.
    const isRejected = word === "complete" && status === "rejected";
    return [{ word: isRejected ? status : word, at: step.at, entries: step.ledgerEntries }];
  });
  for (const dated of listDates(transfer)) addDated(path, dated);
  const last = path.at(-1);
  // A transfer is complete with its last step.
  if (last !== undefined && status === "complete") addDated(path, { word: status, at: last.at });
  const ids = JSON.stringify(transfer);
  for (const step of steps) {
    if (step.kind !== "advance") continue;
    for (const entry of step.ledgerEntries) {
      const index = ids.includes(entry.reference) ? path.findLastIndex(({ at }) => at === entry.at) : -1;
      const made = path[index];
      if (made !== undefined) path[index] = { ...made, entries: [...made.entries, entry] };
    }
  }
  return path;
}

type Dated = Pick<PathStep, "word" | "at">;

/** Returns the steps that an object dates: `submitted` by `submitted_at`, `returned` by `created_at` of its `return`. */
function listDates(object: Fields, part = "create"): Dated[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (typeof value === "object" && value !== null) return listDates(value as Fields, key);
    if (typeof value !== "string" || !key.endsWith("_at")) return [];
    const named = key.slice(0, -"_at".length);
    const word = named === "created" ? words[part] : order.includes(named) ? named : words[part];
    return word === undefined ? [] : [{ word, at: value }];
  });
}

/** Adds a step that no request made by itself. */
function addDated(path: PathStep[], { word, at }: Dated): void {
  // A hold that ends with another step is among what that step moved.
  if (path.some((step) => step.word === word || (word === "released" && step.at === at))) return;
  const isLater = (step: PathStep) =>
    step.at > at || (step.at === at && order.indexOf(step.word) > order.indexOf(word));
  const index = path.findIndex(isLater);
  const next = path[index];
  // Of a request that approves a transfer on the way, only the approval moves money.
  if (next !== undefined && next.at === at && word === "approved") {
    path.splice(index, 1, { ...next, word }, { ...next, entries: [] });
  } else path.splice(index === -1 ? path.length : index, 0, { word, at, entries: [] });
}

import { endpoints, type OperationName } from "@sandbank/contract";
import type { ErrorBody, Journal, JournalEntry, Trace, TracedCall, TraceStep } from "@sandbank/engine";
import type { Step } from "@sandbank/engine/scenarios";

/** Moves the clock to an instant, in milliseconds since 1970. */
/** A call of a session, with its original ids. */
export interface CallItem {
  readonly kind: "call";
  readonly step: Extract<Step, { call: unknown }>;
  /** The error of a refused call; null if the bank accepted it. */
  readonly error: ErrorBody | null;
}

/** From here on, ids derive from another seed. */
/** The kinds of journal entries that no step repeats. */
export type OmittedKind = Exclude<JournalEntry["kind"], "call" | "advance" | "resume" | "disable" | "reseed">;

type SessionItem =
  | { readonly kind: "move"; readonly to: number }
  | CallItem
  | { readonly kind: "reseed"; readonly seed: string };

/** The parts of a journal from which a session is read. */
export type RecordedSession = Pick<Journal, "genesis" | "entries">;

/** The external inputs of a bank that steps can repeat. */
export interface Session {
  readonly genesis: Journal["genesis"];
  readonly items: readonly SessionItem[];
  /** The number of journal entries without a step, by kind. */
  readonly omitted: Readonly<Partial<Record<OmittedKind, number>>>;
}

/**
 * Reads a session from a journal, which has the calls that changed the bank, and from a trace, which has the calls that
 * the bank refused. Leaves out the first `first` entries, except those from which ids derive.
 */
export function readSession(
  { genesis, entries }: RecordedSession,
  trace: Pick<Trace, "steps"> = { steps: [] },
  first = 0,
): Session {
  const refused = refusalsIn(entries, trace);
  const items: SessionItem[] = [];
  const omitted: Partial<Record<OmittedKind, number>> = {};
  for (const [index, entry] of [...entries, undefined].entries()) {
    if (index < first && entry?.kind !== "reseed") continue;
    for (const call of refused.get(index) ?? []) items.push(call);
    if (entry === undefined) break;
    const item = toItem(entry);
    if (typeof item === "string") omitted[item] = (omitted[item] ?? 0) + 1;
    else items.push(item);
  }
  return { genesis, items, omitted };
}

/** Converts a journal entry to an item. Returns the kind of an entry that no step repeats. */
function toItem(entry: JournalEntry): SessionItem | OmittedKind {
  switch (entry.kind) {
    case "call":
      return { kind: "call", step: toStep(entry), error: null };
    case "advance":
    case "resume":
      return { kind: "move", to: entry.to };
    case "disable":
      return { kind: "call", step: { call: "entities.disable", id: entry.entity } as CallItem["step"], error: null };
    case "reseed":
      return { kind: "reseed", seed: entry.seed };
    default:
      return entry.kind;
  }
}

interface Called {
  readonly operation: OperationName;
  readonly id: string | undefined;
  readonly params: unknown;
  readonly idempotencyKey: string | null;
}

function toStep({ operation, id, params, idempotencyKey }: Called): CallItem["step"] {
  const { file, ...rest } = (params ?? {}) as { readonly file?: unknown };
  const given = operation === "files.create" ? { ...rest, file: { $base64: file } } : params;
  const hasParams = "params" in endpoints[operation] && Object.keys((given ?? {}) as object).length > 0;
  return {
    call: operation,
    ...(id !== undefined && { id }),
    ...(hasParams && { params: given }),
    ...(idempotencyKey !== null && { idempotencyKey }),
  } as CallItem["step"];
}

/** Returns the refused calls of the trace by the index of the next entry, read backwards from the latest step. */
function refusalsIn(entries: readonly JournalEntry[], { steps }: Pick<Trace, "steps">): Map<number, CallItem[]> {
  const found = new Map<number, CallItem[]>();
  let index = entries.length;
  for (const step of placeable(steps).reverse()) {
    if (step.kind !== "call") continue;
    if (isPerformed(step)) {
      index = indexBefore(entries, index, step.operation);
      if (index === -1) break;
      continue;
    }
    const call = refusedCall(step);
    if (call === undefined) continue;
    const at = afterMoves(entries, index, Date.parse(step.at));
    found.set(at, [call, ...(found.get(at) ?? [])]);
  }
  return found;
}

/**
 * Removes the reads before the oldest other step, unless no step is missing between them. A bank keeps reads for longer
 * than other steps, so their position among the calls is unknown.
 */
function placeable(steps: Trace["steps"]): TraceStep[] {
  let first = steps.findIndex((step) => step.kind === "advance" || step.method !== "GET");
  while (first > 0 && steps[first - 1]?.number === (steps[first]?.number ?? 0) - 1) first--;
  return steps.slice(Math.max(0, first));
}

/** Returns whether the bank accepted the call and added it to its journal. */
function isPerformed({ status, method, isReplay, operation, fault }: TracedCall): boolean {
  if (fault !== null && fault !== "latency" && fault !== "drop_after_commit") return false;
  return status < 400 && method !== "GET" && method !== "DISABLE" && !isReplay && operation !== null;
}

/** Returns the index of the latest call of an operation before `end`; -1 if another call is there. */
function indexBefore(entries: readonly JournalEntry[], end: number, operation: OperationName | null): number {
  for (let index = end - 1; index >= 0; index--) {
    const entry = entries[index];
    if (entry?.kind === "call") return entry.operation === operation ? index : -1;
  }
  return -1;
}

/** Returns the index before `end` that follows every clock move to an instant not later than `at`. */
function afterMoves(entries: readonly JournalEntry[], end: number, at: number): number {
  let index = end;
  while (index > 0) {
    const entry = entries[index - 1];
    if (entry?.kind === "call" || entry === undefined) break;
    if ((entry.kind === "advance" || entry.kind === "resume") && entry.to <= at) break;
    index--;
  }
  return index;
}

function refusedCall({ operation, error, method, path, params, idempotencyKey, fault }: TracedCall) {
  const isFault = fault !== null && fault !== "latency" && fault !== "drop_after_commit";
  if (operation === null || error === null || isFault || method === "DISABLE") return undefined;
  const isUnread = params === null || (typeof params === "object" && "omitted" in params);
  if (error.status < 400 || error.status === 401 || error.status >= 500 || (isUnread && method !== "GET"))
    return undefined;
  if (operation === "files.create") return undefined;
  const id = idIn(endpoints[operation].path, path);
  const step = { ...toStep({ operation, id, params, idempotencyKey }), refused: error.type } as CallItem["step"];
  return { kind: "call", step, error } as const satisfies CallItem;
}

/** Returns the id in a path, at the position of the endpoint's `{...}`. */
function idIn(pattern: string, path: string): string | undefined {
  const position = pattern.split("/").findIndex((segment) => segment.startsWith("{"));
  const segment = position === -1 ? undefined : path.split("?")[0]?.split("/")[position];
  return segment === undefined ? undefined : decodeURIComponent(segment);
}

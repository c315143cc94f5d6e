import type { TracedEntry, TraceStep, WebhookAttempt } from "@sandbank/engine";
import { type Fields, nameStep, type Subject, spaced, steps, stepWord } from "../../words/step-name.ts";

/** A step of what happened to an object. */
export interface PathStep {
  /** Such as `submitted`. */
  readonly word: string;
  readonly at: string;
  /** The step of the log, if it has one. */
  readonly number?: number;
  /** Where it happened, or why. */
  readonly note?: string;
  /** The id of the Declined Transaction that it caused. */
  readonly decline?: unknown;
  /** The entries of the ledger that the step made. */
  readonly entries: readonly TracedEntry[];
  /** The attempts to deliver its Events about the object. */
  readonly attempts?: readonly WebhookAttempt[];
}

/** Returns whether the objects of a type are transfers that are sent. */
export function isSent(type: string): boolean {
  return type.endsWith("_transfer") && !type.startsWith("inbound_");
}

/** Returns whether an object dates the step of an operation, which it can then not make again. */
export function hasMade(object: Fields, operation: string): boolean {
  return listDates(object).some(({ word }) => word === nameStep(operation));
}

/**
 * Returns the steps that an object has made. The log has the requests, with what they moved; the dates in the object tell
 * the steps of the clock, those that a request makes on the way, and those that the log no longer has.
 */
export function createPath(object: Subject, steps: readonly TraceStep[]): PathStep[] {
  const { id, status } = object;
  const path = steps.flatMap((step): PathStep[] => {
    if (step.kind !== "call" || step.method === "GET" || step.error !== null || step.isReplay) return [];
    const isAbout = step.objectId === id || step.events.some((event) => event.associated_object_id === id);
    if (!isAbout || step.operation === null) return [];
    // Of the network's requests that are declined, the object is the result.
    const word = step.declines.length > 0 ? "declined" : nameStep(step.operation, step.params);
    // A completion can have either end.
    const isRejected = word === "complete" && status === "rejected";
    const { at, number, ledgerEntries: entries } = step;
    return [{ word: isRejected ? status : word, at, number, entries, attempts: attemptsAbout(id, step) }];
  });
  for (const dated of listDates(object).toSorted((one, other) => rank(one) - rank(other))) {
    // The step that made the object says more than that it was created.
    if (dated.word !== "created" || path.every(({ at }) => at !== dated.at)) addDated(path, dated);
  }
  const last = path.at(-1);
  // These states come with the latest step, and have no date of their own.
  if (last !== undefined && /^(?:complete|confirmed|mailed)$/.test(String(status)))
    addDated(path, { word: String(status), at: last.at });
  const ids = JSON.stringify(object);
  for (const step of steps) {
    if (step.kind !== "advance") continue;
    for (const entry of step.ledgerEntries) {
      const index = ids.includes(entry.reference) ? path.findLastIndex(({ at }) => at === entry.at) : -1;
      const made = path[index];
      if (made !== undefined) path[index] = { ...made, entries: [...made.entries, entry] };
    }
    const index = path.findLastIndex(({ at }) => at > step.at && at <= step.to);
    const made = path[index];
    if (made !== undefined) path[index] = { ...made, attempts: [...(made.attempts ?? []), ...attemptsAbout(id, step)] };
  }
  return path;
}

/** Returns the attempts of a step to deliver Events about an object. */
function attemptsAbout(id: string, { events, deliveries }: TraceStep): readonly WebhookAttempt[] {
  const own = events.filter((event) => event.associated_object_id === id).map((event) => event.id as string);
  return deliveries.filter(({ eventId }) => own.includes(eventId));
}

interface Dated extends Omit<PathStep, "entries"> {
  /** Whether an object can make the step more than once. */
  readonly isRepeated?: true;
}

function rank({ word, isRepeated }: Dated): number {
  return isRepeated ? 0 : word === "created" ? 1 : 2;
}

/** Returns the steps that an object dates: `submitted` by `submitted_at`, `returned` by `created_at` of its `return`. */
function listDates(object: Fields, part = "create"): Dated[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.flatMap((element) => [...listElement(element), ...listDates({ element })]);
    if (typeof value === "object" && value !== null) return isElement(value) ? [] : listDates(value as Fields, key);
    if (typeof value !== "string" || !key.endsWith("_at")) return [];
    const named = key.slice(0, -"_at".length);
    const word = named === "created" ? stepWord(part) : steps.includes(named) ? named : stepWord(part);
    return word === undefined
      ? []
      : [{ word, at: value, note: reasonIn(object), decline: object["declined_transaction_id"] }];
  });
}

/** Returns why a part of an object happened, such as `no account (R03)` of a return; empty if it does not say. */
export function reasonIn(part: unknown): string {
  const members = Object.entries(part ?? {}).filter(([, value]) => typeof value === "string");
  const [reason, raw] = [/^(?!raw).*reason(?:_code)?$/, /^raw.*reason_code$/].map(
    (pattern) => members.find(([name]) => pattern.test(name))?.[1],
  );
  return reason === undefined ? "" : `${spaced(reason)}${raw === undefined ? "" : ` (${raw})`}`;
}

/** An element of a list that says what happened and when: of a Card Payment, or of the tracking of a shipment. */
interface Element extends Fields {
  readonly category: string;
  readonly created_at: string;
}

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && "category" in value && "created_at" in value;
}

function listElement(element: unknown): Dated[] {
  if (!isElement(element)) return [];
  const { category, created_at: at, city, state } = element;
  const { declined_transaction_id: decline } = (element[category] ?? {}) as Fields;
  const note = [reasonIn(element[category]), city, state].filter(Boolean).join(", ");
  return [{ word: stepWord(category) ?? spaced(category), at, note, decline, isRepeated: true }];
}

/** Adds a step that no request made by itself, or its note to the step that a request made. */
function addDated(path: PathStep[], { isRepeated, ...dated }: Dated): void {
  const { word, at, note, decline } = dated;
  // A hold that ends with another step is among what that step moved.
  const made = path.findIndex(
    (step) => (step.word === word && (!isRepeated || step.at === at)) || (word === "released" && step.at === at),
  );
  if (made !== -1) {
    if (note) path[made] = { ...(path[made] as PathStep), note, decline };
    return;
  }
  const isLater = (step: PathStep) =>
    step.at > at || (step.at === at && steps.indexOf(step.word) > steps.indexOf(word));
  const index = path.findIndex(isLater);
  const next = path[index];
  // Of a request that approves a transfer on the way, only the approval moves money.
  if (next !== undefined && next.at === at && word === "approved") {
    path.splice(index, 1, { ...next, word }, { ...next, entries: [] });
  } else path.splice(index === -1 ? path.length : index, 0, { ...dated, entries: [] });
}

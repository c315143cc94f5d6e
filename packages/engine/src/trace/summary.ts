import { excerpt } from "../errors.ts";
import { stepsIn } from "../log/call-log.ts";
import type { LoggedStep } from "../log/logged-step.ts";
import { toTimestamp } from "../ports/time.ts";
import type { Fault } from "../state/fault-plan.ts";
import { count, type Row, type Table } from "../store/table.ts";
import { readNow, type World } from "../world/world.ts";
import { toAddress } from "./address.ts";
import { createRedactor, type Redactor } from "./create-redactor.ts";

/** A summary of a bank, which test runners and `console.log` print. */
export interface BankSummary {
  readonly environment: "sandbox" | "live";
  readonly seed: string;
  /** ISO 8601, UTC, milliseconds. */
  readonly clock: string;
  /** The number of objects of each kind, such as `accounts 3`. */
  readonly objects: string;
  readonly armedFaults: string;
  /** The latest calls and clock moves, a line for each, oldest first. */
  readonly latestSteps: readonly string[];
  readonly more: string;
}

const SHOWN_STEPS = 3;
const SHOWN_FAULTS = 3;
const SHOWN_KINDS = 8;

export function summarizeBank(world: World): BankSummary {
  const { state, log } = world;
  const { environment, seed } = state.genesis;
  const steps = stepsIn(log, { after: 0, before: Number.POSITIVE_INFINITY, most: SHOWN_STEPS });
  const redact = createRedactor(state.genesis.apiKeys);
  return {
    environment,
    seed,
    clock: readNow(world),
    objects: listed(objectCounts(world), SHOWN_KINDS),
    armedFaults: listed(state.faults.map(faultText), SHOWN_FAULTS),
    latestSteps: steps.map((step) => `${step.number}. ${stepText(step, redact)}`),
    more: "bank.trace() lists every call with its effects, bank.explain(id) explains a decline.",
  };
}

/** A summary as text of at most ten lines. */
export function summaryText({
  environment,
  seed,
  clock,
  objects,
  armedFaults,
  latestSteps,
  more,
}: BankSummary): string {
  return [
    `Bank (${environment}, seed ${JSON.stringify(seed)}, clock ${clock})`,
    `  objects: ${objects}`,
    `  armed faults: ${armedFaults}`,
    latestSteps.length === 0 ? "  calls: none" : "  latest calls:",
    ...latestSteps.map((line) => `    ${line}`),
    `  ${more}`,
  ].join("\n");
}

/** The number of objects of each kind, largest first. */
function objectCounts({ state }: World): string[] {
  const { debits: _debits, deliveries: _deliveries, ...objects } = state.tables;
  return Object.entries(objects)
    .map(([name, table]) => ({ name, number: count(table as unknown as Table<Row>) }))
    .filter(({ number }) => number > 0)
    .sort((one, other) => other.number - one.number)
    .map(({ name, number }) => `${name} ${number}`);
}

function faultText({ plan: { kind, operation }, remaining }: Fault): string {
  return `${kind} for ${operation ?? "any operation"} (${remaining} left)`;
}

function stepText(step: LoggedStep, redact: Redactor): string {
  if (step.kind === "advance") return `clock from ${toTimestamp(step.at)} to ${toTimestamp(step.to)}`;
  const { method, path } = toAddress(step);
  const { status, error, fault, objectId } = step;
  const outcome = [error?.type ?? objectId, fault === null ? null : `(${fault})`].filter((part) => part !== null);
  return [`${excerpt(method)} ${excerpt(redact(path))}: ${status}`, ...outcome].join(" ");
}

function listed(items: readonly string[], most: number): string {
  if (items.length === 0) return "none";
  const rest = items.length > most ? [`and ${items.length - most} more`] : [];
  return [...items.slice(0, most), ...rest].join(", ");
}

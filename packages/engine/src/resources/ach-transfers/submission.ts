import type { AchTransfer, AchTransferSettleParams } from "@sandbank/contract";
import { computeAchDates } from "../../calendar/ach-dates.ts";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { change, existing } from "../../objects/objects.ts";
import { fromTimestamp } from "../../ports/time.ts";
import { deriveRoutingNumber } from "../../rails/routing-numbers.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import type { Job } from "../../state/due-queue.ts";
import { readNow, schedule, type World } from "../../world/world.ts";
import { keepFunds, releaseFunds } from "./funds-hold.ts";
import { achTransferStates } from "./states.ts";

// The steps of a transfer between the bank and the network. The clock makes them in a bank that keeps schedules (O-24).

const MINUTE_MS = 60_000;
const SUBMITTED_AFTER_MS = 30 * MINUTE_MS; // O-27
const ACKNOWLEDGED_AFTER_MS = 15 * MINUTE_MS; // O-27

/** Schedules the submission of a transfer whose money has just moved. */
export function scheduleSubmission(world: World, transfer: string): void {
  scheduleStep(world, world.state.now + SUBMITTED_AFTER_MS, { kind: "ach_transfers.submit", transfer });
}

function scheduleStep(world: World, at: number, job: Job): void {
  if (world.state.genesis.schedules === "live") schedule(world, at, job);
}

/** Submits a transfer that is not submitted. */
export function submit(world: World, transfer: AchTransfer): AchTransfer {
  const { id, account_id, amount, preferred_effective_date: preferred, status: state } = transfer;
  const { now, tables } = world.state;
  const status = nextState(achTransferStates, { id, state, trigger: "submit" });
  const { bank } = existing(tables.accounts, "account", account_id);
  const dates = computeAchDates({ submittedAt: now, amount, preferred });
  const submission = {
    ...dates,
    submitted_at: readNow(world),
    // The routing number of the bank without the checksum, then a number.
    trace_number: deriveRoutingNumber(world.state, bank).slice(0, 8) + derivedDigits("trace number", id, 7),
  };
  scheduleStep(world, now + ACKNOWLEDGED_AFTER_MS, { kind: "ach_transfers.acknowledge", transfer: id });
  const settlesAt = fromTimestamp(dates.expected_funds_settlement_at);
  scheduleStep(world, Math.max(settlesAt, now), { kind: "ach_transfers.settle", transfer: id });
  return update(world, transfer, { status, submission });
}

/** Acknowledges a submitted transfer. */
export function acknowledge(world: World, transfer: AchTransfer): AchTransfer {
  return update(world, transfer, { acknowledgement: { acknowledged_at: readNow(world) } });
}

/** Settles a transfer, which is submitted first. */
export function settle(
  world: World,
  transfer: AchTransfer,
  behavior: NonNullable<AchTransferSettleParams["inbound_funds_hold_behavior"]>,
): AchTransfer {
  const submitted = transfer.status === "pending_submission" ? submit(world, transfer) : transfer;
  const end = behavior === "release_immediately" ? releaseFunds : keepFunds;
  const settlement = { settled_at: readNow(world) };
  return update(world, submitted, { settlement, ...end(world, submitted) });
}

function update(world: World, transfer: AchTransfer, changes: Partial<AchTransfer>): AchTransfer {
  return change(world, world.state.tables.achTransfers, transfer, changes, "ach_transfer.updated");
}

interface DueStep {
  readonly transfer: string;
}

const find = ({ state }: World, { transfer }: DueStep) => existing(state.tables.achTransfers, "ach_transfer", transfer);

export const isUnsubmitted = (world: World, job: DueStep) => find(world, job).status === "pending_submission";

export function isUnacknowledged(world: World, job: DueStep): boolean {
  const { acknowledgement, status } = find(world, job);
  return status === "submitted" && acknowledgement === null;
}

export function isUnsettled(world: World, job: DueStep): boolean {
  const { settlement, status } = find(world, job);
  return status === "submitted" && settlement === null;
}

export const submitDue = (world: World, job: DueStep) => submit(world, find(world, job));
export const acknowledgeDue = (world: World, job: DueStep) => acknowledge(world, find(world, job));
export const settleDue = (world: World, job: DueStep) => settle(world, find(world, job), "release_on_default_schedule");

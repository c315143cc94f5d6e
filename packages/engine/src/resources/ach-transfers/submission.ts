import type { AchTransfer, AchTransferSettleParams } from "@sandbank/contract";
import { computeAchDates } from "../../calendar/ach-dates.ts";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { existing } from "../../objects/objects.ts";
import { fromTimestamp } from "../../ports/time.ts";
import { findTransfer, nextStatus, scheduleStep, updateTransfer } from "../../rails/outbound-transfer.ts";
import { deriveRoutingNumber } from "../../rails/routing-numbers.ts";
import { readNow, type World } from "../../world/world.ts";
import { achRail } from "./ach-rail.ts";
import { keepFunds, releaseFunds } from "./funds-hold.ts";

// The steps of a transfer between the bank and the network. The clock makes them in a bank that keeps schedules (O-24).

const ACKNOWLEDGED_AFTER_MS = 15 * 60_000; // O-27

/** Submits a transfer that is not submitted. */
export function submit(world: World, transfer: AchTransfer): AchTransfer {
  const { id, account_id, amount, preferred_effective_date: preferred } = transfer;
  const { now, tables } = world.state;
  const status = nextStatus(world, achRail, transfer, "submit");
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
  return updateTransfer(world, achRail, transfer, { status, submission });
}

/** Acknowledges a submitted transfer. */
export function acknowledge(world: World, transfer: AchTransfer): AchTransfer {
  return updateTransfer(world, achRail, transfer, { acknowledgement: { acknowledged_at: readNow(world) } });
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
  return updateTransfer(world, achRail, submitted, { settlement, ...end(world, submitted) });
}

interface DueStep {
  readonly transfer: string;
}

const find = (world: World, { transfer }: DueStep) => findTransfer(world, achRail, transfer);

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

import type { WireTransfer } from "@sandbank/contract";
import { formatDay } from "../../calendar/days.ts";
import { findWireCycle } from "../../calendar/wire-cycles.ts";
import { derivedDigits, deriveReference } from "../../digits/derived-digits.ts";
import { findTransfer, nextStatus, updateTransfer } from "../../rails/outbound-transfer.ts";
import { readNow, type World } from "../../world/world.ts";
import { wireRail } from "./wire-rail.ts";

/** Submits a wire that is not submitted. */
export function submit(world: World, transfer: WireTransfer): WireTransfer {
  const status = nextStatus(world, wireRail, transfer, "submit");
  const data = `SANDBANK${derivedDigits("input message accountability data", transfer.id, 6)}`;
  const submission = {
    input_message_accountability_data: readCycleDate(world).replaceAll("-", "") + data,
    submitted_at: readNow(world),
  };
  const unique_end_to_end_transaction_reference = deriveReference(transfer.id);
  return updateTransfer(world, wireRail, transfer, { status, submission, unique_end_to_end_transaction_reference });
}

/** The day of the wire network, `YYYY-MM-DD`. */
export function readCycleDate({ state }: World): string {
  return formatDay(findWireCycle(state.now).day);
}

interface DueStep {
  readonly transfer: string;
}

const find = (world: World, { transfer }: DueStep) => findTransfer(world, wireRail, transfer);

export const isWireUnsubmitted = (world: World, job: DueStep) => find(world, job).status === "pending_creating";
export const submitDueWire = (world: World, job: DueStep) => submit(world, find(world, job));

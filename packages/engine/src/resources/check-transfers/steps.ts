import type { CheckTransfer, InboundCheckDeposit } from "@sandbank/contract";
import { parseDay } from "../../calendar/days.ts";
import { toInstant } from "../../calendar/local-time.ts";
import { shippingTime } from "../../calendar/shipping-time.ts";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { endHold, findTransfer, nextStatus, scheduleStep, updateTransfer } from "../../rails/outbound-transfer.ts";
import { readNow, schedule, type World } from "../../world/world.ts";
import { checkRail } from "./check-rail.ts";

type StopReason = NonNullable<CheckTransfer["stop_payment_request"]>["reason"];

/** Mails a check that the bank prints. It is printed before, if it is not. */
export function mail(world: World, transfer: CheckTransfer): CheckTransfer {
  const status = nextStatus(world, checkRail, transfer, "mail");
  const submission = transfer.submission ?? print(world, transfer);
  return updateTransfer(world, checkRail, transfer, { status, submission, mailing: { mailed_at: readNow(world) } });
}

function print(world: World, { id, physical_check }: CheckTransfer): CheckTransfer["submission"] {
  const { city, line1, line2, name, postal_code, state } = physical_check?.mailing_address ?? {};
  const capital = (text: string | null | undefined) => (text ?? "").toUpperCase();
  const isTracked = physical_check?.shipping_method === "courier_a_overnight";
  return {
    preview_file_id: null,
    submitted_address: {
      city: capital(city),
      line1: capital(line1),
      line2: line2 ? capital(line2) : null,
      recipient_name: capital(name),
      state: capital(state),
      zip: capital(postal_code),
    },
    submitted_at: readNow(world),
    tracking_number: isTracked ? derivedDigits("tracking number", id, 12) : null,
  };
}

/** Stops the payment of a check. */
export function stopPayment(world: World, transfer: CheckTransfer, reason: StopReason): CheckTransfer {
  const status = nextStatus(world, checkRail, transfer, "stop_payment");
  endHold(world, transfer);
  const stop_payment_request = {
    reason,
    requested_at: readNow(world),
    transfer_id: transfer.id,
    type: "check_transfer_stop_payment_request",
  } as const;
  return updateTransfer(world, checkRail, transfer, { status, stop_payment_request });
}

/** Rejects a check before it is printed. */
export function reject(world: World, transfer: CheckTransfer): CheckTransfer {
  const status = nextStatus(world, checkRail, transfer, "reject");
  endHold(world, transfer);
  return updateTransfer(world, checkRail, transfer, { status });
}

/** Notes that a check was paid, or returned after it. */
export function recordDeposit(
  world: World,
  transfer: CheckTransfer,
  { id }: InboundCheckDeposit,
  status: "deposited" | "returned",
): void {
  updateTransfer(world, checkRail, transfer, { status, approved_inbound_check_deposit_id: id });
}

/** Schedules the stop of a check at the end of its last day. */
export function scheduleEnd(world: World, { id, valid_until_date: last }: CheckTransfer): void {
  if (last === null) return;
  const at = toInstant("new_york", parseDay(last) + 1, "00:00");
  schedule(world, at, { kind: "check_transfers.end_validity", transfer: id });
}

interface DueStep {
  readonly transfer: string;
}

const find = (world: World, { transfer }: DueStep) => findTransfer(world, checkRail, transfer);

export const isUnprinted = (world: World, job: DueStep) => find(world, job).status === "pending_submission";
export const isUnmailed = (world: World, job: DueStep) => find(world, job).status === "pending_mailing";

const unpaid: readonly CheckTransfer["status"][] = ["pending_submission", "pending_mailing", "mailed"];

export const isUnpaid = (world: World, job: DueStep) => unpaid.includes(find(world, job).status);

export function printDue(world: World, job: DueStep): void {
  const transfer = find(world, job);
  updateTransfer(world, checkRail, transfer, { status: "pending_mailing", submission: print(world, transfer) });
  const mailedAt = shippingTime(world.state.now, "same_day");
  scheduleStep(world, mailedAt, { kind: "check_transfers.mail", transfer: transfer.id });
}

export const mailDue = (world: World, job: DueStep) => mail(world, find(world, job));
export const endDue = (world: World, job: DueStep) => stopPayment(world, find(world, job), "valid_until_date_passed");

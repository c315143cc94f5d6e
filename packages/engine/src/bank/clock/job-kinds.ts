import { hasOldEvent, retireEvents } from "../../objects/events.ts";
import { payMonthly, paysMonthly, scheduleMonthlyPayments } from "../../resources/accounts/payments.ts";
import { isHeld, releaseDueHold } from "../../resources/ach-transfers/funds-hold.ts";
import {
  acknowledgeDue,
  isUnacknowledged,
  isUnsettled,
  isUnsubmitted,
  settleDue,
  submitDue,
} from "../../resources/ach-transfers/submission.ts";
import { expireDueAuthorization, isAuthorizationOpen } from "../../resources/card-payments/expire.ts";
import { endDue, isUnmailed, isUnpaid, isUnprinted, mailDue, printDue } from "../../resources/check-transfers/steps.ts";
import { completeDueFednowTransfer } from "../../resources/fednow-transfers/operations.ts";
import { isTransferPending, resolveDueTransfer } from "../../resources/inbound-ach-transfers/resolve.ts";
import { isDepositPending, resolveDueDeposit } from "../../resources/inbound-check-deposits/resolve.ts";
import {
  acknowledgeShipment,
  isShipmentAcknowledged,
  isShipmentSubmitted,
  shipPhysicalCard,
} from "../../resources/physical-cards/live-shipment.ts";
import { isDecisionPending, timeOutDueDecision } from "../../resources/real-time-decisions/conclude.ts";
import { completeDueRealTimePayment } from "../../resources/real-time-payments-transfers/operations.ts";
import { isWireUnsubmitted, submitDueWire } from "../../resources/wire-transfers/submission.ts";
import type { DueWork, Job } from "../../state/due-queue.ts";
import type { JobEffect } from "../../state/job-effect.ts";
import { attemptId } from "../../webhooks/attempt-view.ts";
import { cancelUnsent, fallDue, isToBeSent, isToTimeOut, timeOut } from "../../webhooks/attempts.ts";
import type { World } from "../../world/world.ts";

type DueAttempt = { readonly delivery: string; readonly attempt: number };
type JobOf<Kind extends Job["kind"]> = Extract<Job, { kind: Kind }>;

/** A kind of job: when it has a reason, and how the clock runs it. */
interface JobKind<J> {
  /**
   * Whether the job will change something at its time, `at`, if nothing else happens before (D-109). If not, it is
   * neither listed nor run. It stays in the queue, because its reason may come back: a shipment can return to an
   * earlier state.
   */
  readonly hasReason: (world: World, job: J, at: number) => boolean;
  readonly run: (world: World, job: J) => JobEffect;
  /** Runs in place of a job that has no reason. */
  readonly pass?: (world: World, job: J) => void;
}

const kinds: { readonly [Kind in Job["kind"]]: JobKind<JobOf<Kind>> } = {
  "accounts.pay_monthly": { hasReason: paysMonthly, run: payMonthly, pass: scheduleMonthlyPayments },
  "ach_transfers.acknowledge": { hasReason: isUnacknowledged, run: once(acknowledgeDue) },
  "ach_transfers.release_hold": { hasReason: isHeld, run: releaseDueHold },
  "ach_transfers.settle": { hasReason: isUnsettled, run: once(settleDue) },
  "ach_transfers.submit": { hasReason: isUnsubmitted, run: once(submitDue) },
  "card_authorizations.expire": { hasReason: isAuthorizationOpen, run: expireDueAuthorization },
  "check_transfers.end_validity": { hasReason: isUnpaid, run: once(endDue) },
  "check_transfers.mail": { hasReason: isUnmailed, run: once(mailDue) },
  "check_transfers.print": { hasReason: isUnprinted, run: once(printDue) },
  // The job exists while there are Events or deliveries. Users do not notice that deliveries of deleted Events are deleted.
  "events.retire": { hasReason: hasOldEvent, run: retireEvents, pass: retireEvents },
  "fednow_transfers.complete": { ...completeDueFednowTransfer, run: once(completeDueFednowTransfer.run) },
  "inbound_ach_transfers.resolve": { hasReason: isTransferPending, run: resolveDueTransfer },
  "inbound_check_deposits.resolve": { hasReason: isDepositPending, run: resolveDueDeposit },
  "real_time_decisions.time_out": { hasReason: isDecisionPending, run: once(timeOutDueDecision) },
  "real_time_payments_transfers.complete": {
    ...completeDueRealTimePayment,
    run: once(completeDueRealTimePayment.run),
  },
  "shipments.acknowledge": { hasReason: isShipmentSubmitted, run: once(acknowledgeShipment) },
  "shipments.ship": { hasReason: isShipmentAcknowledged, run: once(shipPhysicalCard) },
  "webhooks.fall_due": { hasReason: isToBeSent, run: onceFor(fallDue), pass: cancelUnsent },
  "webhooks.time_out": { hasReason: isToTimeOut, run: onceFor(timeOut) },
  "wire_transfers.submit": { hasReason: isWireUnsubmitted, run: once(submitDueWire) },
};

/** The kinds of jobs about objects of users. The others deliver webhooks and delete Events. */
export function listJobKinds(): string[] {
  return Object.keys(kinds).filter((kind) => !/^(?:webhooks|events)\./.test(kind));
}

/** Runs a job about one object, with no amount and no choice of outcomes. */
function once<J>(run: (world: World, job: J) => void): JobKind<J>["run"] {
  return (world, job) => {
    run(world, job);
    return { count: 1, amount: null, outcome: null };
  };
}

/** Runs a job about an attempt to deliver a webhook. */
function onceFor(run: (world: World, job: DueAttempt) => void): JobKind<DueAttempt>["run"] {
  return (world, job) => {
    run(world, job);
    return { count: 1, amount: null, outcome: null, attempt: attemptId(job.delivery, job.attempt) };
  };
}

/** Whether work will change something at its time, as far as is known now. */
export function hasReason(world: World, { at, job }: DueWork): boolean {
  const { probe } = world;
  return chooseKind(job).hasReason(world, job, at) && (probe === null || probe.at(`job/${job.kind}`, true));
}

/** Runs a job whose time has come, and returns its effect; or passes it if nothing is left to do. */
export function runJob(world: World, work: DueWork): JobEffect | undefined {
  const kind = chooseKind(work.job);
  if (hasReason(world, work)) return kind.run(world, work.job);
  kind.pass?.(world, work.job);
  return undefined;
}

function chooseKind<Kind extends Job["kind"]>({ kind }: JobOf<Kind>): JobKind<JobOf<Kind>> {
  return kinds[kind as Kind];
}

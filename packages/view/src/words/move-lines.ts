import { dollars } from "@sandbank/contract/private/words";
import type { DueJob, MoveWork, RanJobs } from "@sandbank/engine";
import { formatCount } from "./format-count.ts";
import { isHousekeeping } from "./jobs.ts";

/** The result of an operation that moved the clock, as far as it is described. */
export interface Move {
  readonly ran: readonly RanJobs[];
  readonly delivered: number;
  readonly failed: number;
  /** Absent, like the next, if the server is older than the program. */
  readonly loanDates?: readonly RanJobs[];
  readonly deletedFailures?: number;
  readonly failedAttempts?: readonly string[];
}

/** Something that a move of the clock did, in words. */
export interface MoveLine {
  /** `7 holds expired, $1,146.13`. */
  readonly text: string;
  /** Whether attempts to deliver webhooks failed. */
  readonly isBad: boolean;
  /** The ids of up to 20 objects that it is about. */
  readonly objects: readonly string[];
  /** The ids of up to 1,000 attempts to deliver webhooks that it is about. */
  readonly attempts: readonly string[];
}

/** The sentences for one thing, and for several. `OUTCOME` stands for how it ended. */
type Words = readonly [one: string, several: string];

/** Jobs of webhooks are reported as deliveries. */
type RanKind = Exclude<DueJob["kind"], `webhooks.${string}`>;

const words: Readonly<Record<RanKind, Words>> = {
  "accounts.pay_monthly": ["monthly payment of interest or revenue", "monthly payments of interest and revenue"],
  "accounts.payment_due": ["loan payment became past due", "loan payments became past due"],
  "accounts.statement": ["loan statement", "loan statements"],
  "ach_transfers.acknowledge": ["ACH transfer acknowledged", "ACH transfers acknowledged"],
  "ach_transfers.release_hold": ["ACH debit released", "ACH debits released"],
  "ach_transfers.settle": ["ACH transfer settled", "ACH transfers settled"],
  "ach_transfers.submit": ["ACH transfer submitted", "ACH transfers submitted"],
  "card_authorizations.expire": ["hold expired", "holds expired"],
  "check_transfers.end_validity": ["check stopped after its last day", "checks stopped after their last day"],
  "check_transfers.mail": ["check mailed", "checks mailed"],
  "check_transfers.print": ["check printed", "checks printed"],
  "events.retire": ["old Event deleted", "old Events deleted"],
  "fednow_transfers.complete": ["FedNow transfer completed", "FedNow transfers completed"],
  "inbound_ach_transfers.resolve": ["ACH transfer OUTCOME", "ACH transfers OUTCOME"],
  "inbound_check_deposits.resolve": ["check OUTCOME", "checks OUTCOME"],
  "real_time_decisions.time_out": ["real-time decision timed out", "real-time decisions timed out"],
  "real_time_payments_transfers.complete": ["real-time payment completed", "real-time payments completed"],
  "shipments.acknowledge": ["card order acknowledged by the printer", "card orders acknowledged by the printer"],
  "shipments.ship": ["Physical Card shipped", "Physical Cards shipped"],
  "wire_transfers.submit": ["wire submitted", "wires submitted"],
};

/** Says what a move of the clock did, a line for each kind. What it deleted comes last. Empty if nothing happened. */
export function moveLines(move: Move): MoveLine[] {
  const { ran, loanDates = [], delivered, failed, deletedFailures = 0, failedAttempts = [] } = move;
  const lines = [...ran, ...loanDates]
    .filter(({ count }) => count > 0)
    .map((jobs) => ({ ...jobs, line: ranLine(jobs) }));
  return [
    ...lines.filter((jobs) => !isHousekeeping(jobs)).map(({ line }) => line),
    ...webhookLines(delivered, ["webhook attempt succeeded", "webhook attempts succeeded"]),
    ...webhookLines(failed, ["webhook attempt failed", "webhook attempts failed"], true, failedAttempts),
    ...lines.filter(isHousekeeping).map(({ line }) => line),
    ...webhookLines(deletedFailures, ["failed webhook deleted after 30 days", "failed webhooks deleted after 30 days"]),
  ];
}

/** `hold expired`: what a job of the clock did; undefined for a job of webhooks, and for one that only deletes old Events. */
export function ranWords({ kind, outcome }: Pick<RanJobs, "kind" | "outcome">): string | undefined {
  if (!Object.hasOwn(words, kind) || isHousekeeping({ kind })) return undefined;
  return words[kind as RanKind][0].replace("OUTCOME", outcome ?? "resolved");
}

/** `2 holds expired, $41.13`: what a step of the log did that moved the clock, without webhooks; deletions if it did nothing else. */
export function stepText(step: MoveWork): string {
  const shown = { ...step, ran: step.ran.filter((jobs) => !isHousekeeping(jobs)), deletedFailures: 0 };
  return joinedLines(shown) || detailText(step);
}

/** `2 holds expired, $41.13; 90 old Events deleted`: everything that a step of the log did, without webhooks. */
export function detailText(step: MoveWork): string {
  return joinedLines(step) || "nothing fell due";
}

function joinedLines(step: MoveWork): string {
  const lines = moveLines({ ...step, delivered: 0, failed: 0 });
  return lines.map(({ text }) => text).join("; ");
}

function ranLine({ kind, outcome, count, amount, objects }: RanJobs): MoveLine {
  const kinds: Words = Object.hasOwn(words, kind) ? words[kind as RanKind] : [`x ${kind}`, `x ${kind}`];
  const text = formatCount(count, ...kinds).replace("OUTCOME", outcome ?? "resolved");
  return { text: amount === null ? text : `${text}, ${dollars(amount)}`, isBad: false, objects, attempts: [] };
}

function webhookLines(count: number, words: Words, isBad = false, attempts: readonly string[] = []): MoveLine[] {
  return count === 0 ? [] : [{ text: formatCount(count, ...words), isBad, objects: [], attempts }];
}

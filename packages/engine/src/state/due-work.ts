import type { AchDeclineReason, CheckDeclineReason, PhysicalCard } from "@sandbank/contract";

/** Work that the clock does at an instant. Plain data, because a snapshot contains the queue. */
export interface DueWork {
  readonly at: number;
  /** Orders the work of one instant: what was scheduled first runs first. */
  readonly order: number;
  readonly job: Job;
}

/** The kinds of work that can fall due. */
export type Job =
  | { readonly kind: "accounts.pay_monthly" }
  | { readonly kind: "events.retire" }
  | {
      readonly kind: "inbound_ach_transfers.resolve";
      readonly transfer: string;
      readonly declineReason: AchDeclineReason | null;
    }
  | {
      readonly kind: "inbound_check_deposits.resolve";
      readonly deposit: string;
      readonly declineReason: CheckDeclineReason | null;
    }
  | { readonly kind: "card_authorizations.expire"; readonly cardPayment: string }
  | { readonly kind: "real_time_decisions.time_out"; readonly realTimeDecision: string }
  | { readonly kind: "shipments.acknowledge"; readonly physicalCard: PhysicalCard["id"] }
  | { readonly kind: "shipments.ship"; readonly physicalCard: PhysicalCard["id"] }
  | { readonly kind: "webhooks.fall_due"; readonly delivery: string; readonly attempt: number }
  | { readonly kind: "webhooks.time_out"; readonly delivery: string; readonly attempt: number };

/** An immutable leftist heap, so that forks can share it. */
export type DueQueue = Node | null;

interface Node {
  readonly work: DueWork;
  readonly rank: number;
  readonly left: DueQueue;
  readonly right: DueQueue;
}

export function enqueue(queue: DueQueue, work: DueWork): DueQueue {
  return merge(queue, { work, rank: 1, left: null, right: null });
}

export function dequeue(queue: Node): DueQueue {
  return merge(queue.left, queue.right);
}

/** All work in the queue, unordered. */
export function workIn(queue: DueQueue): DueWork[] {
  const work: DueWork[] = [];
  const open = [queue];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === null) continue;
    work.push(node.work);
    open.push(node.left, node.right);
  }
  return work;
}

function merge(one: DueQueue, other: DueQueue): DueQueue {
  if (one === null) return other;
  if (other === null) return one;
  return isBefore(one.work, other.work) ? mergeBelow(one, other) : mergeBelow(other, one);
}

/** Merges a heap into one whose first work is earlier. */
function mergeBelow({ work, left, right }: Node, later: Node): Node {
  const merged = merge(right, later) as Node;
  const leftRank = left === null ? 0 : left.rank;
  return leftRank >= merged.rank
    ? { work, rank: merged.rank + 1, left, right: merged }
    : { work, rank: leftRank + 1, left: merged, right: left };
}

/** The place of work in the queue. */
type Place = Pick<DueWork, "at" | "order">;

export function isBefore(one: Place, other: Place): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

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
  | { readonly kind: "ach_transfers.acknowledge"; readonly transfer: string }
  | { readonly kind: "ach_transfers.release_hold"; readonly transfer: string }
  | { readonly kind: "ach_transfers.settle"; readonly transfer: string }
  | { readonly kind: "ach_transfers.submit"; readonly transfer: string }
  | { readonly kind: "check_transfers.end_validity"; readonly transfer: string }
  | { readonly kind: "check_transfers.mail"; readonly transfer: string }
  | { readonly kind: "check_transfers.print"; readonly transfer: string }
  | { readonly kind: "events.retire" }
  | { readonly kind: "fednow_transfers.complete"; readonly transfer: string }
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
  | { readonly kind: "real_time_payments_transfers.complete"; readonly transfer: string }
  | { readonly kind: "shipments.acknowledge"; readonly physicalCard: PhysicalCard["id"] }
  | { readonly kind: "shipments.ship"; readonly physicalCard: PhysicalCard["id"] }
  | { readonly kind: "webhooks.fall_due"; readonly delivery: string; readonly attempt: number }
  | { readonly kind: "webhooks.time_out"; readonly delivery: string; readonly attempt: number }
  | { readonly kind: "wire_transfers.submit"; readonly transfer: string };

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

/** The work in the queue, the earliest first. To read it costs much less than to dequeue it, which copies nodes. */
export function* workInOrder(queue: DueQueue): Generator<DueWork> {
  // A binary heap of the nodes whose parents were read.
  const open: Node[] = [];
  if (queue !== null) open.push(queue);
  for (let node = takeFirst(open); node !== undefined; node = takeFirst(open)) {
    yield node.work;
    if (node.left !== null) putNode(open, node.left);
    if (node.right !== null) putNode(open, node.right);
  }
}

function putNode(heap: Node[], node: Node): void {
  let place = heap.length;
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above] as Node;
    if (!isBefore(node.work, parent.work)) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = node;
}

function takeFirst(heap: Node[]): Node | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return first;
  let place = 0;
  for (;;) {
    let below = 2 * place + 1;
    if (below >= heap.length) break;
    const [left, right] = [heap[below] as Node, heap[below + 1]];
    if (right !== undefined && isBefore(right.work, left.work)) below++;
    if (!isBefore((heap[below] as Node).work, last.work)) break;
    heap[place] = heap[below] as Node;
    place = below;
  }
  heap[place] = last;
  return first;
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

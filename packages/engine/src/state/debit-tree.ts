/**
 * The debits of one Account, Account Number or Card in order of time. Each node has the sum of the debits below it, so
 * that adding a debit, changing an earlier one and summing a window take logarithmic time. Immutable, so that forks can
 * share it.
 */
export interface DebitTree {
  readonly size: number;
  /** The levels of nodes above the debits. */
  readonly depth: number;
  /** The debits before the tail; null while there are none. */
  readonly root: Node | null;
  /** The latest debits, fewer than a node holds. Most additions copy only the tail. */
  readonly tail: readonly DebitLeaf[];
}

/** The number of debits and their sum in minor units; `Infinity` stands for a sum beyond the safe integers. */
export interface DebitSum {
  readonly count: number;
  readonly volume: number;
}

/** A debit in a tree. Several trees share it. */
export interface DebitLeaf extends DebitSum {
  /** How many debits the bank had before this one. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Node extends DebitSum {
  /** The number of the first debit below. */
  readonly number: number;
  /** The times of the first and the last debit below. */
  readonly first: number;
  readonly last: number;
  readonly below: readonly (Node | DebitLeaf)[];
}

const FAN_OUT = 16;

export const noDebits: DebitSum = { count: 0, volume: 0 };

export const emptyTree: DebitTree = { size: 0, depth: 1, root: null, tail: [] };

/** Appends a debit. No other debit has a higher number or a later time. */
export function withDebit({ size, depth, root, tail }: DebitTree, leaf: DebitLeaf): DebitTree {
  const latest = tail.concat(leaf);
  if (latest.length < FAN_OUT) return { size: size + 1, depth, root, tail: latest };
  const isFull = size + 1 > FAN_OUT ** depth;
  const grown = isFull ? { depth: depth + 1, root: root && nodeOver([root]) } : { depth, root };
  const place = Math.floor(size / FAN_OUT);
  const filled = withLowest(grown.root, grown.depth, place, nodeOver(latest));
  return { size: size + 1, depth: grown.depth, root: filled, tail: [] };
}

/** Replaces the debit with the same number, which must have the same time. */
export function withChanged({ size, depth, root, tail }: DebitTree, leaf: DebitLeaf): DebitTree {
  const [oldest] = tail;
  if (root === null || (oldest !== undefined && oldest.number <= leaf.number)) {
    return { size, depth, root, tail: tail.map((each) => (each.number === leaf.number ? leaf : each)) };
  }
  return { size, depth, root: replaced(root, leaf), tail };
}

/** The sum of all debits later than an instant. */
export function sumAfter({ root, tail }: DebitTree, time: number): DebitSum {
  const sum = { count: 0, volume: 0 };
  if (root !== null) addAfter(sum, root, time);
  for (const leaf of tail) addAfter(sum, leaf, time);
  return sum;
}

/** All debits later than an instant, in order. Takes time in proportion to their number. */
export function debitsAfter({ root, tail }: DebitTree, time: number): DebitLeaf[] {
  const leaves: DebitLeaf[] = [];
  if (root !== null) collectAfter(leaves, root, time);
  for (const leaf of tail) collectAfter(leaves, leaf, time);
  return leaves;
}

function collectAfter(leaves: DebitLeaf[], node: Node | DebitLeaf, time: number): void {
  if (readLast(node) <= time) return;
  if ("below" in node) for (const each of node.below) collectAfter(leaves, each, time);
  else leaves.push(node);
}

function addAfter(sum: { count: number; volume: number }, node: Node | DebitLeaf, time: number): void {
  if (readLast(node) <= time) return;
  if ("below" in node && readFirst(node) <= time) {
    for (const each of node.below) addAfter(sum, each, time);
  } else {
    sum.count += node.count;
    sum.volume = sumOfVolumes(sum.volume, node.volume);
  }
}

/** Adds a node of the lowest level at its place in that level. */
function withLowest(node: Node | null, depth: number, place: number, lowest: Node): Node {
  if (depth === 1) return lowest;
  const width = FAN_OUT ** (depth - 2);
  const slot = Math.floor(place / width);
  const below = [...(node?.below ?? [])];
  below[slot] = withLowest((below[slot] as Node | undefined) ?? null, depth - 1, place % width, lowest);
  return nodeOver(below);
}

function replaced(node: Node, leaf: DebitLeaf): Node {
  const slot = node.below.findLastIndex(({ number }) => number <= leaf.number);
  const before = node.below[slot] as Node | DebitLeaf;
  return nodeOver(node.below.with(slot, "below" in before ? replaced(before, leaf) : leaf));
}

function nodeOver(below: readonly (Node | DebitLeaf)[]): Node {
  let [count, volume] = [0, 0];
  for (const each of below) {
    count += each.count;
    volume = sumOfVolumes(volume, each.volume);
  }
  const [first, last] = [below[0] as Node, below.at(-1) as Node];
  return { number: first.number, count, volume, first: readFirst(first), last: readLast(last), below };
}

function readFirst(node: Node | DebitLeaf): number {
  return "below" in node ? node.first : node.at;
}

function readLast(node: Node | DebitLeaf): number {
  return "below" in node ? node.last : node.at;
}

/** A sum or a remaining amount for display; null if it is beyond the safe integers. */
export function shownSum(sum: number): number | null {
  return Number.isFinite(sum) ? sum : null;
}

/** Adds without overflow. Volumes are never negative, so a sum beyond the safe integers stays beyond every Limit. */
function sumOfVolumes(one: number, other: number): number {
  const volume = one + other;
  return Number.isSafeInteger(volume) ? volume : Number.POSITIVE_INFINITY;
}

/**
 * The debits of one Account, Account Number or Card in order of time, with the sums of what lies below in each node:
 * to add one, to change one of the past and to sum up a window takes the logarithm of their number. Immutable, so that
 * a fork shares it for nothing.
 */
export interface DebitTree {
  readonly size: number;
  /** The levels of nodes above the debits. */
  readonly depth: number;
  readonly root: Node;
}

/** How many debits, and how much in minor units; `Infinity` stands for more than the safe integers. */
export interface DebitSum {
  readonly count: number;
  readonly volume: number;
}

/** A debit as a tree keeps it. */
export interface DebitLeaf extends DebitSum {
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Node extends DebitSum {
  /** The times of the first and the last debit below. */
  readonly first: number;
  readonly last: number;
  readonly below: readonly Node[];
}

const FAN_OUT = 32;

export const noDebits: DebitSum = { count: 0, volume: 0 };

export const emptyTree: DebitTree = { size: 0, depth: 0, root: { ...noDebits, first: 0, last: 0, below: [] } };

/** Adds a debit at the end, where `tree.size` is then its index. Its time is not before that of any other. */
export function withDebit({ size, depth, root }: DebitTree, leaf: DebitLeaf): DebitTree {
  const isFull = size === FAN_OUT ** depth;
  const grown = isFull && size > 0 ? { depth: depth + 1, root: nodeOver([root]) } : { depth, root };
  return { size: size + 1, depth: grown.depth, root: put(grown.root, grown.depth, size, leaf) };
}

/** Puts a debit in the place of the one at `index`, which is of the same time. */
export function withChanged({ size, depth, root }: DebitTree, index: number, leaf: DebitLeaf): DebitTree {
  return { size, depth, root: put(root, depth, index, leaf) };
}

/** The sum of all debits later than an instant. */
export function sumAfter({ root }: DebitTree, time: number): DebitSum {
  return sumOf(root, time);
}

function sumOf(node: Node, time: number): DebitSum {
  if (node.last <= time) return noDebits;
  if (node.first > time) return node;
  return node.below.reduce<DebitSum>((sum, each) => plus(sum, sumOf(each, time)), noDebits);
}

function put(node: Node | undefined, depth: number, index: number, { at, count, volume }: DebitLeaf): Node {
  if (depth === 0) return { count, volume, first: at, last: at, below: [] };
  const width = FAN_OUT ** (depth - 1);
  const slot = Math.floor(index / width);
  const below = node === undefined ? [] : [...node.below];
  below[slot] = put(below[slot], depth - 1, index % width, { at, count, volume });
  return nodeOver(below);
}

function nodeOver(below: readonly Node[]): Node {
  const [first, last] = [below[0] as Node, below.at(-1) as Node];
  return { ...below.reduce<DebitSum>(plus, noDebits), first: first.first, last: last.last, below };
}

/** A sum, or what it leaves of a value, as it can be told; null where that is past the safe integers. */
export function shownSum(sum: number): number | null {
  return Number.isFinite(sum) ? sum : null;
}

/** Nothing here is negative, so what has once passed the safe integers stays beyond every Limit. */
function plus(one: DebitSum, other: DebitSum): DebitSum {
  const volume = one.volume + other.volume;
  return { count: one.count + other.count, volume: Number.isSafeInteger(volume) ? volume : Number.POSITIVE_INFINITY };
}

import { createMap, forkMap, get, type LayeredMap, remove, set } from "./layered-map.ts";

/**
 * An ordered set of whole numbers that forks in O(1). Small sets are sorted arrays. Large sets are bitmaps in levels: a
 * bit of level n says whether a word of level n - 1 has any bit, so that finding the next or previous member takes a
 * few steps in a set of any size.
 */
export type NumberSet = readonly number[] | BitLevels;

interface BitLevels {
  readonly levels: readonly LayeredMap<number, number>[];
}

/**
 * The largest array. A bitmap takes some hundred bytes for each member if members lie far apart, an array much less.
 */
const SMALL = 256;
const LEVELS = 6; // 32 ** 6: a thousand million members
const WORD_BITS = 5;

export const emptySet: NumberSet = [];

/** Adds a member: in place if the set is `owned`, otherwise in a copy. The caller owns the returned set. */
export function added(members: NumberSet, member: number, owned: boolean): NumberSet {
  if (!isSmall(members)) {
    const target = owned ? members : forkSet(members);
    addBit(target, member);
    return target;
  }
  // Most sets have one member, and an array literal, unlike one that grows, reserves no memory for more.
  if (members.length === 0) return [member];
  const index = computeLowerBound(members, member);
  const isMember = members[index] === member;
  if (isMember || members.length < SMALL) {
    const target = writable(members, owned);
    // A new member is usually the largest.
    if (index === target.length) target.push(member);
    else if (!isMember) target.splice(index, 0, member);
    return target;
  }
  const large: BitLevels = { levels: Array.from({ length: LEVELS }, () => createMap()) };
  for (const other of members) addBit(large, other);
  addBit(large, member);
  return large;
}

/** Removes a member, like `added`. */
export function without(members: NumberSet, member: number, owned: boolean): NumberSet {
  if (isSmall(members)) {
    const index = computeLowerBound(members, member);
    const target = writable(members, owned);
    if (target[index] !== member) return target;
    if (index === target.length - 1) target.pop();
    else target.splice(index, 1);
    return target;
  }
  const target = owned ? members : forkSet(members);
  removeBit(target, member);
  return target;
}

/** Whether a small set is empty, so that it can be dropped. */
export function isVacant(members: NumberSet): boolean {
  return isSmall(members) && members.length === 0;
}

/** The largest member that is at most `bound`, or -1. */
export function previous(members: NumberSet, bound: number): number {
  return isSmall(members) ? (members[computeLowerBound(members, bound + 1) - 1] ?? -1) : previousBit(members, bound);
}

/** The smallest member that is at least `bound`, or -1. */
export function next(members: NumberSet, bound: number): number {
  return isSmall(members) ? (members[computeLowerBound(members, bound)] ?? -1) : nextBit(members, bound);
}

/** The members from 32 * `index` to 32 * `index` + 31, as bits. */
export function readWord(members: NumberSet, index: number): number {
  if (!isSmall(members)) return wordAt(members.levels, 0, index);
  let word = 0;
  for (let place = computeLowerBound(members, index * 32); (members[place] ?? -1) >>> WORD_BITS === index; place++) {
    word |= 1 << ((members[place] as number) & 31);
  }
  return word;
}

/** The set itself if it is owned, else a copy. `emptySet` is shared and therefore never owned. */
function writable(members: readonly number[], owned: boolean): number[] {
  return owned && members !== emptySet ? (members as number[]) : [...members];
}

/** How many members of a sorted array are less than `bound`. The first check covers the usual case: all of them. */
function computeLowerBound(members: readonly number[], bound: number): number {
  let low = 0;
  let high = members.length;
  if (high === 0 || (members[high - 1] as number) < bound) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((members[middle] as number) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The nearest bit from `bit` on, upwards or downwards, or -1. */
export function nearestBit(word: number, bit: number, step: 1 | -1): number {
  const rest = step === 1 ? word & (-1 << bit) : word & (-1 >>> (31 - bit));
  if (rest === 0) return -1;
  return step === 1 ? lowest(rest) : highest(rest);
}

function isSmall(members: NumberSet): members is readonly number[] {
  return Array.isArray(members);
}

function forkSet({ levels }: BitLevels): BitLevels {
  return { levels: levels.map(forkMap) };
}

function addBit({ levels }: BitLevels, member: number): void {
  let position = member;
  for (const level of levels) {
    const index = position >>> WORD_BITS;
    const word = get(level, index) ?? 0;
    set(level, index, word | (1 << (position & 31)));
    if (word !== 0) return;
    position = index;
  }
}

function removeBit({ levels }: BitLevels, member: number): void {
  let position = member;
  for (const level of levels) {
    const index = position >>> WORD_BITS;
    const word = (get(level, index) ?? 0) & ~(1 << (position & 31));
    if (word !== 0) {
      set(level, index, word);
      return;
    }
    remove(level, index);
    position = index;
  }
}

function previousBit({ levels }: BitLevels, bound: number): number {
  let position = bound;
  for (let height = 0; height < LEVELS && position >= 0; height++) {
    const index = position >>> WORD_BITS;
    const word = wordAt(levels, height, index) & (-1 >>> (31 - (position & 31)));
    if (word !== 0) return descend(levels, height, index * 32 + highest(word), highest);
    position = index - 1;
  }
  return -1;
}

function nextBit({ levels }: BitLevels, bound: number): number {
  let position = Math.max(bound, 0);
  for (let height = 0; height < LEVELS; height++) {
    const index = position >>> WORD_BITS;
    const word = wordAt(levels, height, index) & (-1 << (position & 31));
    if (word !== 0) return descend(levels, height, index * 32 + lowest(word), lowest);
    position = index + 1;
  }
  return -1;
}

/** Goes from a bit of one level down to the member that it stands for. */
function descend(
  levels: BitLevels["levels"],
  height: number,
  position: number,
  pick: (word: number) => number,
): number {
  let found = position;
  for (let level = height - 1; level >= 0; level--) found = found * 32 + pick(wordAt(levels, level, found));
  return found;
}

function wordAt(levels: BitLevels["levels"], height: number, index: number): number {
  const level = levels[height];
  return level === undefined ? 0 : (get(level, index) ?? 0);
}

function highest(word: number): number {
  return 31 - Math.clz32(word);
}

function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/**
 * A mutable map that forks in O(1): the fork freezes what was written so far and gives each side a layer of its own.
 * Written layers merge by size at a fork, so that a read passes few of them. No key may hold `undefined`.
 */
export interface LayeredMap<K, V> {
  /** Written by this side only; null until it writes, so that a fork of what nobody writes costs next to nothing. */
  own: Map<K, V | typeof GONE> | null;
  /** Frozen and shared with forks, newest first. */
  below: readonly ReadonlyMap<K, V | typeof GONE>[];
}

const GONE = Symbol("gone");

export function createMap<K, V>(): LayeredMap<K, V> {
  return { own: null, below: [] };
}

export function get<K, V>(map: LayeredMap<K, V>, key: K): V | undefined {
  const found = map.own?.get(key);
  if (found !== undefined) return found === GONE ? undefined : (found as V);
  for (const layer of map.below) {
    const value = layer.get(key);
    if (value !== undefined) return value === GONE ? undefined : (value as V);
  }
  return undefined;
}

export function set<K, V>(map: LayeredMap<K, V>, key: K, value: V): void {
  ownLayer(map).set(key, value);
}

export function remove<K, V>(map: LayeredMap<K, V>, key: K): void {
  for (const layer of map.below) {
    if (!layer.has(key)) continue;
    ownLayer(map).set(key, GONE);
    return;
  }
  map.own?.delete(key);
}

/** The value at `key` in the layer that no fork shares: it may be changed in place. */
export function getOwn<K, V>(map: LayeredMap<K, V>, key: K): V | undefined {
  const found = map.own?.get(key);
  return found === GONE ? undefined : (found as V | undefined);
}

export function forkMap<K, V>(map: LayeredMap<K, V>): LayeredMap<K, V> {
  if (map.own !== null) {
    map.below = merged([map.own, ...map.below]);
    map.own = null;
  }
  return { own: null, below: map.below };
}

/** Every key with its value, in no order worth relying on. For snapshots and audits. */
export function entriesOf<K, V>(map: LayeredMap<K, V>): [K, V][] {
  const all = flatten(map.own === null ? map.below : [map.own, ...map.below]);
  return [...all].filter((entry): entry is [K, V] => entry[1] !== GONE);
}

function ownLayer<K, V>(map: LayeredMap<K, V>): Map<K, V | typeof GONE> {
  map.own ??= new Map();
  return map.own;
}

/** Merges from the top while a layer is at least half as large as the one below: few layers, each key moved rarely. */
function merged<K, V>(layers: readonly ReadonlyMap<K, V>[]): readonly ReadonlyMap<K, V>[] {
  const [top, next, ...rest] = layers;
  if (top === undefined || next === undefined || top.size * 2 < next.size) return layers;
  const both = flatten([top, next]);
  // Nothing lies below the lowest layer: there a removed key can be forgotten.
  if (rest.length === 0) for (const [key, value] of both) if (value === GONE) both.delete(key);
  return merged([both, ...rest]);
}

function flatten<K, V>(layers: readonly ReadonlyMap<K, V>[]): Map<K, V> {
  const all = new Map<K, V>();
  for (let index = layers.length - 1; index >= 0; index--) {
    for (const [key, value] of layers[index] as ReadonlyMap<K, V>) all.set(key, value);
  }
  return all;
}

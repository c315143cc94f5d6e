/**
 * A mutable map that forks in O(1): the fork freezes what was written so far, and each side then writes to its own
 * layer. A fork merges layers by size, so that a read passes few of them. Values must not be `undefined`.
 */
export interface LayeredMap<K, V> {
  /** The layer that only this side writes; null until it writes, so that an unused fork costs almost nothing. */
  own: Map<K, V | typeof REMOVED> | null;
  /** Frozen and shared with forks, newest first. */
  below: readonly ReadonlyMap<K, V | typeof REMOVED>[];
}

/** Marks a key that is removed in this layer but present in a layer below. */
const REMOVED = Symbol("removed");

export function createMap<K, V>(): LayeredMap<K, V> {
  return { own: null, below: [] };
}

export function get<K, V>(map: LayeredMap<K, V>, key: K): V | undefined {
  const found = map.own?.get(key);
  if (found !== undefined) return found === REMOVED ? undefined : (found as V);
  // Until V8 has optimized this loop, `for...of` would allocate an object for each layer.
  for (let index = 0; index < map.below.length; index++) {
    const value = map.below[index]?.get(key);
    if (value !== undefined) return value === REMOVED ? undefined : (value as V);
  }
  return undefined;
}

export function set<K, V>(map: LayeredMap<K, V>, key: K, value: V): void {
  ownLayer(map).set(key, value);
}

export function remove<K, V>(map: LayeredMap<K, V>, key: K): void {
  for (const layer of map.below) {
    if (!layer.has(key)) continue;
    ownLayer(map).set(key, REMOVED);
    return;
  }
  map.own?.delete(key);
}

/** The value of a key if only this map wrote it, not a parent, so that the caller may change it in place. */
export function getOwn<K, V>(map: LayeredMap<K, V>, key: K): V | undefined {
  const found = map.own?.get(key);
  return found === REMOVED ? undefined : (found as V | undefined);
}

export function forkMap<K, V>(map: LayeredMap<K, V>): LayeredMap<K, V> {
  if (map.own !== null) {
    map.below = merged([map.own, ...map.below]);
    map.own = null;
  }
  return { own: null, below: map.below };
}

/** Every key with its value, in no guaranteed order. For snapshots and audits. */
export function listEntries<K, V>(map: LayeredMap<K, V>): [K, V][] {
  const all = flatten(listLayers(map));
  return [...all].filter((entry): entry is [K, V] => entry[1] !== REMOVED);
}

/** The keys whose values two maps do not share. Forks of one map share what was written before the fork. */
export function unsharedKeys<K, V>(one: LayeredMap<K, V>, other: LayeredMap<K, V>): Set<K> {
  const [layers, others] = [listLayers(one), listLayers(other)];
  while (layers.length > 0 && layers.at(-1) === others.at(-1)) {
    layers.pop();
    others.pop();
  }
  return new Set([...layers, ...others].flatMap((layer) => [...layer.keys()]));
}

function ownLayer<K, V>(map: LayeredMap<K, V>): Map<K, V | typeof REMOVED> {
  map.own ??= new Map();
  return map.own;
}

/**
 * Merges from the top while a layer is at least half as large as the one below, so that layers stay few and each key
 * moves rarely.
 */
function merged<K, V>(layers: readonly ReadonlyMap<K, V>[]): readonly ReadonlyMap<K, V>[] {
  const [top, next, ...rest] = layers;
  if (top === undefined || next === undefined || top.size * 2 < next.size) return layers;
  const both = flatten([top, next]);
  // Below the lowest layer there is nothing to hide, so the marks of removed keys can go.
  if (rest.length === 0) for (const [key, value] of both) if (value === REMOVED) both.delete(key);
  return merged([both, ...rest]);
}

function flatten<K, V>(layers: readonly ReadonlyMap<K, V>[]): Map<K, V> {
  const all = new Map<K, V>();
  for (let index = layers.length - 1; index >= 0; index--) {
    for (const [key, value] of layers[index] as ReadonlyMap<K, V>) all.set(key, value);
  }
  return all;
}

function listLayers<K, V>({ own, below }: LayeredMap<K, V>): ReadonlyMap<K, V | typeof REMOVED>[] {
  return own === null ? [...below] : [own, ...below];
}

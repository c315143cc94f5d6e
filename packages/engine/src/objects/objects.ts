import type { EventCategoryName } from "@sandbank/contract";
import { objectNotFound } from "../errors.ts";
import { tallyStates } from "../state/tally.ts";
import { isEqualJson } from "../store/equal.ts";
import { find, insert, type Row, replace, type Table } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { emit } from "./events.ts";
import { probeStates } from "./probe-states.ts";

/** An object of the API, as a table stores it. */
export type ApiObject = Row & { readonly type: string };

/** Returns the object with this id. Refuses an unknown id, or an id of another type, with 404 (D-04, D-28). */
export function existing<T extends Row>(table: Table<T>, objectType: string, id: string): T {
  const row = find(table, id);
  if (row === undefined) throw objectNotFound(objectType, id);
  return row;
}

/** Inserts a new object into its table and emits the Event of its creation. */
export function add<T extends ApiObject>(
  world: World,
  table: Table<T>,
  row: NoInfer<T>,
  category: EventCategoryName,
): T {
  insert(table, row);
  tallyStates(world.tally, null, row);
  emit(world, category, row);
  return row;
}

/**
 * Inserts a new object that names others which `makeParts` creates. The Event of its creation comes before theirs, and
 * they are in the object when it is first read. `makeParts` returns the fields that name them.
 */
export function addWithParts<T extends ApiObject>(
  world: World,
  table: Table<T>,
  row: NoInfer<T>,
  category: EventCategoryName,
  makeParts: () => Partial<NoInfer<T>>,
): T {
  emit(world, category, row);
  const whole = { ...row, ...makeParts() };
  insert(table, whole);
  tallyStates(world.tally, null, whole);
  return whole;
}

/** Changes fields of an object and emits the Event. Without a difference it does neither (D-40). */
export function change<T extends ApiObject>(
  world: World,
  table: Table<T>,
  row: T,
  changes: Partial<T>,
  category: EventCategoryName,
): T {
  const changed = { ...row, ...changes };
  return isEqualJson(row, changed) ? row : exchange(world, table, row, changed, category);
}

/** Puts an object in place of the one with its id and emits the Event, also if they are equal. */
export function exchange<T extends ApiObject>(
  world: World,
  table: Table<T>,
  row: T,
  changed: T,
  category: EventCategoryName,
): T {
  const put = putInPlace(world, table, row, changed);
  emit(world, category, put);
  return put;
}

/** Puts an object in place of the one with its id, without an Event. Every transition between states passes here. */
export function putInPlace<T extends ApiObject>(world: World, table: Table<T>, row: T, changed: T): T {
  const put = world.probe === null ? changed : probeStates(world, world.probe, row, changed);
  replace(table, put);
  tallyStates(world.tally, row, put);
  return put;
}

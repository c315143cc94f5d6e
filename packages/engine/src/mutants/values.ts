import { isRecord } from "../parameters/collect-issues.ts";
import { fromTimestamp, toTimestamp } from "../ports/time.ts";
import { findOtherId } from "../state/objects-by-id.ts";
import type { State } from "../state/state.ts";
import type { ValueChange } from "./change.ts";

type Members = Record<string, unknown>;

/** Calls `visit` with each object and list in a JSON value, outer ones first. */
export function eachMembers(value: unknown, visit: (members: Members) => void): void {
  if (typeof value !== "object" || value === null) return;
  visit(value as Members);
  for (const member of Object.values(value)) eachMembers(member, visit);
}

/** Whether a JSON value is an object of a type of its own. */
function isTyped(value: unknown): value is Members & { readonly type: string } {
  return isRecord(value) && typeof value["type"] === "string";
}

/** Calls `visit` with `<type>.<path>` of each value in a JSON value that a mutant would change. */
export function eachPath(json: unknown, visit: (path: string) => void): void {
  eachMembers(json, (object) => {
    if (isTyped(object)) visitMembers(object, object.type, visit);
  });
}

function visitMembers(members: object, path: string, visit: (path: string) => void): void {
  for (const [key, value] of Object.entries(members)) {
    const inner = `${path}.${Array.isArray(members) ? "*" : key}`;
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    visit(inner);
    // The members of an object with a type of its own have paths of their own.
    if (typeof value === "object" && !isTyped(value)) visitMembers(value, inner, visit);
  }
}

/** Changes the field in each object of the type. */
export function changeValues(json: unknown, change: ValueChange, state: State): void {
  eachMembers(json, (object) => {
    if (isTyped(object) && object.type === change.type) changeAt(object, change.path, change, state);
  });
}

function changeAt(members: Members, [name, ...rest]: readonly string[], change: ValueChange, state: State): void {
  const names = name === "*" ? Object.keys(members) : [name as string];
  for (const each of names) {
    const value = members[each];
    if (rest.length === 0) members[each] = otherValue(value, change, state);
    else if (typeof value === "object" && value !== null) changeAt(value as Members, rest, change, state);
  }
}

/** Null stays null, and a value of another type as it is. */
function otherValue(value: unknown, { how, values = [] }: ValueChange, state: State): unknown {
  if (value === null || value === undefined) return value;
  if (how === "null") return null;
  if (typeof value === "number") return how === "one-more" ? value + 1 : value;
  if (typeof value === "boolean") return how === "not" ? !value : value;
  if (Array.isArray(value)) return how === "without-last" ? value.slice(0, -1) : value;
  if (typeof value !== "string") return value;
  if (how === "other-id") return findOtherId(state, value);
  if (how === "hour-later") return toTimestamp(fromTimestamp(value) + HOUR_MS);
  if (how !== "other") return value;
  return values.length === 0 ? `${value}1` : values[(values.indexOf(value) + 1) % values.length];
}

const HOUR_MS = 3_600_000;

import { describe, expect, test } from "vitest";
import { stateMachines } from "../../src/reference.ts";
import { pagesOf } from "../support/walk.ts";
import { populatedBank } from "./populated-bank.ts";

describe("the initial states of objects", () => {
  const bank = populatedBank({});
  bank.eventSubscriptions.create({ url: "https://example.com/later", status: "disabled" });
  const events = pagesOf((cursor) => bank.events.list(cursor === undefined ? {} : { cursor })).flat();
  const changed = new Set(
    events.flatMap(({ category, associated_object_id: id }) => (category.endsWith(".updated") ? [id] : [])),
  );

  const snapshot = bank.snapshot().toJSON();

  /** The objects of a resource that are in their initial state. */
  function unchanged(resource: string): object[] {
    const name = resource.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    // Read from the snapshot, because Real-Time Decisions have no list.
    const { rows } = snapshot.state.tables[name as "accounts"];
    return rows.filter(({ id }) => !changed.has(id));
  }

  /** The states in a field of an object or of its parts, except null. */
  function valuesAt(object: object, field: string): unknown[] {
    const values = field
      .split(".")
      .reduce<unknown[]>((found, key) => found.flatMap((value) => (value as Record<string, unknown>)[key]), [object]);
    return values.filter((value) => value !== null);
  }

  /**
   * The reached states without a transition to them. An object that resolves at once has already left its initial
   * state.
   */
  function origins(name: string): string[] {
    const { states, transitions } = bank.coverage();
    const met = states.reached.filter((each) => each.startsWith(`${name} `)).map((each) => each.split(" ")[1] ?? "");
    return met.filter((state) => !transitions.reached.some((each) => isMoveTo(each, name, state)));
  }

  const isMoveTo = (move: string, name: string, state: string) =>
    move.startsWith(`${name} `) && move.endsWith(` -> ${state}`);

  test.each(stateMachines)(
    "creates objects with $field of $resource in $initial",
    ({ type, resource, field, initial }) => {
      const found = unchanged(resource).flatMap((object) => valuesAt(object, field));
      const states = new Set([...found, ...origins(`${type}.${field}`)]);
      expect([...states].sort()).toEqual([...initial].sort());
    },
  );
});

import { eventCategories, idPrefixOf } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { stateMachines } from "../../src/private/reference.ts";
import type { StateMachine } from "../../src/registry/state-machines.ts";
import { pagesOf } from "../support/walk.ts";
import { populatedBank } from "./populated-bank.ts";

describe("the initial states of objects", () => {
  const bank = populatedBank({ schedules: "live" });
  bank.eventSubscriptions.create({ url: "https://example.com/later", status: "disabled" });
  const events = pagesOf((cursor) => bank.events.list(cursor === undefined ? {} : { cursor })).flat();
  const changed = new Set(
    events.flatMap(({ category, associated_object_id: id }) => (category.endsWith(".updated") ? [id] : [])),
  );

  const snapshot = bank.snapshot().toJSON();

  /** The objects of a resource that are in their initial state. Empty if an update of the objects has no Event. */
  function unchanged({ type, resource }: StateMachine): object[] {
    if (!(`${idPrefixOf(type)}.updated` in eventCategories)) return [];
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

  test("has an object in each state that objects can reach", () => {
    // The clock prints a check after an hour.
    const later = bank.fork();
    later.clock.advance({ hours: 1 });
    const unreached = bank
      .coverage()
      .states.unreached.filter((state) => later.coverage().states.unreached.includes(state));
    expect(unreached, "states that no `populate` in packages/engine/test/resources reaches").toEqual([]);
  });

  test.each(stateMachines)("creates objects with $field of $resource in $initial", (machine) => {
    const { type, field, initial } = machine;
    const found = unchanged(machine).flatMap((object) => valuesAt(object, field));
    const states = new Set([...found, ...origins(`${type}.${field}`)]);
    expect([...states].sort()).toEqual([...initial].sort());
  });
});

import { describe, expect, test } from "vitest";
import { type Bank, type StateMachine, stateMachines } from "../src/index.ts";
import { furnished } from "./support/furnished.ts";
import { pagesOf } from "./support/walk.ts";

describe("the states that a new object can be in", () => {
  const bank = furnished({});
  bank.eventSubscriptions.create({ url: "https://example.com/later", status: "disabled" });
  sendByAllRails(bank);
  const events = pagesOf((cursor) => bank.events.list(cursor === undefined ? {} : { cursor })).flat();
  const changed = new Set(
    events.flatMap(({ category, associated_object_id: id }) => (category.endsWith(".updated") ? [id] : [])),
  );

  /** The objects of a resource that are as they were made. */
  function unchanged(resource: string): object[] {
    const name = resource.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const { list } = bank[name as "accounts"];
    return list().data.filter(({ id }) => !changed.has(id));
  }

  /** The states of objects that are as they were made, and those that others left without ever coming to them. */
  function firstStates({ type, resource, field }: StateMachine): unknown[] {
    const { states, transitions } = bank.coverage();
    const start = `${type}.${field} `;
    const left = states.reached
      .filter((state) => state.startsWith(start))
      .map((state) => state.slice(start.length))
      .filter((state) => !transitions.reached.some((move) => move.startsWith(start) && move.endsWith(`> ${state}`)));
    return [...new Set([...unchanged(resource).flatMap((object) => valuesAt(object, field)), ...left])];
  }

  test.each(stateMachines)("in $field of $resource are $initial", (machine) => {
    expect(firstStates(machine).sort()).toEqual([...machine.initial].sort());
  });
});

/** The state of an object, or of each of its parts; none where it is null. */
function valuesAt(object: object, field: string): unknown[] {
  const values = field
    .split(".")
    .reduce<unknown[]>((found, key) => found.flatMap((value) => (value as Record<string, unknown>)[key]), [object]);
  return values.filter((value) => value !== null);
}

/** What comes this way is changed at once. */
function sendByAllRails({ accountNumbers, simulations }: Bank): void {
  const to = { account_number_id: accountNumbers.list().data[0]?.id as `account_number_${string}`, amount: 1 };
  simulations.inboundAchTransfers.create(to);
  simulations.inboundCheckDeposits.create({ ...to, check_number: "1" });
  simulations.inboundWireTransfers.create(to);
  simulations.inboundRealTimePaymentsTransfers.create(to);
  simulations.inboundFednowTransfers.create(to);
}

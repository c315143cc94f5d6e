import { readdirSync } from "node:fs";
import { eventCategories, idPrefixOf } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { forRow, requireRows, titleEnd } from "../../../../tests/support/rows.ts";
import { BankError, createBank } from "../../src/index.ts";
import { stateMachines } from "../../src/registry/state-machines.ts";
import { isRefused } from "../../src/resource-kit/state-table.ts";
import { eventsOf } from "../support/money.ts";
import { notNow, stateText } from "../support/send.ts";
import { machines, makeInState, nameOf, requestedOf, stateOf } from "./machines.ts";
import { fileOf } from "./proofs.ts";

/** The check of a row. The message of a failure names the move and its file. */
const forEach =
  <Row extends { readonly resource: string }>(check: (row: Row) => void) =>
  (machine: string, from: string, by: string, to: string, _: string, row: Row) =>
    forRow<[string, string, string, string]>(fileOf(row.resource), () => check(row))(machine, from, by, to);

const pairs = stateMachines.flatMap((machine) =>
  Object.entries(machine.table).flatMap(([state, moves]) =>
    Object.entries(moves).map(([trigger, move]) => {
      const name = nameOf(machine);
      const { allowed, clauses } = machines.get(name)?.requested ?? {};
      const next = allowed?.[state]?.[trigger];
      const because = isRefused(move) ? move.because : null;
      const row = { resource: machine.resource, type: machine.type, machine: name, state, trigger, next, because };
      return [name, state, trigger, next ?? "nowhere", titleEnd(clauses?.[state]), row] as const;
    }),
  ),
);

describe("every state machine", () => {
  test("has proofs of each state machine, and of the moves by requests of each that has some", {
    tags: "table",
  }, () => {
    const file = "The `states` of `proofs.ts` in packages/engine/test/resources";
    requireRows({ file, rows: [...machines.keys()], wanted: stateMachines.map(nameOf) });
    const requested = [...machines].flatMap(([name, machine]) => (machine.requested === undefined ? [] : [name]));
    requireRows({ file, rows: requested, wanted: [...new Set(pairs.map(([machine]) => machine))] });
  });

  test("has the state table of every resource in the list", async () => {
    const resources = new URL("../../src/resources/", import.meta.url);
    const files = readdirSync(resources, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\bstates\.ts$/.test(name),
    );
    const modules = await Promise.all(files.map((name) => import(new URL(name, resources).href)));
    const tables = modules.flatMap((exported) => Object.values(exported as object));
    expect(new Set(stateMachines.map(({ table }) => table))).toEqual(new Set(tables));
  });

  test.each(pairs)(
    "moves %s from %s by %s to %s%s",
    forEach(({ machine, type, state, trigger, next, because }) => {
      const bank = createBank();
      const id = makeInState(bank, machine, state);
      const before = stateText(bank);
      const move = () => requestedOf(machine).move(bank, id, trigger);
      if (next !== undefined) {
        const events = eventsOf(bank, move);
        expect(stateOf(bank, machine, id)).toBe(next);
        const updated = `${idPrefixOf(type)}.updated`;
        // A request for the present state changes nothing (D-40).
        const { [`${state} ${trigger}`]: count = next === state ? 0 : 1 } = requestedOf(machine).updates ?? {};
        const expected = updated in eventCategories ? Array(count).fill([updated, id]) : [];
        expect(events.filter(([category]) => category === updated)).toEqual(expected);
        return;
      }
      const detail = `${id} is ${state}, so "${trigger}" is refused: ${because}.`;
      expect(move).toThrow(BankError);
      expect(move).toThrow(expect.objectContaining({ ...notNow, detail }));
      expect(stateText(bank)).toBe(before);
    }),
  );
});

describe("a transition without a request about the object", () => {
  const cases = stateMachines.flatMap((machine) =>
    (machines.get(nameOf(machine))?.automatic ?? []).map(([from, to, act]) => {
      return [`${machine.type}.${machine.field}`, from, "itself", to, "", { ...machine, from, to, act }] as const;
    }),
  );

  test.each(cases)(
    "moves %s from %s by %s to %s, as its state machine says",
    forEach(({ type, field, automatic, from, to, act }) => {
      const bank = createBank({ schedules: "live" });
      act(bank);
      expect(bank.coverage().transitions.reached).toContain(`${type}.${field} ${from} -> ${to}`);
      expect(automatic?.[from]).toContain(to);
    }),
  );

  test("has a row for each transition without a request", { tags: "table" }, () => {
    const wanted = stateMachines.flatMap(({ type, field, automatic = {} }) =>
      Object.entries(automatic).flatMap(([from, next]) => next.map((to) => `${type}.${field} ${from} ${to}`)),
    );
    const file = "The `automatic` moves of `proofs.ts` in packages/engine/test/resources";
    requireRows({ file, rows: cases.map(([machine, from, , to]) => `${machine} ${from} ${to}`), wanted });
  });
});

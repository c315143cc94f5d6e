import { isRefused, type StateMachine } from "@sandbank/engine/private/reference";
import type { Machine } from "@sandbank/view/tables/mutant-tables";
import type { Operation } from "../operations.ts";
import { listTransitions, reachableStates } from "../pictures/states.ts";

/** The refused moves and the transitions of state machines, between the states that objects reach. */
export function readMachines(machines: readonly StateMachine[], operations: readonly Operation[]): Machine[] {
  return machines.map((machine) => {
    const states = reachableStates(machine);
    return {
      type: machine.type,
      field: machine.field,
      states,
      moves: states.flatMap((from) => listRefused(machine, from)),
      transitions: listTransitions(machine)
        .filter(({ from, to }) => states.includes(from) && !machine.throughOthers?.[from]?.includes(to))
        .map(({ from, to, triggers, isAutomatic }) => {
          const [operation, ...more] = triggers.flatMap((trigger) => findOperations(machine, trigger, operations));
          return operation === undefined || more.length > 0 || isAutomatic ? [from, to] : [from, to, operation];
        }),
    };
  });
}

function listRefused({ table }: StateMachine, from: string): Machine["moves"] {
  const refused = Object.entries(table[from] ?? {}).flatMap(([trigger, move]) =>
    isRefused(move) ? [{ trigger, because: move.because }] : [],
  );
  return [...Map.groupBy(refused, ({ because }) => because)].map(([because, moves]) => [
    from,
    because,
    Object.fromEntries(moves.map(({ trigger }) => [trigger, findTarget(table, trigger) ?? from])),
  ]);
}

/** The state to which a trigger leads from another state; undefined if it leaves each state as it is. */
function findTarget(table: StateMachine["table"], trigger: string): string | undefined {
  return Object.entries(table)
    .map(([state, moves]) => ({ state, to: moves[trigger] }))
    .flatMap(({ state, to }) => (typeof to === "string" && to !== state ? [to] : []))[0];
}

/** The operations that a trigger stands for: `accounts.close` for `close`. */
function findOperations({ resource }: StateMachine, trigger: string, operations: readonly Operation[]): string[] {
  const end = `.${trigger.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())}`;
  return operations.flatMap((each) => (each.resource === resource && each.name.endsWith(end) ? [each.name] : []));
}

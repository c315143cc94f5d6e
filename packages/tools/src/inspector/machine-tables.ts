import type { StateMachine } from "@sandbank/engine/private/reference";
import type { MachineTable, MachineTransition } from "@sandbank/inspector/tables/machine-table";
import { isAskedFor, listTransitions, reachableStates } from "../pictures/states.ts";

/** The state machines as the page shows them: without the transitions that are refused and states that do not occur. */
export function machineTables(machines: readonly StateMachine[]): MachineTable[] {
  return machines.map((machine) => {
    const states = reachableStates(machine);
    return {
      type: machine.type,
      field: machine.field,
      initial: machine.initial,
      transitions: [
        ...listTransitions(machine).map(({ from, to, triggers, isAutomatic }) => ({
          from,
          to,
          by: isAskedFor(machine) ? [] : triggers,
          ...(isAutomatic && { isAutomatic }),
        })),
        ...listKept(machine),
      ].filter(({ from }) => states.includes(from)),
    };
  });
}

/** The requests that keep the state, such as the settlement of a submitted transfer. */
function listKept({ table }: StateMachine): MachineTransition[] {
  return Object.entries(table).flatMap(([state, row]) => {
    // A trigger that is named like the state asks for it.
    const by = Object.keys(row).filter((trigger) => row[trigger] === state && trigger !== state);
    return by.length === 0 ? [] : [{ from: state, to: state, by }];
  });
}

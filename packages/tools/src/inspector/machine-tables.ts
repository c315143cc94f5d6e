import type { StateMachine } from "@sandbank/engine/private/reference";
import type { MachineTable } from "@sandbank/inspector/tables/machine-table";
import { isAskedFor, listTransitions, reachableStates } from "../pictures/states.ts";

/** The state machines as the page shows them: without the transitions that are refused and states that do not occur. */
export function machineTables(machines: readonly StateMachine[]): MachineTable[] {
  return machines.map((machine) => {
    const states = reachableStates(machine);
    return {
      type: machine.type,
      field: machine.field,
      initial: machine.initial,
      states,
      transitions: listTransitions(machine)
        .filter(({ from }) => states.includes(from))
        .map(({ from, to, triggers, isAutomatic }) => ({
          from,
          to,
          by: isAskedFor(machine) ? [] : triggers,
          isAutomatic,
        })),
    };
  });
}

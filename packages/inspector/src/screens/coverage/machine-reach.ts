import { machineTables } from "../../generated/state-machines.ts";
import type { MachineTable } from "../../tables/machine-table.ts";
import { type Coverage, type Tally, tallyOf } from "./kinds.ts";

export function nameOf({ type, field }: MachineTable): string {
  return `${type}.${field}`;
}

export function findMachine(name: string): MachineTable | undefined {
  return machineTables.find((machine) => nameOf(machine) === name);
}

/** Returns the name of a transition in the coverage. */
export function transitionName(machine: MachineTable, from: string, to: string): string {
  return `${nameOf(machine)} ${from} -> ${to}`;
}

/** Counts the reached states or transitions of a machine. */
export function tallyOfMachine(machine: MachineTable, kind: "states" | "transitions", counts: Coverage): Tally {
  const within = (name: string) => name.startsWith(`${nameOf(machine)} `);
  const { reached, unreached } = counts[kind];
  return tallyOf(nameOf(machine), nameOf(machine), {
    reached: reached.filter(within),
    unreached: unreached.filter(within),
  });
}

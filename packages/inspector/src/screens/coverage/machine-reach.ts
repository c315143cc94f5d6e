import { machineTables } from "../../generated/state-machines.ts";
import type { MachineTable } from "../../tables/machine-table.ts";
import { type Count, type Coverage, countIn } from "./kinds.ts";

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
export function countOfMachine(machine: MachineTable, kind: "states" | "transitions", counts: Coverage): Count {
  return countIn(counts[kind], (name) => name.startsWith(`${nameOf(machine)} `));
}

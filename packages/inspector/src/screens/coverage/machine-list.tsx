import { machineTables } from "../../generated/state-machines.ts";
import type { Column } from "../../parts/column.ts";
import { Table } from "../../parts/table.tsx";
import type { MachineTable } from "../../tables/machine-table.ts";
import { countOf } from "../../words/count.ts";
import { type Coverage, countIn } from "./kinds.ts";
import { countOfMachine, nameOf } from "./machine-reach.ts";

/** Lists all state machines, with their tallies. */
export function MachineList({ counts }: { readonly counts: Coverage }) {
  const { reached, all } = countIn(counts.transitions);
  return (
    <>
      <p>
        {reached} of {countOf(all, "transition")} are reached.
      </p>
      <Table
        caption="State machines with their coverage"
        columns={columnsOf(counts)}
        rows={machineTables}
        keyOf={nameOf}
      />
    </>
  );
}

function columnsOf(counts: Coverage): Column<MachineTable>[] {
  const figure = (machine: MachineTable, kind: "states" | "transitions") => {
    const { reached, all } = countOfMachine(machine, kind, counts);
    return `${reached} of ${all}`;
  };
  return [
    { title: "Field", cell: (machine) => <code title={nameOf(machine)}>{nameOf(machine)}</code> },
    { title: "States", cell: (machine) => figure(machine, "states"), isNumber: true, width: "76px" },
    { title: "Transitions", cell: (machine) => figure(machine, "transitions"), isNumber: true, width: "108px" },
  ];
}

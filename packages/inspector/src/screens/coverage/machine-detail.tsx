import { Tag } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import type { MachineTable } from "../../tables/machine-table.ts";
import { type Coverage, MACHINES } from "./kinds.ts";
import { countOfMachine, nameOf, transitionName } from "./machine-reach.ts";

/** The states and transitions of a state machine, and which of them are reached. */
export function MachineDetail({ machine, counts }: { readonly machine: MachineTable; readonly counts: Coverage }) {
  const states = countOfMachine(machine, "states", counts);
  const transitions = countOfMachine(machine, "transitions", counts);
  const missedStates = machine.states.filter((state) =>
    counts.states.unreached.includes(`${nameOf(machine)} ${state}`),
  );
  const isReached = (from: string, to: string) =>
    counts.transitions.reached.includes(transitionName(machine, from, to));
  return (
    <>
      <p>
        {states.reached} of {states.all} states and {transitions.reached} of {transitions.all} transitions are reached.
      </p>
      {missedStates.length > 0 && (
        <p>
          States that are not reached:{" "}
          {missedStates.map((state, index) => (
            <span key={state}>
              {index > 0 && ", "}
              <a href={hrefTo("coverage", `states ${nameOf(machine)} ${state}`, { kind: MACHINES })}>{state}</a>
            </span>
          ))}
          .
        </p>
      )}
      <TransitionTable machine={machine} isReached={isReached} />
    </>
  );
}

interface TransitionTableProps {
  readonly machine: MachineTable;
  readonly isReached: (from: string, to: string) => boolean;
}

function TransitionTable({ machine, isReached }: TransitionTableProps) {
  return (
    <table class="checks">
      <caption class="visually-hidden">Transitions of {nameOf(machine)}</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">Reached</th>
        </tr>
      </thead>
      <tbody>
        {machine.transitions.map(({ from, to }) => (
          <tr key={`${from} ${to}`}>
            <td>{from}</td>
            <td>{to}</td>
            <td>
              {isReached(from, to) ? (
                <Tag tone="ok">reached</Tag>
              ) : (
                <>
                  <Tag tone="quiet">not reached</Tag>{" "}
                  <a href={hrefTo("coverage", `transitions ${transitionName(machine, from, to)}`, { kind: MACHINES })}>
                    trigger it
                    <span class="visually-hidden">
                      : {from} to {to}
                    </span>
                  </a>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

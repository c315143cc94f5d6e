import { Section } from "../../parts/frames.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Tag } from "../../parts/values.tsx";
import type { MachineTable, MachineTransition } from "../../tables/machine-table.ts";
import { valuesAt } from "../../tables/values-at.ts";

/** The state of an object, the states that can follow, and the whole state machine as a table. */
export function ObjectStates({ machine, object }: { readonly machine: MachineTable; readonly object: unknown }) {
  const current = [...new Set(valuesAt(object, machine.field).map(String))];
  return (
    <Section title={machine.field}>
      {current.length === 0 && <p class="muted">The object has no state of this kind.</p>}
      {current.map((state) => (
        <p key={state}>
          <Tag tone={toneOfState(state)}>{state}</Tag> {nextText(machine, state)}
        </p>
      ))}
      <details>
        <summary>All transitions</summary>
        <table class="transitions">
          <caption class="visually-hidden">Transitions of {machine.field}</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Can become</th>
            </tr>
          </thead>
          <tbody>
            {machine.states.map((state) => (
              <tr key={state}>
                <th scope="row">
                  {state}
                  {current.includes(state) && <span class="muted"> (now)</span>}
                </th>
                <td>{targetsText(machine, state) || "nothing: it is final"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}

function nextText(machine: MachineTable, state: string): string {
  const targets = targetsText(machine, state);
  return targets === "" ? "It is final." : `It can become ${targets}.`;
}

function targetsText({ transitions }: MachineTable, state: string): string {
  return transitions
    .filter(({ from, to }) => from === state && to !== state)
    .map(targetText)
    .join(", ");
}

/** `closed by close`. A trigger that is named like the state is left out. */
function targetText({ to, by, isAutomatic }: MachineTransition): string {
  const causes = [...by.map((trigger) => `by ${trigger}`), ...(isAutomatic ? ["automatically"] : [])];
  return [to, causes.join(" or ")].filter(Boolean).join(" ");
}

import { useState } from "preact/hooks";
import { formTables } from "../../generated/forms.ts";
import { Empty, PageHeader, Panel } from "../../parts/frames.tsx";
import { hrefTo, route, visits } from "../../router/router.ts";
import { FaultsPanel } from "./faults-panel.tsx";
import { SimulationForm } from "./simulation-form.tsx";
import "./simulate.css";

/** A form for each event from outside: a card payment, an incoming transfer, a piece of mail. */
export function Simulate() {
  const { id } = route.value;
  const form = formTables.find(({ operation }) => operation === id);
  if (id === null || id === "faults") return <Directory isAtFaults={id !== null} />;
  return (
    <>
      <PageHeader title={form?.name ?? "Simulate"} note={form?.title}>
        <a class="button" href={hrefTo("simulate")}>
          All simulations
        </a>
      </PageHeader>
      {form === undefined ? (
        <Empty>
          <p>There is no simulation {JSON.stringify(id)}.</p>
        </Empty>
      ) : (
        <SimulationForm key={`${form.operation} ${visits.value}`} form={form} />
      )}
    </>
  );
}

const simulations = formTables.filter(({ operation }) => operation.startsWith("simulations."));

/** All simulations by their headings, or those with the words of a filter. */
function Directory({ isAtFaults }: { readonly isAtFaults: boolean }) {
  const [text, setText] = useState("");
  const words = text.toLowerCase().split(/\s+/);
  const shown = simulations.filter(({ name, title, heading }) =>
    words.every((word) => `${name} ${title} ${heading}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <PageHeader title="Simulate">
        <input
          type="search"
          aria-label="Filter the simulations"
          placeholder="Filter, such as ach"
          onInput={({ currentTarget }) => setText(currentTarget.value.trim())}
        />
      </PageHeader>
      <div class="simulate">
        <nav class="directory" aria-label="Simulations">
          {[...Map.groupBy(shown, ({ heading }) => heading)].map(([heading, forms]) => (
            <Panel key={heading} title={heading}>
              <ul>
                {forms.map(({ operation, name, title }) => (
                  <li key={operation}>
                    <a href={hrefTo("simulate", operation)}>{name ?? title}</a>
                    {name && <span class="hint">{title}</span>}
                  </li>
                ))}
              </ul>
            </Panel>
          ))}
          {shown.length === 0 && <p class="muted">No simulation has these words.</p>}
        </nav>
        <FaultsPanel isFocused={isAtFaults} />
      </div>
    </>
  );
}

import { useId } from "preact/hooks";
import { formTables } from "../../generated/forms.ts";
import { PageHeader } from "../../parts/page-header.tsx";
import { Prose } from "../../parts/prose.tsx";
import { Empty } from "../../parts/states.tsx";
import { goTo, hrefTo, route } from "../../router/router.ts";
import { shortTitle } from "../../words/short-title.ts";
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
      <PageHeader title="Simulate">
        <FormPicker operation={id} />
      </PageHeader>
      {form === undefined ? (
        <Empty>
          <p>There is no simulation {JSON.stringify(id)}.</p>
          <a href={hrefTo("simulate")}>Show all simulations</a>
        </Empty>
      ) : (
        <SimulationForm key={form.operation} form={form} />
      )}
    </>
  );
}

/** The section of what other banks and the postal service send. Most of its sections in the API have one form. */
const INCOMING = "Incoming transfers, checks and mail";

const simulations = formTables.filter(({ operation }) => operation.startsWith("simulations."));
const bySection = Map.groupBy(simulations, ({ section }) => (section.startsWith("Inbound ") ? INCOMING : section));
/** The forms that people use most come first. */
const sections = [...bySection].sort(([one], [other]) => rankOf(one) - rankOf(other));

function rankOf(section: string): number {
  const rank = ["Card Payments", INCOMING].indexOf(section);
  return rank === -1 ? 2 : rank;
}

function Directory({ isAtFaults }: { readonly isAtFaults: boolean }) {
  return (
    <>
      <PageHeader title="Simulate" />
      <div class="simulate">
        <nav class="directory" aria-label="Simulations">
          {sections.map(([section, forms]) => (
            <section key={section} class="panel padded">
              <h2>{section}</h2>
              <ul>
                {forms.map(({ operation, summary }) => (
                  <li key={operation}>
                    <a href={hrefTo("simulate", operation)}>
                      <Prose text={shortTitle(summary)} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <FaultsPanel isFocused={isAtFaults} />
      </div>
    </>
  );
}

/** Selects the form. Drops the entries, because every form has other fields. */
function FormPicker({ operation }: { readonly operation: string }) {
  const id = useId();
  return (
    <div class="row picker">
      <label class="muted" for={id}>
        What happens
      </label>
      <select id={id} value={operation} onChange={({ currentTarget }) => goTo("simulate", currentTarget.value)}>
        {sections.map(([section, forms]) => (
          <optgroup key={section} label={section}>
            {forms.map((form) => (
              <option key={form.operation} value={form.operation}>
                {shortTitle(form.summary).replaceAll("`", "")}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

import { useId } from "preact/hooks";
import { formTables } from "../../generated/forms.ts";
import { PageHeader } from "../../parts/page-header.tsx";
import { Prose } from "../../parts/prose.tsx";
import { Empty } from "../../parts/states.tsx";
import { goTo, hrefTo, route } from "../../router/router.ts";
import { SimulationForm } from "./simulation-form.tsx";
import "./simulate.css";

/** A form for each event from outside: a card payment, an incoming transfer, a piece of mail. */
export function Simulate() {
  const { id } = route.value;
  const form = formTables.find(({ operation }) => operation === id);
  if (id === null) return <Directory />;
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

const sections = [...Map.groupBy(formTables, ({ section }) => section)];

function Directory() {
  return (
    <>
      <PageHeader title="Simulate" note="What cardholders, merchants, senders and the postal service do" />
      <p>Choose what happens. The bank responds as it would to a request of your app, and you see the result.</p>
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

/**
 * Returns the first clause of the sentence: "Settle a card payment" for "Settle a card payment, as a merchant would."
 */
function shortTitle(summary: string): string {
  return summary.replace(/(?:, (?:as|in) .*|\.)$/s, "");
}

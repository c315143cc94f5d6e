import { formTables } from "../../generated/forms.ts";
import { Picker } from "../../parts/fields.tsx";
import { Empty, PageHeader } from "../../parts/frames.tsx";
import { goTo, hrefTo, route, visits } from "../../router/router.ts";
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
        {/* Drops the entries, because every form has other fields. */}
        <Picker
          label="What happens"
          value={id}
          onChange={(operation) => goTo("simulate", operation)}
          options={sections.flatMap(([group, forms]) =>
            forms.map(({ operation, summary }) => ({
              value: operation,
              label: shortTitle(summary),
              group,
            })),
          )}
        />
      </PageHeader>
      {form === undefined ? (
        <Empty>
          <p>There is no simulation {JSON.stringify(id)}.</p>
          <a href={hrefTo("simulate")}>Show all simulations</a>
        </Empty>
      ) : (
        <SimulationForm key={`${form.operation} ${visits.value}`} form={form} />
      )}
    </>
  );
}

/** What people simulate, most used first, and the sections of the API that it is in. */
const uses: readonly (readonly [use: string, sections: RegExp])[] = [
  ["Pay with a card", /^Card Payments$/],
  ["Receive money", /^Inbound (?!Mail|Check)|^Accounts$/],
  // The two columns end at about the same height.
  ["Other", /^(?!.* Transfers$|.*Mail|.*Check|Physical Cards)/],
  ["Send a transfer on", / Transfers$/],
  ["Mail and checks", /./],
];

const simulations = formTables.filter(({ operation }) => operation.startsWith("simulations."));
const byUse = Map.groupBy(simulations, ({ section }) => uses.findIndex(([, sections]) => sections.test(section)));
const sections = uses.map(([use], index) => [use, byUse.get(index) ?? []] as const);

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
                    <a href={hrefTo("simulate", operation)}>{shortTitle(summary)}</a>
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

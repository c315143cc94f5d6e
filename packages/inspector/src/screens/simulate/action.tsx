import { formTables } from "../../generated/forms.ts";
import { Empty } from "../../parts/frames.tsx";
import type { FormTable } from "../../tables/form-table.ts";
import { actionText } from "../../words/choose-verb.ts";
import { readState } from "./decision.ts";
import { SimulationForm } from "./simulation-form.tsx";
import "./simulate.css";

/** The form of the operation in the value, over the object that it changes. */
export function Action({ value }: { readonly value: string }) {
  const form = findForm(value);
  if (form !== undefined) return <SimulationForm form={form} isInDialog />;
  return (
    <Empty>
      <p>There is no operation {JSON.stringify(value)} with a form.</p>
    </Empty>
  );
}

Action.titleOf = (value: string) => {
  const form = findForm(value);
  return form === undefined ? value : actionText(form, readState(form));
};

function findForm(value: string): FormTable | undefined {
  return formTables.find(({ operation }) => operation === value);
}

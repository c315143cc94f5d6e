import { SelectField } from "../../parts/fields.tsx";
import { Panel } from "../../parts/panel.tsx";
import { type Scheme, scheme } from "../../store/scheme.ts";

const options: readonly { readonly value: Scheme; readonly label: string }[] = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Chooses the colours of the page in this browser. */
export function SchemePanel() {
  return (
    <Panel title="This page">
      <SelectField
        label="Colours"
        hint="Kept in this browser."
        value={scheme.value}
        onChange={(value) => {
          scheme.value = value as Scheme;
        }}
        options={options}
      />
    </Panel>
  );
}

import { SelectField } from "../../parts/fields.tsx";
import { Panel } from "../../parts/panel.tsx";
import { type Scheme, scheme } from "../../store/scheme.ts";
import { hasSingleKeys } from "../../store/single-keys.ts";

const options: readonly { readonly value: Scheme; readonly label: string }[] = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const switches = [
  { value: "on", label: "On" },
  { value: "off", label: "Off" },
];

/** Selects the colours and shortcuts of the page in this browser. */
export function PagePanel() {
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
      <SelectField
        label="Keys of one character"
        hint="Such as j, / and g l. Turn them off if you press them by accident or control the page by speech. Ctrl K, Esc, Enter and the arrows always work."
        value={hasSingleKeys.value ? "on" : "off"}
        onChange={(value) => {
          hasSingleKeys.value = value === "on";
        }}
        options={switches}
      />
    </Panel>
  );
}

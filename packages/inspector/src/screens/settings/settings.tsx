import { CopiedCode } from "../../parts/copy-button.tsx";
import { SelectField } from "../../parts/fields.tsx";
import { Keys, Section, Show } from "../../parts/frames.tsx";
import { type Scheme, scheme, singleKeys } from "../../store/settings.ts";
import { live } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { BanksPanel } from "./banks-panel.tsx";

/** Shows the banks with their keys, the server, and the colours and shortcuts of this page. */
export function Settings() {
  const isServer = live.value?.kind === "server";
  return (
    <div class="settings stack">
      {isServer && <BanksPanel />}
      <PagePanel />
      {isServer && <ServerPanel />}
    </div>
  );
}

/** Shows the version, address, seed and data directory of the server. */
function ServerPanel() {
  const status = useRead("status");
  return (
    <Section title="Server">
      <Show read={status}>
        {({ version, url, persisted, seed }) => (
          <Keys
            of={{
              Version: version,
              Address: <CopiedCode text={url} what="address" />,
              "Seed for ids": <code>{JSON.stringify(seed)}</code>,
              "Data directory": persisted === null ? "none: the banks are in memory only" : <code>{persisted}</code>,
            }}
          />
        )}
      </Show>
    </Section>
  );
}

/** Selects the colours and shortcuts of the page in this browser. */
function PagePanel() {
  return (
    <Section title="This page">
      <SelectField
        label="Colours"
        value={scheme.value}
        onChange={(value) => {
          scheme.value = value as Scheme;
        }}
        options={[
          { value: "system", label: "As the system" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
      <SelectField
        label="Keys of one character"
        hint="Such as j, / and g l. Turn them off if you press them by accident or control the page by speech. Ctrl K, Esc, Enter and the arrows always work."
        value={singleKeys.value}
        onChange={(value) => {
          singleKeys.value = value;
        }}
        options={[
          { value: "on", label: "On" },
          { value: "off", label: "Off" },
        ]}
      />
    </Section>
  );
}

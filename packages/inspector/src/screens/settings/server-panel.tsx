import { CopyButton } from "../../parts/copy-button.tsx";
import { Instant } from "../../parts/instant.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Show } from "../../parts/states.tsx";
import { useRead } from "../../store/use-read.ts";

/** Shows the version, address, seed and data directory of the server. */
export function ServerPanel() {
  const status = useRead("status");
  return (
    <Panel title="Server">
      <Show read={status}>
        {({ version, url, pid, startedAt, persisted, seed }) => (
          <dl class="keys">
            <dt class="muted">Version</dt>
            <dd>{version}</dd>
            <dt class="muted">Address</dt>
            <dd class="break">
              <code>{url}</code> <CopyButton text={url} label="Copy the address" />
            </dd>
            <dt class="muted">Seed for ids</dt>
            <dd class="break">
              <code>{JSON.stringify(seed)}</code>
            </dd>
            <dt class="muted">Data directory</dt>
            <dd class="break">
              {persisted === null ? "none: the banks are in memory only" : <code>{persisted}</code>}
            </dd>
            <dt class="muted">Started</dt>
            <dd>
              <Instant at={startedAt} /> UTC, process {pid}
            </dd>
          </dl>
        )}
      </Show>
    </Panel>
  );
}

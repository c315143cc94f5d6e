import { PageHeader } from "../../parts/page-header.tsx";
import { live } from "../../store/store.ts";
import { BanksPanel } from "./banks-panel.tsx";
import { PagePanel } from "./page-panel.tsx";
import { ServerPanel } from "./server-panel.tsx";
import "./settings.css";

/** Shows the banks with their keys, the server, and the colours and shortcuts of this page. */
export function Settings() {
  const isServer = live.value?.kind === "server";
  return (
    <>
      <PageHeader title="Settings" />
      <div class="settings">
        {isServer && <BanksPanel />}
        {isServer && <ServerPanel />}
        <PagePanel />
      </div>
    </>
  );
}

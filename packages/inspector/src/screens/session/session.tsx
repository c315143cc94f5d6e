import "./session.css";
import { PageHeader } from "../../parts/page-header.tsx";
import { instant } from "../../router/router.ts";
import { ExportPanel } from "./export-panel.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { OpenPanel } from "./open-panel.tsx";

/** Saves the session as a file or a link, and opens other sessions. */
export function Session() {
  const at = instant.value;
  return (
    <>
      <PageHeader
        title="Session"
        note={at === null ? "Everything that happened in the bank" : `The first ${at} entries`}
      />
      <div class="session-panels">
        <LinkPanel />
        <ExportPanel />
        <OpenPanel />
      </div>
    </>
  );
}

import "./share.css";
import { useState } from "preact/hooks";
import { instant } from "../../router/router.ts";
import { FileExport } from "./exports.tsx";
import { OpenPanel } from "./open-panel.tsx";

/** Saves the session as a file, and opens other sessions. A value such as `test` writes that file at once. */
export function Share({ value }: { readonly value: string }) {
  const [isRedacted, setRedacted] = useState(true);
  const at = instant.value;
  return (
    <div class="share stack">
      <p class="muted">
        {at === null ? "Everything that happened in the bank" : `What happened until entry ${at} of the journal`}, to
        send to someone, to keep, or to repeat as a test.
      </p>
      <label class="redact">
        <input
          type="checkbox"
          checked={isRedacted}
          onChange={({ currentTarget }) => setRedacted(currentTarget.checked)}
        />
        <span>Without API keys, webhook secrets, uploads and queries of URLs</span>
      </label>
      <FileExport isRedacted={isRedacted} starts={value} key={String(isRedacted)} />
      <OpenPanel />
    </div>
  );
}

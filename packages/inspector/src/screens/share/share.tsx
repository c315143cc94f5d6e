import "./share.css";
import { instantText } from "@sandbank/view/words/instants";
import { useState } from "preact/hooks";
import { instant } from "../../router/router.ts";
import { useRead } from "../../store/use-read.ts";
import { FileExport } from "./exports.tsx";
import { OpenPanel } from "./open-panel.tsx";

/** Saves the session as a file, and opens other sessions. A value such as `test` writes that file at once. */
export function Share({ value }: { readonly value: string }) {
  const [isRedacted, setRedacted] = useState(true);
  const clock = useRead("clock.get");
  const isPast = instant.value !== null && clock.state === "ready";
  return (
    <div class="share stack">
      <p class="muted">
        {isPast ? `What happened until ${instantText(clock.data.now)} UTC` : "Everything that happened in the bank"}, to
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
